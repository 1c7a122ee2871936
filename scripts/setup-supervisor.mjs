import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './setup-command.mjs'

/** Exit codes of the server after which another start would end the same way (the names of sysexits.h). */
const EXIT_DATA_DIR_HELD = 75
const EXIT_CONFIGURATION = 78
const FINAL_CODES = new Set([0, EXIT_DATA_DIR_HELD, EXIT_CONFIGURATION])

const MAX_RESTARTS = 5
const RESTART_WINDOW_MS = 60_000
const FIRST_DELAY_MS = 500
const STOP_LIMIT_MS = 20_000

/**
 * @typedef {object} SupervisedServer
 * @property {readonly string[]} command
 * @property {NodeJS.ProcessEnv} env
 * @property {(url: string) => void} onFirstReady called once, when the server first says that it listens
 */

/**
 * Keeps the server running: starts it again after a crash or after its watchdog ended it, at most 5 times a minute.
 * It does not repeat a start that failed by itself, a clean exit, a wrong configuration, or a data folder in use.
 * Signals to stop are passed on, once.
 * @param {SupervisedServer} server
 * @returns {Promise<number>} the exit code to end with
 */
export async function supervise({ command, env, onFirstReady }) {
  const stopping = stopSignal()
  let wasReady = false
  /** @type {number[]} */
  let restarts = []

  for (;;) {
    const { code, signal } = await runServer({ command, env, stopping: stopping.signal }, (url) => {
      if (!wasReady) onFirstReady(url)
      wasReady = true
    })
    if (stopping.signal.aborted) return code ?? 0
    const isLasting = code !== null && (FINAL_CODES.has(code) || !wasReady)
    if (isLasting) return code

    const now = Date.now()
    restarts = [...restarts.filter((at) => at > now - RESTART_WINDOW_MS), now]
    if (restarts.length > MAX_RESTARTS) {
      console.error(
        `The server stopped ${restarts.length} times within a minute; it is not started again. The reason stands above.`,
      )
      return code || 1
    }
    console.error(`The server stopped unexpectedly (${signal ?? `exit code ${code}`}); starting it again.`)
    await sleep(FIRST_DELAY_MS * 2 ** (restarts.length - 1), undefined, { signal: stopping.signal }).catch(
      () => undefined,
    )
    if (stopping.signal.aborted) return 0
  }
}

/** Ctrl+C often arrives twice, from the terminal and from npm: only the first counts. */
function stopSignal() {
  const stopping = new AbortController()
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => stopping.abort())
  return stopping
}

/**
 * Runs the server once. Its own process group keeps the terminal's Ctrl+C away from it, so that it is told to stop exactly once.
 * @param {{ command: readonly string[], env: NodeJS.ProcessEnv, stopping: AbortSignal }} server
 * @param {(url: string) => void} onReady
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>}
 */
function runServer({ command, env, stopping }, onReady) {
  const [program = '', ...args] = command
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    })
    child.on('message', (message) => {
      if (isReadyMessage(message)) onReady(message.ready)
    })
    const stop = () => {
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS).unref()
    }
    stopping.addEventListener('abort', stop, { once: true })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      stopping.removeEventListener('abort', stop)
      resolve({ code, signal })
    })
  })
}

/**
 * @param {unknown} message
 * @returns {message is { ready: string }}
 */
function isReadyMessage(message) {
  return typeof message === 'object' && message !== null && 'ready' in message && typeof message.ready === 'string'
}
