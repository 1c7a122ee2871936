import { Client, type ClientBase, type ClientConfig, Pool } from 'pg'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { createNotices } from './notices.ts'
import { createSessions } from './sessions.ts'
import { watchSilence } from './silence.ts'
import { resultTypes } from './values.ts'

/** How to reach a PostgreSQL server. Times are milliseconds. */
export interface PostgresOptions {
  readonly url: string
  readonly log: Log
  /** Sessions kept open; 8 unless told. */
  readonly sessions?: number
  /** Longest wait for a new session; 1,800 unless told. */
  readonly connectMs?: number
  /** Longest wait for a turn while the sessions are at work; 10,000 unless told. */
  readonly waitMs?: number
  /** Longest time of one statement; 30,000 unless told. */
  readonly statementMs?: number
  /** Longest time of one transaction; 60,000 unless told. */
  readonly transactionMs?: number
}

const IDLE_IN_TRANSACTION_MS = 60_000

/** Opens a PostgreSQL server as the database; sessions are made when they are first needed. */
export function openPostgres(options: PostgresOptions): Database {
  const { url, log, sessions = 8, connectMs = 1_800, waitMs = 10_000 } = options
  const { statementMs = 30_000, transactionMs = 60_000 } = options
  const config: ClientConfig = {
    connectionString: url,
    application_name: 'pricewright',
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    // Every statement is named and filtered by the opaque current user: planning it anew for each call only costs.
    options: '-c plan_cache_mode=force_generic_plan -c timezone=UTC',
    types: resultTypes,
  }
  const pool = new Pool({ ...config, max: sessions, pipeline: true })
  pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database session was lost'))
  const silence = watchSilence(config)
  const { flight, transaction } = createSessions(pool, {
    transactionLimitMs: transactionMs,
    shortage: () => Promise.resolve(undefined),
    watch: (client, { end }) => silence.watch(client, end),
    sessions,
    // Who keeps two of the server's processes busy leaves it time for others; more would not make one user's work much faster.
    sessionsPerUser: Math.max(2, Math.ceil(sessions / 4)),
    waitMs,
    interrupt: async (client, end) => {
      end()
      await terminate(config, client)
    },
    limitStatements: (limitMs) => [{ text: `set local statement_timeout = ${Math.ceil(limitMs)}` }],
  })
  const notices = createNotices(() => new Client(config), log)
  return {
    engine: 'postgres',
    flight,
    transaction,
    listen: notices.listen,
    health: () =>
      flight([{ text: 'select 1' }]).then(
        () => ({ ok: true }),
        (error: Error) => ({ ok: false, detail: error.message }),
      ),
    close: async () => {
      silence.stop()
      await notices.close()
      await pool.end()
    },
  }
}

/** Ends the server's side of a session whose work nobody waits for any more: by itself it notices only once it has something to say. */
async function terminate(config: ClientConfig, session: ClientBase): Promise<void> {
  const { processID } = session as ClientBase & { readonly processID: number }
  const client = new Client(config)
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_terminate_backend($1)', [processID])
  } catch {
    // It ends with its statement, at the latest at the statement's time limit.
  } finally {
    client.end().catch(() => undefined)
  }
}
