import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT, runScript, SetupError, toolCommand } from './setup-command.mjs'
import { requireNode } from './setup-node.mjs'
import { ensurePackages } from './setup-packages.mjs'
import { choosePort, isPortBusy } from './setup-port.mjs'

const WEB_HOST = '127.0.0.1'
const WEB_PORT = 5173

requireNode()
await runScript(develop)

async function develop() {
  const environmentFile = join(ROOT, '.env')
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
  await ensurePackages(() => console.log('Installing packages.'))
  if (await isPortBusy(WEB_HOST, WEB_PORT)) {
    throw new SetupError(`Port ${WEB_PORT} is in use.`, 'Another npm run dev may be running: stop it first.')
  }

  const host = process.env['HOST'] || WEB_HOST
  const dataDir = resolve(ROOT, process.env['DATA_DIR'] || 'data')
  const port = await choosePort({ host, port: process.env['PORT'], dataDir })
  const env = {
    ...process.env,
    ...(port && { PORT: String(port.taken) }),
    PUBLIC_URL: process.env['PUBLIC_URL'] || `http://${WEB_HOST}:${WEB_PORT}`,
  }
  const commands = [
    [...toolCommand('tsx'), 'watch', '--clear-screen=false', 'src/server/main.ts'],
    [...toolCommand('vite'), '--host', WEB_HOST, '--port', String(WEB_PORT), '--strictPort', '--clearScreen', 'false'],
  ]
  return runTogether(commands, env)
}

/**
 * Runs commands side by side until the first of them ends; then the others are stopped too.
 * @param {readonly (readonly string[])[]} commands
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code of the first that ended
 */
async function runTogether(commands, env) {
  const children = commands.map(([program = '', ...args]) => spawn(program, args, { cwd: ROOT, env, stdio: 'inherit' }))
  const stopAll = () => children.forEach((child) => child.kill('SIGTERM'))
  process.on('SIGINT', stopAll).on('SIGTERM', stopAll)
  const ends = children.map(
    (child) =>
      new Promise((/** @type {(code: number) => void} */ settle, reject) => {
        child.once('error', reject).once('exit', (code) => settle(code ?? 0))
      }),
  )
  const code = await Promise.race(ends)
  stopAll()
  await Promise.all(ends)
  return code
}
