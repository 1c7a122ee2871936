import type { Job, JobHandler } from '#server/kit/jobs/jobs.ts'
import { beginWhole, keepLook, lockProgress, type Look } from './mirror.ts'
import { PlanMemory, reopenDiscarded, reopenMissing, STORE_PULL } from './plan-pull.ts'
import { StoreFailure } from './port.ts'
import { readPages } from './pull-pages.ts'
import { planNext, settle } from './pull-plan.ts'
import { type Asked, inStore, order, runOf, type Turn } from './pull-turn.ts'
import { failedRun } from './store-failures.ts'
import { changeOfStore, readStore, writeStoreRows } from './store-writes.ts'
import { callerOf, type StoreWork } from './store-work.ts'

const TURN_MS = 10_000

function askedOf({ payload }: Job): Asked {
  const is = (name: string): boolean => payload[name] === true
  return {
    storeId: String(payload['storeId']),
    isWhole: is('whole'),
    isAsked: is('asked'),
    bringsBack: is('bringsBack'),
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
          until: Date.now() + (work.turnMs ?? TURN_MS),
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
    if (Date.now() < turn.until) continue
    await inStore(turn, (tx) => order(tx, asked.storeId, new Date(), { goesOn: true }))
    work.wakeJobs()
    return
  }
}

/** Begins a look, or goes on with the one that is under way; false if there is nothing to do. */
function begin(turn: Turn): Promise<boolean> {
  const { asked } = turn
  return inStore(turn, async (tx, wrote) => {
    const progress = await lockProgress(tx, asked.storeId)
    if (!progress) return false
    const store = await readStore(tx, asked.storeId)
    if (store.state !== 'connected' && !asked.compares) return false
    const { look } = progress
    if (asked.goesOn && (!look || look.isCancelled)) return false
    const isBegun = look !== null && (asked.goesOn || !asked.isWhole)
    const next = isBegun ? { ...look, ...goingOn(asked) } : newLook(asked, progress.cursor)
    if (!isBegun && next.isWhole) await tx.query(beginWhole(asked.storeId))
    if (!isBegun) await tx.query(reopenDiscarded(asked.storeId))
    if (asked.bringsBack) await tx.query(reopenMissing(asked.storeId))
    const { isCancelled: _, ...kept } = next
    await tx.query(keepLook(asked.storeId, kept))
    if (next.phase === 'reading') wrote(await writeStoreRows(tx, [changeOfStore(store.id, { run: runOf(kept) })]))
    return true
  })
}

function goingOn({ isAsked, bringsBack }: Asked): Partial<Look> {
  return { ...(isAsked && { isAsked }), ...(bringsBack && { bringsBack }) }
}

function newLook({ isWhole, isAsked, bringsBack, compares }: Asked, cursor: string | null): Look {
  const reads = { cursor: isWhole ? null : cursor, isWhole: isWhole || cursor === null }
  const phase = compares ? 'planning' : 'reading'
  return {
    phase,
    ...reads,
    startedAt: Date.now(),
    done: 0,
    total: null,
    isAsked,
    bringsBack,
    ...(compares && { compares }),
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
