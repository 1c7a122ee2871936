import type { Queryable } from '../kit/database/database.ts'
import { scheduleJob } from '../kit/jobs/schedule-job.ts'

/** The job that looks at one store. */
export const PULL_JOB = 'store-pull'

const MINUTE_MS = 60_000

/** When a store is looked at next, in epoch milliseconds; null for one that is looked at only when asked. */
export function nextPull(everyMinutes: number, now: number): number | null {
  return everyMinutes === 0 ? null : now + everyMinutes * MINUTE_MS
}

/** Orders a look at a store, in the transaction that notes it in the store's row; an ordered one is moved. `at` in epoch milliseconds. */
export async function orderPull(tx: Queryable, storeId: string, at: number): Promise<void> {
  await scheduleJob(tx, { name: PULL_JOB, key: storeId, runAt: new Date(at), payload: { storeId } })
}
