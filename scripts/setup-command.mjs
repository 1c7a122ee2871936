import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

const KILL_AFTER_MS = 5_000
const ON_WINDOWS = process.platform === 'win32'

/** A failure that a person can put right; the remedy says how. */
export class SetupError extends Error {
  /**
   * @param {string} message
   * @param {string} remedy
   */
  constructor(message, remedy) {
    super(message)
    this.name = 'SetupError'
    this.remedy = remedy
  }
}

/**
 * Runs the body of a script. A `SetupError` is told in two lines, anything else with its stack; both end with exit code 1.
 * @param {() => Promise<number>} body resolves to the exit code
 */
export async function runScript(body) {
  try {
    process.exitCode = await body()
  } catch (error) {
    if (error instanceof SetupError) console.error(`${error.message}\n${error.remedy}`)
    else console.error(error)
    process.exitCode = 1
  }
}

/**
 * @typedef {object} CommandResult
 * @property {number} code exit code; 1 when the command was ended by a signal
 * @property {string} output standard output and standard error in the order of their arrival, without colours
 * @property {boolean} timedOut
 */

/**
 * Runs a command to its end and collects what it says. The command gets a process group of its own,
 * so that nothing it started survives its time limit or an interrupt.
 * @param {readonly string[]} command
 * @param {{ env?: NodeJS.ProcessEnv, timeoutMs?: number }} [options]
 * @returns {Promise<CommandResult>}
 */
export function run(command, { env = process.env, timeoutMs } = {}) {
  const [program = '', ...args] = command
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: withLocalTools(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !ON_WINDOWS,
    })
    /** @type {string[]} */
    const pieces = []
    let timedOut = false
    const stop = () => endProcessGroup(child)
    const timer = timeoutMs && setTimeout(() => ((timedOut = true), stop()), timeoutMs)
    const interrupt = () => {
      stop()
      process.exit(130)
    }
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt)

    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => pieces.push(text))
    const finish = (/** @type {number} */ code) => {
      if (timer) clearTimeout(timer)
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
      resolve({ code, output: stripVTControlCharacters(pieces.join('')), timedOut })
    }
    child.once('error', (error) => (pieces.push(error.message), finish(1)))
    child.once('close', (code) => finish(timedOut ? 1 : (code ?? 1)))
  })
}

/** @param {import('node:child_process').ChildProcess} child */
function endProcessGroup(child) {
  const { pid } = child
  if (!pid) return
  if (ON_WINDOWS) {
    child.kill()
    return
  }
  signalGroup(pid, 'SIGTERM')
  setTimeout(() => signalGroup(pid, 'SIGKILL'), KILL_AFTER_MS).unref()
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
  }
}

/**
 * The tools of node_modules find each other by the path.
 * @param {NodeJS.ProcessEnv} env
 */
function withLocalTools(env) {
  return { ...env, PATH: [join(ROOT, 'node_modules', '.bin'), env['PATH']].filter(Boolean).join(delimiter) }
}

/**
 * The command that runs a tool of an installed package, on every platform and without a shell.
 * @param {string} packageName
 * @param {string} [binary] the package's own name when left out
 */
export function toolCommand(packageName, binary = packageName) {
  const folder = join(ROOT, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [process.execPath, join(folder, typeof bin === 'string' ? bin : bin[binary])]
}

/** The command that runs npm: the one that started us, else the one beside this Node.js, else the one on the path. */
export function npmCommand() {
  const started = process.env['npm_execpath']
  const nodeFolder = dirname(process.execPath)
  const script = [
    started?.endsWith('npm-cli.js') ? started : '',
    join(nodeFolder, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(nodeFolder, 'node_modules/npm/bin/npm-cli.js'),
  ].find((path) => path && existsSync(path))
  return script ? [process.execPath, script] : ['npm']
}

/**
 * The last lines of a command's output, for a message.
 * @param {string} output
 * @param {number} count
 */
export function lastLines(output, count) {
  return output.trimEnd().split('\n').slice(-count).join('\n')
}

/**
 * Seconds since an instant of `performance.now()`, for people.
 * @param {number} sinceMs
 */
export function secondsSince(sinceMs) {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`
}
