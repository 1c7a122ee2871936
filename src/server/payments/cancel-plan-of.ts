import { followSubscription } from './follow.ts'
import { asking, type PaymentDeps } from './payment-deps.ts'
import { readSubscriptions } from './subscription-rows.ts'

/**
 * Cancels what somebody pays for at the end of its period, as they could themselves (ADMIN-02). Nothing where nothing runs; may be repeated.
 * Throws `Refusal`.
 */
export async function cancelPlanOf(deps: PaymentDeps, userId: string): Promise<void> {
  const { dataAccess, provider } = deps
  const rows = await dataAccess.asUser({ kind: 'user', userId }, (tx) => readSubscriptions(tx, Date.now()))
  const open = rows.filter(
    ({ provider: of, status, cancelAtPeriodEnd }) =>
      of === provider.name && status !== 'expired' && status !== 'canceled' && !cancelAtPeriodEnd,
  )
  await asking(deps, async () => {
    for (const { externalId } of open) {
      await provider.setEnding(externalId, true)
      await followSubscription(deps, externalId)
    }
  })
}
