import * as calls from '#contract/endpoints/integrity.ts'
import type { Statement } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { FairQueue } from '#server/kit/fair-queue.ts'
import type { UserData } from '#server/kit/user-data.ts'
import type { Caller, Routes } from '#server/kit/http/mount.ts'
import { isMendable, recover, type RecoveryDeps, type Recovered, toldStorage } from './recover.ts'
import { allFindings, countedFaults, scanAll, toldFinding } from './scan.ts'
import { sharedNow } from '#server/kit/clock.ts'

/** The runs that are kept of each user. */
const KEPT = 50

/** A scan reads all that somebody has: one at a time of each user, and few in all. */
const turns = new FairQueue({ atOnce: 2, atOncePerKey: 1, waitingPerKey: 3, waiting: 50 })

/** What a run looked at and found. */
interface Run {
  readonly latencyMs: number
  readonly rows: number
  readonly count: number
  readonly byFault: object
  readonly isRecovery: boolean
}

/** Mounts the calls that look at stored data and repair it (DIAG-02, DIAG-04). */
export function mountIntegrity(routes: Routes, data: UserData, deps: RecoveryDeps): void {
  routes.mount(calls.scan, async ({ caller }) => {
    const key = await data.accountOf(caller)
    return turns.run({ key }, async (): Promise<calls.ScanAnswer> => {
      const start = performance.now()
      const scanned = await scanAll(deps, caller).catch(toldStorage)
      const [rows, findings] = [scanned.rows, allFindings(scanned)]
      const run = { latencyMs: lasted(start), rows, count: findings.length, byFault: countedFaults(findings) }
      await data.transact(caller, (tx) => tx.batch(remember({ ...run, isRecovery: false })))
      return { at: sharedNow(), ...run, findings: findings.slice(0, calls.MOST_FINDINGS).map(toldFinding) }
    })
  })
  routes.mount(calls.recovery, async ({ caller, body: { dryRun = false } }) => {
    const key = await data.accountOf(caller)
    return turns.run({ key }, async (): Promise<calls.RecoveryAnswer> => {
      const start = performance.now()
      const { repaired, left } = await (dryRun ? foreseen(deps, caller) : recover(deps, caller)).catch(toldStorage)
      const latencyMs = lasted(start)
      const run = { latencyMs, rows: 0, count: repaired.length, byFault: countedFaults(repaired), isRecovery: true }
      if (repaired.length > 0 && !dryRun) await data.transact(caller, (tx) => tx.batch(remember(run)))
      return {
        at: sharedNow(),
        latencyMs,
        dryRun,
        repaired: repaired.slice(0, calls.MOST_FINDINGS).map(toldFinding),
        repairedCount: repaired.length,
        left: left.slice(0, calls.MOST_FINDINGS).map(toldFinding),
        leftCount: left.length,
      }
    })
  })
  routes.mount(calls.scanHistory, async ({ caller, query: { limit = String(KEPT) } }) => {
    const [answer] = await data.read(caller, [{ name: 'scan:history', text: HISTORY, values: [Number(limit)] }])
    return { items: answer?.rows ?? [] }
  })
}

async function foreseen(deps: RecoveryDeps, caller: Caller): Promise<Recovered> {
  const findings = allFindings(await scanAll(deps, caller))
  return { repaired: findings.filter(isMendable), left: findings.filter((each) => !isMendable(each)) }
}

function lasted(start: number): number {
  return Math.round((performance.now() - start) * 10) / 10
}

/** Keeps a run, and forgets those beyond the newest. */
function remember({ latencyMs, rows, count, byFault, isRecovery }: Run): readonly Statement[] {
  return [
    {
      name: 'scan:remember',
      text: `insert into scan_run (user_id, latency_ms, rows, count, by_fault, is_recovery)
        values (${currentUser}, $1, $2, $3, $4, $5)`,
      values: [latencyMs, rows, count, JSON.stringify(byFault), isRecovery],
    },
    {
      name: 'scan:forget',
      text: `delete from scan_run where user_id = ${currentUser} and id in (
        select id from scan_run where user_id = ${currentUser} order by at desc, id desc offset ${KEPT})`,
    },
  ]
}

const HISTORY = `select (extract(epoch from at) * 1000)::float8 as at, latency_ms as "latencyMs", rows, count, by_fault as "byFault",
    is_recovery as "isRecovery"
  from scan_run where user_id = ${currentUser} order by at desc, id desc limit $1`
