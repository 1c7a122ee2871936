import type { Caller } from '#server/kit/http/mount.ts'
import { type Job, TryLater } from '#server/kit/jobs/jobs.ts'
import { saidBy } from './failures.ts'
import type { StoreFailure } from './port.ts'
import { orderTurn } from './schedule.ts'
import { changeOfStore, readStore, writeStoreRows } from './store-writes.ts'
import { callerOf, orderAgain, type StoreWork, type WaitingWork } from './store-work.ts'
import { sharedNow } from '../kit/clock.ts'

const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 6 * 3_600_000
const MOST_DOUBLINGS = 12
/** A shorter wait for the store is part of the look. */
const SHOWN_AS_RUNNING_MS = 120_000

/** A look that failed: of what store, why, and how many failed before it. */
export interface FailedRun {
  readonly storeId: string
  readonly failure: StoreFailure
  readonly attempts: unknown
}

/**
 * Notes why a store could not be read. It is asked again later, each time after twice as long or when it said; one that refuses the access
 * only once it is connected again.
 */
export async function failedRun(
  work: StoreWork,
  caller: Caller,
  { storeId, failure, attempts }: FailedRun,
): Promise<void> {
  const failures = typeof attempts === 'number' ? attempts + 1 : 1
  if (failure.isShut) return lose(work, caller, storeId, failure)
  const doubled = FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, MOST_DOUBLINGS)
  const pauseMs = Math.min(failure.retryAfterMs ?? doubled, LONGEST_PAUSE_MS)
  const nextPullAt = sharedNow() + pauseMs
  const isWaiting = failure.reason === 'busy' && pauseMs <= SHOWN_AS_RUNNING_MS
  const written = await work.data.transact(caller, async (tx) => {
    const { state } = await readStore(tx, storeId)
    if (state !== 'connected') return undefined
    const told = { problem: failure.reason, said: saidBy(failure), nextPullAt }
    const change = changeOfStore(storeId, { ...told, ...(isWaiting ? {} : { run: null }) })
    const stored = await writeStoreRows(tx, [change])
    await orderTurn(tx, storeId, nextPullAt, { goesOn: true, failures })
    return stored
  })
  if (written) work.data.wake(written.userId, written.version)
}

/** What waits for a store cannot be done now: it goes on when the store said, later, or once the store is connected again. */
export async function stoppedWork(work: StoreWork, name: WaitingWork, job: Job, failure: StoreFailure): Promise<void> {
  if (job.userId === null) return
  const caller = callerOf(job.userId)
  const storeId = String(job.payload['storeId'])
  if (failure.isShut) return lose(work, caller, storeId, failure)
  if (failure.reason !== 'busy') throw new TryLater(failure.message)
  await work.data.transact(caller, (tx) => orderAgain(tx, name, storeId, failure.retryAfterMs ?? FIRST_PAUSE_MS))
}

/** The store cannot be asked any more until it is connected again. */
async function lose(work: StoreWork, caller: Caller, storeId: string, failure: StoreFailure): Promise<void> {
  const written = await work.data.transact(caller, async (tx) => {
    const { state } = await readStore(tx, storeId)
    if (state !== 'connected') return undefined
    const told = { state: 'lost', problem: failure.reason, said: saidBy(failure), run: null, nextPullAt: null }
    return writeStoreRows(tx, [changeOfStore(storeId, told)])
  })
  if (written) work.data.wake(written.userId, written.version)
}
