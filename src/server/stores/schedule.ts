import { currentUser } from '../kit/database/data-access.ts'
import type { Queryable } from '../kit/database/database.ts'
import { scheduleJob } from '../kit/jobs/schedule-job.ts'
import { sharedNow } from '../kit/clock.ts'

/** The job that looks at one store. */
export const STORE_PULL = 'store-pull'

const MINUTE_MS = 60_000

/** What a person asked a look for. */
export interface AskedLook {
  /** Reads the whole catalogue. */
  readonly whole?: boolean | undefined
  /** Makes products again that were deleted here. */
  readonly bringsBack?: boolean | undefined
}

/** When a store is looked at next, in epoch milliseconds; null for one that is looked at only when asked. */
export function nextPull(everyMinutes: number, now: number): number | null {
  return everyMinutes === 0 ? null : now + everyMinutes * MINUTE_MS
}

/** Orders work on looks at a store, in place of what was ordered of it before; `at` in epoch milliseconds. */
export function orderTurn(
  tx: Queryable,
  storeId: string,
  at: number,
  how: Readonly<Record<string, unknown>>,
): Promise<void> {
  return scheduleJob(tx, { name: STORE_PULL, key: storeId, runAt: new Date(at), payload: { storeId, ...how } })
}

/**
 * Orders the next regular look at a store, in the transaction that notes it in the store's row; an ordered one is moved. `at` in epoch
 * milliseconds. One that is under way, or that a person asked for, goes on at once all the same.
 */
export async function orderPull(tx: Queryable, storeId: string, at: number): Promise<void> {
  const { rows } = await tx.query<{ isUnderWay: boolean }>({
    name: 'stores:under-way',
    text: `select look is not null or asked is not null as "isUnderWay" from store_access where user_id = ${currentUser} and store_id = $1`,
    values: [storeId],
  })
  await (rows[0]?.isUnderWay === true
    ? orderTurn(tx, storeId, sharedNow(), { goesOn: true })
    : orderTurn(tx, storeId, at, {}))
}

/** Orders a look that a person asked for. It is kept until it begins, whatever else is ordered for the store. */
export async function askForPull(tx: Queryable, storeId: string, { whole, bringsBack }: AskedLook): Promise<void> {
  const asked = { asked: true, ...(whole && { whole }), ...(bringsBack && { bringsBack }) }
  await tx.query({
    name: 'stores:ask',
    text: `update store_access set asked = coalesce(asked, '{}') || $2::jsonb where user_id = ${currentUser} and store_id = $1`,
    values: [storeId, JSON.stringify(asked)],
  })
  await orderTurn(tx, storeId, sharedNow(), {})
}

/** Orders that what is known of a store is compared again, without asking it. */
export function orderComparing(tx: Queryable, storeId: string): Promise<void> {
  return orderTurn(tx, storeId, sharedNow(), { compares: true })
}
