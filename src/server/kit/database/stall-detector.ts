import { Client, type ClientBase, type ClientConfig, DatabaseError as ServerError } from 'pg'

/** Says that a session's work is over, and whether the server answered. */
export type Over = (heard: boolean) => void

/** Watches sessions that wait for answers. Times are milliseconds. */
export interface StallDetector {
  /** Watches a session from now on; answers the function that stops watching. */
  readonly watch: (client: ClientBase, end: () => void) => Over
  readonly stop: () => void
}

const TICK_MS = 250
const SILENT_MS = 700
const ATTEMPTS = 2
const ATTEMPT_MS = 500

/**
 * A server that was cut off sends nothing, and TCP alone takes a quarter of an hour to notice. When a session has been at work for a
 * while, the server is asked on a new connection; if that gets no answer either, the waiting sessions are ended. A busy server may be
 * slow to take new connections but still answers other sessions: any answer shows that it is there. Behind a pooler both have to answer.
 */
export function detectStalls(configs: readonly ClientConfig[]): StallDetector {
  const waiting = new Map<ClientBase, { since: number; readonly end: () => void }>()
  let asking = false
  let heardAt = 0

  async function ask(): Promise<void> {
    asking = true
    const askedAt = performance.now()
    const suspects = [...waiting.values()].filter(({ since }) => performance.now() - since > SILENT_MS)
    let alive = suspects.length === 0
    for (let attempt = 0; attempt < ATTEMPTS && !alive; attempt += 1)
      alive = (await Promise.all(configs.map(answers))).every(Boolean) || heardAt > askedAt
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
      return (heard) => {
        waiting.delete(client)
        if (heard) heardAt = performance.now()
      }
    },
    stop: () => clearInterval(timer),
  }
}

/** Whether the server answers at all: a refusal is an answer too. If this process itself was late, it counts as answered. */
async function answers(config: ClientConfig): Promise<boolean> {
  const askedAt = performance.now()
  const client = new Client({ ...config, connectionTimeoutMillis: ATTEMPT_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch (error) {
    return error instanceof ServerError || performance.now() - askedAt > 2 * ATTEMPT_MS
  } finally {
    client.end().catch(() => undefined)
  }
}
