import { Client, type ClientBase, type ClientConfig, Pool } from 'pg'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { createNotices } from './notices.ts'
import { createSessions } from './sessions.ts'
import { detectStalls } from './stall-detector.ts'
import { resultTypes } from './values.ts'

/** How to reach a PostgreSQL server. Times are milliseconds. */
export interface PostgresOptions {
  readonly url: string
  readonly log: Log
  /** Sessions kept open; 8 by default. */
  readonly sessions?: number
  /** Longest wait for a new session; 1,800 by default. */
  readonly connectMs?: number
  /** Longest wait for a session while all are busy; 10,000 by default. */
  readonly waitMs?: number
  /** Longest time of one statement; 30,000 by default. */
  readonly statementMs?: number
  /** Longest time of one transaction; 60,000 by default. */
  readonly transactionMs?: number
  /** The server is the coordinator of a distributed PostgreSQL; false by default. */
  readonly isDistributed?: boolean
}

const IDLE_IN_TRANSACTION_MS = 60_000
/** A node is chosen from values, which a generic plan does not know; what is set for a transaction is set on its nodes too. */
const DISTRIBUTED = '-c plan_cache_mode=auto -c citus.propagate_set_commands=local'

/** Opens a PostgreSQL server as the database; sessions are opened when they are first needed. */
export function openPostgres(options: PostgresOptions): Database {
  const { url, log, sessions = 8, connectMs = 1_800, waitMs = 10_000 } = options
  const { statementMs = 30_000, transactionMs = 60_000, isDistributed = false } = options
  const config: ClientConfig = {
    connectionString: url,
    application_name: 'pricewright',
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    // Every statement is named and filtered by a current user that the planner cannot see, so planning each call anew only costs
    // time.
    options: `${isDistributed ? DISTRIBUTED : '-c plan_cache_mode=force_generic_plan'} -c timezone=UTC`,
    types: resultTypes,
  }
  const pool = new Pool({ ...config, max: sessions, pipeline: true })
  pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database session was lost'))
  const stalls = detectStalls(config)
  const { batch, transaction, load } = createSessions(pool, {
    transactionLimitMs: transactionMs,
    shortage: () => Promise.resolve(undefined),
    watch: (client, { end }) => stalls.watch(client, end),
    sessions,
    // One user keeps at most a quarter of the sessions busy; more would not speed up its work much.
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
    isDistributed,
    batch,
    transaction,
    load,
    listen: notices.listen,
    trouble: () =>
      batch([{ text: 'select 1' }]).then(
        () => undefined,
        () => 'away' as const,
      ),
    close: async () => {
      stalls.stop()
      await notices.close()
      await pool.end()
    },
  }
}

/**
 * Ends the server's side of a session that nobody waits for any more; the server alone would notice only when it has something to send.
 */
async function terminate(config: ClientConfig, session: ClientBase): Promise<void> {
  const { processID } = session as ClientBase & { readonly processID: number }
  const client = new Client(config)
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_terminate_backend($1)', [processID])
  } catch {
    // The session ends with its statement, at the latest at the statement's time limit.
  } finally {
    client.end().catch(() => undefined)
  }
}
