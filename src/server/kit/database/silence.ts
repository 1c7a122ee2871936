import { Client, type ClientBase, type ClientConfig, DatabaseError as ServerError } from 'pg'

/** Watches sessions that wait for answers. Times are milliseconds. */
export interface Silence {
  /** Watches a session from now on; answers the function that ends it. */
  readonly watch: (client: ClientBase, end: () => void) => () => void
  readonly stop: () => void
}

const TICK_MS = 250
const SILENT_MS = 700
const ATTEMPTS = 2
const ATTEMPT_MS = 500

/**
 * A server that is cut off says nothing, and TCP alone takes a quarter of an hour to notice. When a session has been at work for
 * a while the server is asked on a connection of its own; if that gets no answer either, the waiting sessions are ended.
 */
export function watchSilence(config: ClientConfig): Silence {
  const waiting = new Map<ClientBase, { since: number; readonly end: () => void }>()
  let asking = false

  async function ask(): Promise<void> {
    asking = true
    const suspects = [...waiting.values()].filter(({ since }) => performance.now() - since > SILENT_MS)
    let alive = suspects.length === 0
    for (let attempt = 0; attempt < ATTEMPTS && !alive; attempt += 1) alive = await answers(config)
    for (const suspect of suspects) {
      if (alive) suspect.since = performance.now()
      else suspect.end()
    }
    asking = false
  }

  const timer = setInterval(() => {
    if (!asking) void ask()
  }, TICK_MS).unref()

  return {
    watch: (client, end) => {
      waiting.set(client, { since: performance.now(), end })
      return () => waiting.delete(client)
    },
    stop: () => clearInterval(timer),
  }
}

/** Whether the server says anything at all: a refusal is an answer too. */
async function answers(config: ClientConfig): Promise<boolean> {
  const client = new Client({ ...config, connectionTimeoutMillis: ATTEMPT_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    return error instanceof ServerError
  } finally {
    client.end().catch(() => undefined)
  }
}
