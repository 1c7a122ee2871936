import { MOST_WAITING, type PaymentsWaitingAnswer, readPaymentsWaiting } from '#contract/endpoints/payments-waiting.ts'
import type { Queryable } from '../kit/database/database.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { openCardAccount } from './cards/card-accounts.ts'
import { readAnswerable } from './cards/card-payment-rows.ts'
import { decimalOf } from './plan-rows.ts'
import { readSubscriptions } from './subscription-rows.ts'
import { sharedNow } from '../kit/clock.ts'

/** Mounts what payments wait for a person to do (PAGE-01). */
export function mountPaymentsWaiting(routes: Routes, data: UserData): void {
  routes.mount(readPaymentsWaiting, ({ caller }) =>
    data.transact(caller, async (tx) => {
      const now = sharedNow()
      const account = await openCardAccount(tx)
      const disputes = await readAnswerable(tx, now, MOST_WAITING)
      return {
        disputes: disputes.map(({ documentId, amount, currency, disputeDueAt }) => ({
          documentId,
          amount: decimalOf(amount, currency),
          currency,
          answerBy: disputeDueAt === null ? null : new Date(disputeDueAt).toISOString(),
        })),
        isKeyRefused: account?.state === 'refused',
        unpaidPlan: await unpaidPlan(tx, now),
      }
    }),
  )
}

/** The current plan whose last payment failed. */
async function unpaidPlan(tx: Queryable, now: number): Promise<PaymentsWaitingAnswer['unpaidPlan']> {
  const [current] = await readSubscriptions(tx, now)
  if (current?.status === 'suspended') return { accessUntil: null }
  if (!current?.paymentIssue || current.status === 'expired' || current.status === 'canceled') return null
  return { accessUntil: current.accessUntil === null ? null : new Date(current.accessUntil).toISOString() }
}
