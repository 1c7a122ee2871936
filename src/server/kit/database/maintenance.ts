import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'

/** When the embedded engine is maintained. */
export interface MaintenanceRules {
  /** Bytes of write-ahead log since the last maintenance after which the next one is due. */
  readonly walBytes: number
  /** Longest time between two maintenances while there are writes. */
  readonly everyMs: number
  /** How often to look. */
  readonly lookEveryMs: number
}

/** After 64 MB of write-ahead log, and hourly. */
export const usualMaintenance: MaintenanceRules = { walBytes: 64 * 2 ** 20, everyMs: 3_600_000, lookEveryMs: 5_000 }

/** Runs one statement outside a transaction. */
export type Run = (text: string) => Promise<Record<string, unknown>[]>

/** The work of PostgreSQL's background processes, which the embedded engine lacks. */
export interface Maintenance {
  /** Runs the maintenance if it is due. */
  ifDue(): Promise<void>
  /** Syncs all pages and cuts the write-ahead log, as before an orderly end. */
  checkpoint(): Promise<void>
  stop(): Promise<void>
}

/**
 * The maintenance of tables with as many dead rows, or changes since their statistics, as PostgreSQL's autovacuum acts on. Each
 * statement is the shortest that suffices: a table that only grew needs no vacuum before its rows are old.
 */
const WORN_TABLES = `select work from (
    select format('vacuum (buffer_usage_limit 0) %I.%I', s.schemaname, s.relname) as work
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid
      where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) or age(c.relfrozenxid) > 100000000
    union all
    select format('analyze %I.%I', s.schemaname, s.relname)
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid
      where s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
  ) worn`
/** After a statement, others have the engine for so many times as long as it took. */
const OTHERS_SHARE = 3
/** The longest such rest: longer ones would let dead rows pile up faster than they are removed. */
const MAX_REST_MS = 250

/**
 * Checks every few seconds whether CHECKPOINT and VACUUM are due, and runs them table by table with rests in which others have the
 * engine.
 */
export function startMaintenance(run: Run, rules: MaintenanceRules, log: Log): Maintenance {
  let last: { wal: number; at: number } | undefined
  let work = Promise.resolve()
  const stopping = new AbortController()

  async function runAndRest(text: string): Promise<Record<string, unknown>[]> {
    const startedAt = performance.now()
    const rows = await run(text)
    const restMs = Math.min(OTHERS_SHARE * (performance.now() - startedAt), MAX_REST_MS)
    await pause(restMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    return rows
  }

  async function walPosition(): Promise<number> {
    const [row] = await run(`select (pg_current_wal_insert_lsn() - '0/0')::float8 as wal`)
    return Number(row?.['wal'])
  }

  async function ifDue(): Promise<void> {
    const wal = await walPosition()
    last ??= { wal, at: performance.now() }
    const written = wal - last.wal
    const late = written > 0 && performance.now() - last.at > rules.everyMs
    if (written < rules.walBytes && !late) return
    const startedAt = performance.now()
    await runAndRest('checkpoint')
    // The engine is never idle, and so never reports its dead rows by itself.
    await run('select pg_stat_force_next_flush()')
    for (const { work: text } of await runAndRest(WORN_TABLES)) await runAndRest(String(text))
    last = { wal: await walPosition(), at: performance.now() }
    log.info({ walBytes: written, ms: Math.round(last.at - startedAt) }, 'the embedded database was cleaned up')
  }

  const queued = (job: () => Promise<unknown>) => {
    const done = work.then(job).then(() => undefined)
    work = done.catch((error: Error) => log.warn({ reason: error.message }, 'cleaning up the embedded database failed'))
    return done
  }
  const timer = setInterval(() => void queued(ifDue).catch(() => undefined), rules.lookEveryMs).unref()

  return {
    ifDue: () => queued(ifDue),
    checkpoint: () => queued(() => run('checkpoint')),
    stop: () => {
      clearInterval(timer)
      stopping.abort()
      return work
    },
  }
}
