import { cutText } from '#domain/cut-text.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import { scheduleJob } from '#server/kit/jobs/schedule-job.ts'
import { STORE_PULL } from './plan-pull.ts'
import type { StoreFailure } from './port.ts'
import { changeOfStore, writeStoreRows } from './store-writes.ts'
import type { StoreWork } from './store-work.ts'

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
export async function failedRun(work: StoreWork, caller: Caller, { storeId, failure, attempts }: FailedRun): Promise<void> {
  const failures = typeof attempts === 'number' ? attempts + 1 : 1
  const isLost = failure.reason === 'access' || failure.reason === 'gone'
  const doubled = FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, MOST_DOUBLINGS)
  const pauseMs = Math.min(failure.retryAfterMs ?? doubled, LONGEST_PAUSE_MS)
  const nextPullAt = isLost ? null : Date.now() + pauseMs
  const isWaiting = failure.reason === 'busy' && pauseMs <= SHOWN_AS_RUNNING_MS
  const written = await work.data.transact(caller, async (tx) => {
    if (nextPullAt !== null) {
      const payload = { storeId, goesOn: true, failures }
      await scheduleJob(tx, { name: STORE_PULL, key: storeId, runAt: new Date(nextPullAt), payload })
    }
    const told = { problem: failure.reason, said: cutText(failure.said, 500), nextPullAt }
    const state = { ...(isLost ? { state: 'lost' } : {}), ...(isWaiting ? {} : { run: null }) }
    return writeStoreRows(tx, [changeOfStore(storeId, { ...told, ...state })])
  })
  if (written) work.data.wake(written.userId, written.version)
}
