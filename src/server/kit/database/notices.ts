import { setTimeout as pause } from 'node:timers/promises'
import { type Client, escapeIdentifier } from 'pg'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'

/** A subscriber of a channel. */
export interface Listener {
  readonly channel: string
  readonly hear: (payload: string) => void
  readonly missed: (() => void) | undefined
}

const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 10_000
const PULSE_MS = 15_000
const PULSE_LIMIT_MS = 5_000

/** Hears notifications on a session of its own, which is made again when it is lost. */
export function createNotices(newClient: () => Client, log: Log): Pick<Database, 'listen' | 'close'> {
  const listeners = new Set<Listener>()
  const closing = new AbortController()
  let live: Client | undefined
  let running: Promise<void> | undefined
  let waiting: (() => void)[] = []

  /** One session's life: resolves when it is lost, rejects when it never began. */
  async function session(client: Client): Promise<void> {
    const gone = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
      closing.signal.addEventListener('abort', () => resolve())
    })
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.hear(payload)
    })
    await client.connect()
    for (const channel of new Set([...listeners].map((listener) => listener.channel))) await listenOn(client, channel)
    live = client
    for (const resolve of waiting.splice(0)) resolve()
    const pulse = setInterval(() => {
      // A connection can die without notice: if it does not answer, this session is ended.
      const question = { text: 'select 1', query_timeout: PULSE_LIMIT_MS }
      client.query(question).catch(() => client.end())
    }, PULSE_MS).unref()
    await gone
    clearInterval(pulse)
  }

  async function run(): Promise<void> {
    let waitMs = FIRST_RETRY_MS
    for (let round = 0; !closing.signal.aborted; round += 1) {
      const client = newClient()
      if (round > 0) waiting.push(() => listeners.forEach(({ missed }) => missed?.()))
      try {
        await session(client)
        waitMs = FIRST_RETRY_MS
      } catch {
        waitMs = Math.min(waitMs * 2, LAST_RETRY_MS)
      }
      live = undefined
      client.end().catch(() => undefined)
      if (closing.signal.aborted) return
      log.warn({ retryMs: waitMs }, 'the database session that hears notifications was lost')
      await pause(waitMs * (0.5 + Math.random()), undefined, { ref: false, signal: closing.signal }).catch(
        () => undefined,
      )
    }
  }

  return {
    async listen(channel, hear, missed) {
      const listener: Listener = { channel, hear, missed }
      listeners.add(listener)
      running ??= run()
      if (live) await listenOn(live, channel)
      else await new Promise<void>((resolve) => waiting.push(resolve))
      return async () => {
        listeners.delete(listener)
        if ([...listeners].some((other) => other.channel === channel)) return
        await live?.query(`unlisten ${escapeIdentifier(channel)}`)
      }
    },
    async close() {
      closing.abort()
      waiting = []
      await running
    },
  }
}

async function listenOn(client: Client, channel: string): Promise<void> {
  await client.query(`listen ${escapeIdentifier(channel)}`)
}
