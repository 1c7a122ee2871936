import type { PlanAnswer, UserSubscriptionAnswer } from '#contract/endpoints/plan-shapes.ts'
import { listPlans } from '#contract/endpoints/plans.ts'
import {
  currentSubscription,
  type PaymentInvoiceAnswer,
  subscriptionPayments,
} from '#contract/endpoints/subscriptions.ts'
import type { PlanUsage } from '#domain/subscriptions/plan-limits.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'

/** What is known of one's own plan. */
export interface CurrentPlan {
  readonly mode: 'live' | 'sandbox' | 'test'
  readonly subscription: UserSubscriptionAnswer | null
  readonly plan: PlanAnswer | null
  readonly usage: readonly PlanUsage[]
}

/** The card, the credit and the invoices at the payment provider. */
export interface Payments {
  readonly card: {
    readonly brand: string
    readonly last4: string
    readonly expMonth: number
    readonly expYear: number
  } | null
  /** Money that was paid back for the next invoices. */
  readonly credit: { readonly amount: number; readonly currency: string } | null
  readonly invoices: readonly PaymentInvoiceAnswer[]
}

export const askCurrent = () => callEndpoint<CurrentPlan>(currentSubscription)
export const askPlans = () => callEndpoint<{ plans: readonly PlanAnswer[] }>(listPlans)
export const askPayments = () => callEndpoint<Payments>(subscriptionPayments)

/** Whether somebody has a subscription that is not over: it is changed, not bought anew. */
export function isSubscribed({ subscription }: Pick<CurrentPlan, 'subscription'>): boolean {
  if (subscription === null) return false
  const { status, cancelAtPeriodEnd } = subscription
  return status === 'canceled' ? cancelAtPeriodEnd : status !== 'expired'
}
