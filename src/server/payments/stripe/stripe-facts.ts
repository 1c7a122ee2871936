import type { Stripe } from 'stripe'
import { unitsOfStripe } from '#domain/payments/provider-amount.ts'
import type { BillingCycle } from '#domain/subscriptions/billing-cycle.ts'
import {
  PROVIDER_STATUSES,
  type ProviderStatus,
  type ProviderSubscription,
} from '#domain/subscriptions/subscription-state.ts'
import { eventParts, referenceIn } from './event-parts.ts'
import { type PaymentEvent, PaymentFailure, type ProviderCredit, type ProviderInvoice } from '../port.ts'

const SECOND = 1_000

/** A subscription of Stripe in the common shape. Throws `PaymentFailure` for what this product does not understand. */
export function subscriptionOf(told: Stripe.Subscription): ProviderSubscription {
  const [item] = told.items.data
  if (!item) throw new PaymentFailure('refused', 'a subscription without an item')
  return {
    id: told.id,
    customer: idOf(told.customer),
    planId: item.price.metadata['planId'] ?? '',
    price: priceOf(item.price),
    status: statusOf(told.status),
    createdAt: told.created * SECOND,
    periodStart: item.current_period_start * SECOND,
    periodEnd: item.current_period_end * SECOND,
    trialEnd: momentOf(told.trial_end),
    cancelAtPeriodEnd: told.cancel_at_period_end,
    cancelAt: momentOf(told.cancel_at),
    endedAt: momentOf(told.ended_at),
    endedUnpaid: ['payment_failed', 'payment_disputed'].includes(told.cancellation_details?.reason ?? ''),
  }
}

function priceOf({ unit_amount: amount, currency: code, recurring }: Stripe.Price): ProviderSubscription['price'] {
  const currency = code.toUpperCase()
  return { amount: unitsOfStripe(amount ?? 0, currency), currency, cycle: cycleOf(recurring) }
}

/** Prices are made for a month, three or twelve; others are those of the operator at Stripe. */
function cycleOf(recurring: Stripe.Price.Recurring | null): BillingCycle {
  const months = (recurring?.interval_count ?? 1) * (recurring?.interval === 'year' ? 12 : 1)
  if (months >= 12) return 'annual'
  return months >= 3 ? 'quarterly' : 'monthly'
}

function statusOf(status: string): ProviderStatus {
  const known = PROVIDER_STATUSES.find((each) => each === status)
  if (!known) throw new PaymentFailure('refused', 'a subscription of a status that is not known')
  return known
}

function momentOf(seconds: number | null): number | null {
  return seconds === null ? null : seconds * SECOND
}

/** The ID of what Stripe tells of by its ID or as a whole. */
function idOf(told: string | { readonly id: string }): string {
  return typeof told === 'string' ? told : told.id
}

/** An invoice of Stripe in the common shape; one that is not finished is none. */
export function invoiceOf(told: Stripe.Invoice): ProviderInvoice[] {
  if (told.status === 'draft' || told.id === undefined) return []
  const currency = told.currency.toUpperCase()
  return [
    {
      id: told.id,
      number: told.number ?? told.id,
      at: told.created * SECOND,
      amount: unitsOfStripe(told.amount_due, currency),
      currency,
      state: stateOf(told.status),
      url: told.hosted_invoice_url ?? null,
    },
  ]
}

/** What Stripe keeps for a customer's next invoices: it counts credit below zero. */
export function creditOf({ balance, currency }: Stripe.Customer): ProviderCredit | null {
  if (balance >= 0 || !currency) return null
  const code = currency.toUpperCase()
  return { amount: unitsOfStripe(-balance, code), currency: code }
}

function stateOf(status: string | null): ProviderInvoice['state'] {
  if (status === 'paid') return 'paid'
  return status === 'open' ? 'open' : 'void'
}

/** An event of Stripe in the common shape. Throws `TypeError` for what is none. */
export function eventOf(event: Stripe.Event): PaymentEvent {
  return { ...eventParts(event), subscription: referenceIn(subscriptionIn(event)) }
}

function subscriptionIn(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.trial_will_end':
      return event.data.object.id
    case 'checkout.session.completed': {
      const { subscription } = event.data.object
      return subscription === null ? undefined : idOf(subscription)
    }
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required': {
      const of = event.data.object.parent?.subscription_details?.subscription
      return of === undefined || of === null ? undefined : idOf(of)
    }
    default:
      return undefined
  }
}
