import { type ChildProcess, execFile, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The built product running on a data folder of its own. */
export interface RunningProduct {
  readonly url: string
  readonly folder: string
  /** Ends the process at once, as a power cut would. */
  kill(): Promise<void>
  /** Ends it as an operator would. */
  stop(): Promise<void>
  /** Starts it again on the same port and folder. */
  start(): Promise<void>
  /** Ends it for good and removes its folder. */
  drop(): Promise<void>
}

/** Names the data folder that the products of a run begin with, so that not each makes its tables anew. */
export const MIGRATED = 'E2E_MIGRATED'

const READY_MS = 60_000

const BUILT: Program = { main: 'dist/server/main.js', execArgv: [] }

/** What is run: the built product, unless a test has a main of its own. */
export interface Program {
  readonly main: string
  readonly execArgv: readonly string[]
}

/** Starts the built product with an embedded database; browser tests share one a worker. */
export async function runProduct(
  settings: Readonly<Record<string, string>> = {},
  { main, execArgv }: Program = BUILT,
): Promise<RunningProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'pricewright-e2e-'))
  const migrated = process.env[MIGRATED]
  if (migrated !== undefined) await promisify(execFile)('cp', ['-R', `${migrated}/.`, folder])
  const port = await freePort()
  const env = { ...process.env, RATE_LIMIT: '0', RATES_URL: '', ...settings, DATA_DIR: folder, PORT: String(port) }
  let child: ChildProcess | undefined
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null) return
    const gone = new Promise((resolve) => running.once('exit', resolve))
    running.kill(signal)
    await gone
  }
  const kill = (): Promise<void> => end('SIGKILL')
  const start = async (): Promise<void> => {
    child = fork(main, { env, execArgv: [...execArgv], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    await ready(child)
  }
  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    kill,
    stop: () => end('SIGTERM'),
    start,
    drop: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the product did not start in time')), READY_MS)
    child.once('message', () => {
      clearTimeout(late)
      resolve()
    })
    child.once('exit', (code) => reject(new Error(`the product ended with ${code} before it was ready`)))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
