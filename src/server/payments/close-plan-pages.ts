import { followSubscription } from './follow.ts'
import { asking, type PaymentDeps } from './payment-deps.ts'

/** Pages that are closed before a plan is deleted; where more are open, it stays. */
const MOST_PAGES = 40

/**
 * Closes the pages of payment of a plan that nobody subscribed to yet, so that nobody pays for one that is deleted. What was paid meanwhile is
 * kept, and keeps its plan. Throws `Refusal`.
 */
export async function closePlanPages(deps: PaymentDeps, planId: string): Promise<void> {
  const { dataAccess, provider } = deps
  const [found] = await dataAccess.asSystemBatch([
    {
      text: `select user_id as "userId", provider, external_id as customer, checkout_id as checkout from payment_customer
        where plan_id = $1 and not exists (select from user_subscription where plan_id = $1) limit ${MOST_PAGES}`,
      values: [planId],
    },
  ])
  const pages = (found?.rows ?? []) as unknown as readonly PlanPage[]
  await Promise.all(
    pages.map(async (page) => {
      // What the test mode opened before there was a key is over.
      if (page.provider === provider.name) await asking(deps, () => close(deps, page))
      await forget(deps, page)
    }),
  )
}

/** A page of payment that a customer was sent to last. */
interface PlanPage {
  readonly userId: string
  readonly provider: string
  readonly customer: string
  readonly checkout: string
}

async function close(deps: PaymentDeps, { customer, checkout }: PlanPage): Promise<void> {
  await deps.provider.closeCheckout(checkout)
  for (const id of await deps.provider.runningOf(customer)) await followSubscription(deps, id)
}

async function forget({ dataAccess }: PaymentDeps, { userId, provider, checkout }: PlanPage): Promise<void> {
  await dataAccess.asSystemBatch([
    {
      text: `update payment_customer set checkout_id = null, plan_id = null where user_id = $1 and provider = $2 and checkout_id = $3`,
      values: [userId, provider, checkout],
    },
  ])
}
