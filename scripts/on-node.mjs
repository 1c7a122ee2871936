import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lastLines, npmCommand, ROOT, run, runScript, SetupError } from './setup-command.mjs'

// Runs the unit and integration tests on another version of Node.js, whose binary npm carries: `npm run test:node -- 24`.

/** Where binaries are kept, by version. */
const KEPT = join(ROOT, '.cache', 'node')
const USAGE = 'Usage: npm run test:node -- 24 [the options of npm test; --only unit,integration unless told]'

await runScript(async () => {
  const [version = '', ...options] = process.argv.slice(2)
  if (!/^\d+(\.\d+){0,2}$/.test(version)) throw new SetupError(`"${version}" is no version of Node.js.`, USAGE)
  const exact = await newestOf(version)
  const node = await binaryOf(exact)
  console.log(`Node.js ${exact}`)
  const only = options.includes('--only') ? [] : ['--only', 'unit,integration']
  const { code, output } = await run([node, 'scripts/test.mjs', ...only, ...options], {
    env: { ...process.env, PATH: [dirname(node), process.env['PATH']].join(':') },
  })
  console.log(output.trimEnd())
  return code
})

/** The package of npm that holds the binary for this machine. */
function packageName() {
  const name = `${process.platform}-${process.arch}`
  const known = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win-x64']
  const found = known.find((each) => each === name.replace('win32', 'win'))
  if (!found)
    throw new SetupError(`npm carries no Node.js for ${name}.`, 'Install that version and run npm test on it.')
  return `node-${found}`
}

/**
 * The newest version that begins so.
 * @param {string} version such as `24` or `24.21`
 */
async function newestOf(version) {
  const found = await npm('view', `${packageName()}@${version}`, 'version', '--json')
  const versions = [JSON.parse(found || '[]')].flat()
  const newest = versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
  if (typeof newest !== 'string') throw new SetupError(`npm has no Node.js ${version}.`, USAGE)
  return newest
}

/**
 * The binary of a version, fetched once.
 * @param {string} version
 */
async function binaryOf(version) {
  const name = packageName()
  const folder = join(KEPT, version)
  const binary = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(binary)) return binary
  mkdirSync(KEPT, { recursive: true })
  const made = mkdtempSync(join(KEPT, 'new-'))
  try {
    // No script of the package runs: it holds a binary, and nothing else is wanted of it.
    await npm('install', '--prefix', made, '--no-save', '--no-package-lock', '--ignore-scripts', `${name}@${version}`)
    rmSync(folder, { recursive: true, force: true })
    renameSync(made, folder)
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
  return binary
}

/** @param {readonly string[]} args */
async function npm(...args) {
  const { code, output } = await run([...npmCommand(), ...args, '--loglevel=error'])
  if (code === 0) return output
  throw new SetupError(`npm ${args[0]} failed:\n${lastLines(output, 10)}`, 'Check the connection to the npm registry.')
}
