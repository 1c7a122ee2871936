import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'

/** When the embedded engine cleans up after itself. */
export interface MaintenanceRules {
  /** Write-ahead log since the last time after which it is due. */
  readonly walBytes: number
  /** Longest time between two while there are writes. */
  readonly everyMs: number
  /** How often to look. */
  readonly lookEveryMs: number
}

/** After 64 MB of write-ahead log, and hourly. */
export const usualMaintenance: MaintenanceRules = { walBytes: 64 * 2 ** 20, everyMs: 3_600_000, lookEveryMs: 5_000 }

/** Runs one statement outside a transaction. */
export type Run = (text: string) => Promise<Record<string, unknown>[]>

/** What the embedded engine has no background processes for. */
export interface Maintenance {
  /** Runs it when it is due. */
  ifDue(): Promise<void>
  /** Writes all pages through and cuts the write-ahead log, as before an orderly end. */
  checkpoint(): Promise<void>
  stop(): Promise<void>
}

/**
 * What is to be done for tables with so many dead rows, or so many changes since their statistics were made, as PostgreSQL's own autovacuum
 * takes. Each is a statement of its own, the shortest that does it: a table that only grew has nothing to sweep before its rows are old.
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
/** Others have the engine so many times longer between two statements than the first one took. */
const OTHERS_SHARE = 3
/** A statement that waited long for the engine itself is not followed by a rest as long: dead rows would gather faster than they go. */
const MAX_REST_MS = 250

/** Looks every few seconds whether CHECKPOINT and VACUUM are due, and runs them table by table with rests in which others have the engine. */
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
    // The engine has no idle moment in which it would count its dead rows.
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
