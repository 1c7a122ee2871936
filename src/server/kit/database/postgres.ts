import { Client, type ClientBase, type ClientConfig, Pool } from 'pg'
import type { Log } from '../log.ts'
import { type Database, DatabaseUnavailable } from './database.ts'
import { createNotices } from './notices.ts'
import { openedWith } from './session-settings.ts'
import { createSessions } from './sessions.ts'
import { detectStalls } from './stall-detector.ts'
import { resultTypes } from './values.ts'

/** How to reach a PostgreSQL server. Times are milliseconds. */
export interface PostgresOptions {
  readonly url: string
  /**
   * The same database without the pooler that `url` leads through, for what needs a session of its own; left out where there is none.
   * Statement and idle limits are then those of the login (`session-settings.ts`).
   */
  readonly directUrl?: string | undefined
  /** Whether a session keeps named statements: not through a pooler that shares sessions by transaction, unless told. */
  readonly isPrepared?: boolean | undefined
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
}

const DEMOTED = 'the database takes no writes: another server has become the first one'

/** Opens a PostgreSQL server as the database; sessions are opened when they are first needed. */
export function openPostgres(options: PostgresOptions): Database {
  const { log, sessions = 8, waitMs = 10_000, transactionMs = 60_000 } = options
  const { direct, working, isPooled } = configsOf(options)
  const pool = new Pool({ ...working, max: sessions, pipeline: true })
  pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle database session was lost'))
  // A pooler takes sessions while its server is away, and the server answers while the pooler hangs.
  const stalls = detectStalls(isPooled ? [direct, working] : [direct])
  const { batch, transaction, load } = createSessions(pool, {
    transactionLimitMs: transactionMs,
    shortage: () => Promise.resolve(undefined),
    watch: (client, { end }) => stalls.watch(client, end),
    sessions,
    // One user keeps at most a quarter of the sessions busy; more would not speed up its work much.
    sessionsPerUser: Math.max(2, Math.ceil(sessions / 4)),
    waitMs,
    isPrepared: options.isPrepared ?? !isPooled,
    whenReadOnly: new DatabaseUnavailable(DEMOTED),
    interrupt: async (client, end) => {
      end()
      // Behind a pooler the server looks itself whether somebody still waits (`client_connection_check_interval`).
      if (!isPooled) await terminate(direct, client)
    },
    limitStatements: (limitMs) => [{ text: `set local statement_timeout = ${Math.ceil(limitMs)}` }],
  })
  const notices = createNotices(() => new Client(direct), log)
  return {
    engine: 'postgres',
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

/** How sessions are opened: those that work, and those that no pooler may share. */
function configsOf({ url, directUrl, connectMs = 1_800, statementMs = 30_000 }: PostgresOptions): {
  readonly direct: ClientConfig
  readonly working: ClientConfig
  readonly isPooled: boolean
} {
  const any: ClientConfig = {
    application_name: 'pricewright',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    types: resultTypes,
  }
  const direct = { ...any, ...openedWith(statementMs), connectionString: directUrl ?? url }
  const isPooled = directUrl !== undefined
  return { direct, working: isPooled ? { ...any, connectionString: url } : direct, isPooled }
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
