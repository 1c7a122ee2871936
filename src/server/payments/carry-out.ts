import type { UserSubscriptionAnswer } from '#contract/endpoints/plan-shapes.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Caller } from '../kit/http/mount.ts'
import { followSubscription, orderFollow } from './follow.ts'
import { asking } from './payment-deps.ts'
import { PaymentFailure } from './port.ts'
import { readSubscriptions, subscriptionAnswer, type SubscriptionRow } from './subscription-rows.ts'
import type { SubscriptionParts } from './subscription-routes.ts'
import { sharedNow } from '../kit/clock.ts'

/** What somebody wants of a subscription at the payment provider. */
interface Wanted {
  readonly run: () => Promise<void>
  /** Whether the subscription is as it is wanted. */
  readonly isDone: (row: SubscriptionRow) => boolean
}

/**
 * Carries out at the payment provider what is wanted, and answers the subscription as it is then. Where the answer is lost, the subscription
 * is read again, so that nobody is told that nothing was changed before that is known (SUB-06). Throws `Refusal`.
 */
export async function carryOut(
  { deps, data }: SubscriptionParts,
  caller: Caller,
  held: SubscriptionRow,
  { run, isDone }: Wanted,
): Promise<UserSubscriptionAnswer> {
  return asking(deps, async () => {
    const lost = await lostIn(run)
    const unread = await lostIn(() => followSubscription(deps, held.externalId))
    if (unread) {
      deps.log.warn({ reason: unread.message }, 'a subscription could not be read after it was to be changed')
      await orderFollow(deps, held.externalId)
      deps.wakeJobs()
      throw new Refusal('payment-unsure')
    }
    const rows = await data.transact(caller, (tx) => readSubscriptions(tx, sharedNow()))
    const now = rows.find(({ id }) => id === held.id) ?? held
    if (lost && !isDone(now)) throw lost
    return subscriptionAnswer(now)
  })
}

/** Runs a call of the payment provider; answers the failure of one whose answer did not come. */
async function lostIn(call: () => Promise<unknown>): Promise<PaymentFailure | undefined> {
  try {
    await call()
    return undefined
  } catch (error) {
    if (error instanceof PaymentFailure && error.reason === 'unavailable') return error
    throw error
  }
}
