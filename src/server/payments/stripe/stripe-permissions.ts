import { Stripe } from 'stripe'
import type { CardPermission, ToldAccount } from '../cards/card-port.ts'
import { asked } from './stripe-client.ts'

/** Calls that change nothing and are refused to a key without the permission, before anything else is looked at. */
const PROBES: Readonly<Record<CardPermission, (stripe: Stripe) => Promise<unknown>>> = {
  // A page of payment without anything to pay is refused as such to a key that may make one.
  checkout: (stripe) => stripe.checkout.sessions.create({ mode: 'payment', success_url: 'https://example.com' }),
  payments: (stripe) => stripe.paymentIntents.list({ limit: 1 }),
  charges: async (stripe) => {
    await stripe.charges.list({ limit: 1 })
    await stripe.refunds.list({ limit: 1 })
  },
  disputes: (stripe) => stripe.disputes.list({ limit: 1 }),
  fees: (stripe) => stripe.balanceTransactions.list({ limit: 1 }),
}

/** The permissions that a key lacks. Throws `PaymentFailure`. */
export async function lacking(stripe: Stripe): Promise<readonly CardPermission[]> {
  const names = Object.keys(PROBES) as CardPermission[]
  const isLacking = await Promise.all(names.map((name) => isRefused(() => PROBES[name](stripe))))
  return names.filter((_, index) => isLacking[index])
}

async function isRefused(probe: () => Promise<unknown>): Promise<boolean> {
  try {
    await probe()
    return false
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return true
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
    return asked('permissions', () => Promise.reject(error))
  }
}

/** The account of a key. A restricted key is often not told of it in full: then the refusal names it. Throws `PaymentFailure`. */
export async function toldAccount(stripe: Stripe): Promise<ToldAccount> {
  try {
    const {
      id,
      business_profile: business,
      settings,
      charges_enabled: takesCards,
    } = await stripe.accounts.retrieveCurrent()
    return { id, name: business?.name ?? settings?.dashboard.display_name ?? '', takesCards }
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripePermissionError)) return asked('account', () => Promise.reject(error))
    return { id: /\bacct_\w+/.exec(error.message)?.[0] ?? '', name: '', takesCards: true }
  }
}
