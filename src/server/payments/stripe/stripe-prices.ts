import type { Stripe } from 'stripe'
import { stripeAmount } from '#domain/payments/provider-amount.ts'
import type { BillingCycle } from '#domain/subscriptions/billing-cycle.ts'
import { PaymentFailure, type PricedPlan } from '../port.ts'
import { asked, askedOrGone } from './stripe-client.ts'

const RECURRING: Readonly<Record<BillingCycle, { interval: 'month' | 'year'; interval_count: number }>> = {
  monthly: { interval: 'month', interval_count: 1 },
  quarterly: { interval: 'month', interval_count: 3 },
  annual: { interval: 'year', interval_count: 1 },
}

/**
 * The price of a plan at Stripe, made where it is missing. A price there never changes: another amount, currency or cycle is another price,
 * and whoever pays the former one goes on with it.
 */
export async function priceAtStripe(stripe: Stripe, plan: PricedPlan): Promise<string> {
  const { id: planId, price, currency, billingCycle } = plan
  const amount = stripeAmount(price, currency)
  if (amount === undefined) throw new PaymentFailure('refused', `Stripe takes no ${currency} of this fineness`)
  const key = `pricewright:${planId}:${amount}:${currency}:${billingCycle}`
  const [found] = (await asked('prices', () => stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }))).data
  if (found) return found.id
  const product = await productAtStripe(stripe, plan)
  const made = await asked('price', () =>
    stripe.prices.create(
      {
        product,
        currency: currency.toLowerCase(),
        unit_amount: amount,
        recurring: RECURRING[billingCycle],
        lookup_key: key,
        transfer_lookup_key: true,
        metadata: { planId },
      },
      { idempotencyKey: key },
    ),
  )
  return made.id
}

async function productAtStripe(stripe: Stripe, { id, name }: PricedPlan): Promise<string> {
  const product = `pricewright_${id}`
  const found = await askedOrGone('product', () => stripe.products.retrieve(product))
  if (found) return found.id
  const made = await asked('product', () => stripe.products.create({ id: product, name, metadata: { planId: id } }))
  return made.id
}
