import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureBuild } from './setup-build.mjs'
import { ROOT, runScript, secondsSince } from './setup-command.mjs'
import { requireNode } from './setup-node.mjs'
import { ensurePackages } from './setup-packages.mjs'
import { choosePort, rememberPort } from './setup-port.mjs'
import { supervise } from './setup-supervisor.mjs'

requireNode()
await runScript(start)

async function start() {
  const startedMs = performance.now()
  const environmentFile = join(ROOT, '.env')
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)

  await ensurePackages(() => console.log('Installing packages. This happens once and takes up to a minute.'))
  await ensureBuild(() => console.log('Building. This happens once for each version.'))

  const host = process.env['HOST'] || '127.0.0.1'
  const dataDir = resolve(ROOT, process.env['DATA_DIR'] || 'data')
  const port = await choosePort({
    host,
    port: process.env['PORT'],
    dataDir,
    mustStay: Boolean(process.env['PUBLIC_URL']),
  })

  return supervise({
    command: [process.execPath, join(ROOT, 'dist', 'server', 'main.js')],
    env: port ? { ...process.env, PORT: String(port.taken) } : process.env,
    onFirstReady(url) {
      const moved = port && port.taken !== port.wanted ? ` Port ${port.wanted} was in use, so it keeps this one.` : ''
      console.log(`Pricewright is ready at ${url} after ${secondsSince(startedMs)}.${moved} Stop it with Ctrl+C.`)
      if (port) rememberPort(dataDir, port)
    },
  })
}
