import type { Units } from '../money.ts'
import type { BillingCycle } from './billing-cycle.ts'

/** The statuses of a subscription (SUB-01). */
export const SUBSCRIPTION_STATUSES = ['active', 'trial', 'canceled', 'expired', 'suspended'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** The statuses that payment providers tell of. */
export const PROVIDER_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number]

/** What a payment provider tells of a subscription; moments are epoch milliseconds. */
export interface ProviderSubscription {
  readonly id: string
  readonly customer: string
  /** The plan that its price was made for; empty for a price that is not of this product. */
  readonly planId: string
  /** What is paid each period. */
  readonly price: { readonly amount: Units; readonly currency: string; readonly cycle: BillingCycle }
  readonly status: ProviderStatus
  readonly createdAt: number
  readonly periodStart: number
  readonly periodEnd: number
  readonly trialEnd: number | null
  readonly cancelAtPeriodEnd: boolean
  /** A day on which it ends, named by the operator at the provider. */
  readonly cancelAt: number | null
  readonly endedAt: number | null
  /** The provider ended it because it was not paid. */
  readonly endedUnpaid: boolean
}

/** The same in the product's own terms; moments are epoch milliseconds. */
export interface SubscriptionState {
  readonly status: SubscriptionStatus
  readonly cancelAtPeriodEnd: boolean
  /** The last payment failed; access goes on for `GRACE_DAYS`. */
  readonly paymentIssue: boolean
  /** When access ends; null while nothing ends it. */
  readonly accessUntil: number | null
  readonly nextBillingAt: number | null
}

/** Days that access goes on after a payment failed. */
export const GRACE_DAYS = 14
const GRACE_MS = GRACE_DAYS * 86_400_000

/**
 * Maps what the provider tells to a subscription of the product (SUB-01). Undefined means that there is none yet: its first payment is
 * open, so nothing is granted.
 */
export function subscriptionState(told: ProviderSubscription, now: number): SubscriptionState | undefined {
  switch (told.status) {
    case 'incomplete':
      return undefined
    case 'incomplete_expired':
      return over('expired', told)
    case 'unpaid':
    case 'paused':
      return { ...over('suspended', told), accessUntil: null }
    case 'canceled':
      return over(endedAsPlanned(told) ? 'expired' : 'canceled', told)
    case 'trialing':
    case 'active':
    case 'past_due':
      return running(told, now)
  }
}

function running(told: ProviderSubscription, now: number): SubscriptionState {
  const { status, cancelAtPeriodEnd, cancelAt, periodStart, periodEnd } = told
  const paymentIssue = status === 'past_due'
  const endsAt = cancelAt ?? (cancelAtPeriodEnd ? periodEnd : null)
  const graceEnds = paymentIssue ? periodStart + GRACE_MS : null
  if (graceEnds !== null && graceEnds <= now) {
    return {
      status: 'suspended',
      cancelAtPeriodEnd: endsAt !== null,
      paymentIssue,
      accessUntil: null,
      nextBillingAt: null,
    }
  }
  if (endsAt !== null) {
    const accessUntil = graceEnds === null ? endsAt : Math.min(endsAt, graceEnds)
    return { status: 'canceled', cancelAtPeriodEnd: true, paymentIssue, accessUntil, nextBillingAt: null }
  }
  return {
    status: status === 'trialing' ? 'trial' : 'active',
    cancelAtPeriodEnd: false,
    paymentIssue,
    accessUntil: graceEnds,
    nextBillingAt: paymentIssue ? null : periodEnd,
  }
}

function over(status: SubscriptionStatus, { cancelAtPeriodEnd, endedAt }: ProviderSubscription): SubscriptionState {
  return { status, cancelAtPeriodEnd, paymentIssue: false, accessUntil: endedAt, nextBillingAt: null }
}

/** It ran out: it was not paid, or the period that was paid last is over. */
function endedAsPlanned({ endedUnpaid, endedAt, periodEnd, cancelAt }: ProviderSubscription): boolean {
  return endedUnpaid || endedAt === null || endedAt >= Math.min(periodEnd, cancelAt ?? periodEnd)
}
