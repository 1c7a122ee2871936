import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { escapeIdentifier, Pool } from 'pg'
import { DatabaseUnavailable } from './database.ts'
import { resultTypes } from './values.ts'
import type { Watchdog } from './watchdog.ts'
import { CLOSE, READY, type Reply, WorkerStream } from './worker-stream.ts'

/** A database that is made anew on a machine with much else to do takes minutes, and is not stuck. */
const OPENING_MS = 900_000
const QUEUE_MS = 30_000

/** The embedded engine in its worker, behind a pool with its one session. */
export interface Engine {
  readonly pool: Pool
  /** Subscribes the session to a channel, now and whenever the session is made again. */
  listenOn(channel: string): Promise<void>
  /** Calls back with each notification, and when the session was made again, since notifications may be missing. */
  heard(hear: (channel: string, payload: string) => void, missed: () => void): void
  close(): Promise<void>
}

/** Starts the engine on a folder of files, which it makes if it is missing. */
export async function startEngine(folder: string, watchdog: Watchdog): Promise<Engine> {
  const worker = newWorker(folder)
  let ended = false
  worker.on('message', (message: Reply | typeof READY) => watchdog.heard(message === READY || message.last))
  worker.once('exit', () => {
    ended = true
  })
  watchdog.asked()
  const opened = watchdog.allow(OPENING_MS)
  await once(worker, 'message')
    .catch((error: Error) => {
      throw new DatabaseUnavailable(`The embedded database in ${folder} cannot be opened: ${error.message}`, {
        cause: error,
      })
    })
    .finally(opened)
  worker.on('error', (error) => watchdog.broken(error.message))

  const channels = new Set<string>()
  let hear: (channel: string, payload: string) => void = () => undefined
  let missed: () => void = () => undefined
  let sessions = 0
  const pool = new Pool({
    user: 'postgres',
    password: '',
    database: 'postgres',
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: QUEUE_MS,
    types: resultTypes,
    stream: () => new WorkerStream(worker, (sessions += 1), watchdog.asked),
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload = '' }) => hear(channel, payload))
    for (const channel of channels) void client.query(`listen ${escapeIdentifier(channel)}`).catch(() => undefined)
    if (sessions > 1) missed()
  })
  return {
    pool,
    listenOn: async (channel) => {
      channels.add(channel)
      await pool.query(`listen ${escapeIdentifier(channel)}`)
    },
    heard: (listener, whenMissed) => {
      hear = listener
      missed = whenMissed
    },
    close: async () => {
      await pool.end()
      const exit = ended ? undefined : once(worker, 'exit')
      worker.postMessage(CLOSE, [])
      await exit
    },
  }
}

/** The bundle has the worker beside it. */
function newWorker(folder: string): Worker {
  const file = import.meta.url.endsWith('.ts') ? './pglite-worker-from-source.mjs' : './pglite-worker.js'
  return new Worker(new URL(file, import.meta.url), {
    workerData: { folder },
    // The engine has memory of its own; our code in the worker only passes answers on.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  })
}
