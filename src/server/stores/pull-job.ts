import type { Job, JobHandler } from '#server/kit/jobs/jobs.ts'
import { beginWhole, keepAsked, keepLook, lockProgress, type Look } from './mirror.ts'
import { PlanMemory, reopenConflicts, reopenLeft, reopenMissing } from './plan-pull.ts'
import { StoreFailure } from './port.ts'
import { readPages } from './pull-pages.ts'
import { planNext, settle } from './pull-plan.ts'
import { type Asked, inStore, runOf, type Turn } from './pull-turn.ts'
import { type AskedLook, orderTurn, STORE_PULL } from './schedule.ts'
import { failedRun } from './store-failures.ts'
import { changeOfStore, readStore, writeStoreRows } from './store-writes.ts'
import { callerOf, type StoreWork, TURN_MS } from './store-work.ts'
import { sharedNow } from '../kit/clock.ts'

function askedOf({ payload }: Job): Asked {
  const is = (name: string): boolean => payload[name] === true
  return {
    storeId: String(payload['storeId']),
    compares: is('compares'),
    goesOn: is('goesOn'),
  }
}

/** The job that looks at a store, in turns: reads what changed, compares it, and proposes or applies what follows (STORE-05, STORE-09). */
export function pullJobs(work: StoreWork): Record<string, JobHandler> {
  return {
    [STORE_PULL]: {
      run: async (job) => {
        if (job.userId === null) return
        const turn: Turn = {
          work,
          caller: callerOf(job.userId),
          asked: askedOf(job),
          memory: new PlanMemory(),
          userId: job.userId,
          signal: job.signal,
          until: sharedNow() + (work.turnMs ?? TURN_MS),
          shownAt: 0,
        }
        try {
          await takeTurn(turn)
        } catch (error) {
          if (!(error instanceof StoreFailure) || job.signal.aborted) throw error
          await failedRun(work, turn.caller, {
            storeId: turn.asked.storeId,
            failure: error,
            attempts: job.payload['failures'],
          })
        }
      },
    },
  }
}

async function takeTurn(turn: Turn): Promise<void> {
  const { work, asked, signal } = turn
  if (!(await begin(turn))) return
  while (await step(turn)) {
    signal.throwIfAborted()
    if (sharedNow() < turn.until) continue
    await inStore(turn, (tx) => orderTurn(tx, asked.storeId, sharedNow(), { goesOn: true }))
    work.wakeJobs()
    return
  }
}

/** Begins a look, or goes on with the one that is under way; false if there is nothing to do. */
function begin(turn: Turn): Promise<boolean> {
  const { work, caller, asked: order } = turn
  const { storeId } = order
  return inStore(turn, async (tx, wrote) => {
    const progress = await lockProgress(tx, storeId)
    if (!progress) return false
    const { look, asked } = progress
    const store = await readStore(tx, storeId)
    if (store.state !== 'connected' && (!order.compares || look?.phase === 'reading')) return false
    if (order.goesOn && !asked && (!look || look.isCancelled)) return false
    // What is compared is finished first; the look that was asked for is ordered at its end.
    const isComparing = look?.compares === true
    const isBegun = look !== null && (isComparing || !asked?.whole || look.isWhole)
    const next = isBegun ? goingOn(look, isComparing ? null : asked) : newLook(order, asked, progress.cursor)
    if (!isBegun) {
      if (look?.changeSetId !== undefined) await work.drafts.discard(tx, caller, look.changeSetId)
      if (next.isWhole) await tx.query(beginWhole(storeId))
      await tx.query(reopenLeft(storeId))
      await tx.query(reopenConflicts(storeId))
    }
    if (!isComparing && asked?.bringsBack) await tx.query(reopenMissing(storeId))
    await tx.query(keepLook(storeId, next))
    if (asked && !isComparing) await tx.query(keepAsked(storeId, null))
    if (next.phase === 'reading') wrote(await writeStoreRows(tx, [changeOfStore(store.id, { run: runOf(next) })]))
    return true
  })
}

/** The look that is under way, with what is asked of it meanwhile. */
function goingOn(known: Look, asked: AskedLook | null): Look {
  const { isCancelled: _, ...look } = known
  if (!asked) return look
  const { after: _after, ...again } = look
  return { ...(asked.bringsBack ? { ...again, bringsBack: true } : look), isAsked: true }
}

function newLook({ compares }: Asked, asked: AskedLook | null, cursor: string | null): Look {
  const isWhole = asked?.whole === true
  const isComparing = compares && !asked
  const reads = { cursor: isWhole ? null : cursor, isWhole: isWhole || (cursor === null && !isComparing) }
  return {
    phase: isComparing ? 'planning' : 'reading',
    ...reads,
    startedAt: sharedNow(),
    done: 0,
    total: null,
    isAsked: asked !== null,
    bringsBack: asked?.bringsBack === true,
    ...(isComparing && { compares: true }),
  }
}

/** Does the next step; false once the look has ended. */
async function step(turn: Turn): Promise<boolean> {
  const { asked } = turn
  const look = await inStore(turn, async (tx) => (await lockProgress(tx, asked.storeId))?.look ?? null)
  if (!look || look.isCancelled) return false
  if (look.phase === 'reading') await readPages(turn, look)
  else if (look.phase === 'planning') return planNext(turn)
  else return settle(turn, look)
  return true
}
