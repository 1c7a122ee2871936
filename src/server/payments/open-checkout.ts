import { customerFor, keepCheckout, keptCheckout } from './customers.ts'
import { followSubscription } from './follow.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { paymentMessages } from './payment-messages.ts'
import type { CheckoutAsk } from './port.ts'
import { conflict } from './refuse-payment.ts'

/** What somebody wants to subscribe to. */
type Wanted = Pick<CheckoutAsk, 'userId' | 'plan' | 'withTrial'>

/** Pages that are opened one after the other while the same person opens others elsewhere. */
const MOST_TRIES = 4
/** Where the page of plans is. */
export const PLAN_PAGE = '/settings/plan'

/**
 * Opens the page where a plan is paid (SUB-03). The page before it is closed first, and then the provider is asked what the customer pays
 * already: whatever was not told of yet, nobody pays twice. Throws `Refusal` and `PaymentFailure`.
 */
export async function openCheckout(
  deps: PaymentDeps,
  wanted: Wanted,
): Promise<{ readonly id: string; readonly url: string }> {
  const { provider, pageOf } = deps
  const { userId, plan } = wanted
  const [successUrl, cancelUrl] = [pageOf(`${PLAN_PAGE}?checkout=done`), pageOf(PLAN_PAGE)]
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const customer = await customerFor(deps, userId)
    const former = await keptCheckout(deps, userId)
    if (former !== undefined) await provider.closeCheckout(former)
    await refusePaid(deps, customer)
    const opened = await provider.openCheckout({ ...wanted, customer, successUrl, cancelUrl })
    if (await keepCheckout(deps, { userId, customer, former, id: opened.id, planId: plan.id })) return opened
    await provider.closeCheckout(opened.id)
  }
  throw conflict(paymentMessages.checkoutOver)
}

/** Keeps what the provider was paid for and did not tell of yet. Throws `Refusal` if there is any. */
async function refusePaid(deps: PaymentDeps, customer: string): Promise<void> {
  const running = await deps.provider.runningOf(customer)
  for (const id of running) await followSubscription(deps, id)
  if (running.length > 0) throw conflict(paymentMessages.underWay)
}
