import type { Units } from '#domain/money.ts'
import type { BillingCycle } from '#domain/subscriptions/billing-cycle.ts'
import type { ProviderSubscription } from '#domain/subscriptions/subscription-state.ts'

/** A plan as a payment provider needs it. */
export interface PricedPlan {
  readonly id: string
  readonly name: string
  readonly price: Units
  readonly currency: string
  readonly billingCycle: BillingCycle
  readonly trialDays: number
}

/** A page of payment to be opened. */
export interface CheckoutAsk {
  readonly customer: string
  readonly userId: string
  readonly plan: PricedPlan
  /** Whoever had a subscription before gets no further trial. */
  readonly withTrial: boolean
  readonly successUrl: string
  readonly cancelUrl: string
}

/** What a change of plan costs now. */
export interface ProviderPreview {
  readonly dueNow: Units
  readonly lines: readonly { readonly text: string; readonly amount: Units }[]
  /** What is kept of the customer: below zero credit that is taken off, above it what is open from before. With the lines it makes up what is due. */
  readonly balance: Units
  readonly nextBillingAt: number | null
}

/** A change of plan, worked out for a moment in epoch milliseconds. */
export interface PlanChange {
  readonly subscription: string
  readonly plan: PricedPlan
  readonly at: number
}

/** An invoice of the payment provider. */
export interface ProviderInvoice {
  readonly id: string
  readonly number: string
  readonly at: number
  readonly amount: Units
  readonly currency: string
  readonly state: 'paid' | 'open' | 'void'
  readonly url: string | null
}

/** Money of a customer that the provider keeps. */
export interface ProviderCredit {
  readonly amount: Units
  readonly currency: string
}

/** A card as far as it may be shown. */
export interface ProviderCard {
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

/** A word of the payment provider whose origin is proven. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly at: number
  readonly isLive: boolean
  /** The subscription that it is about; undefined for what concerns none. */
  readonly subscription: string | undefined
}

/** Why a payment provider did not do what it was asked. `gone`: it does not know what is asked about; `key`: it does not take the key. */
export type PaymentReason = 'unavailable' | 'refused' | 'declined' | 'gone' | 'key'

/** A call of the payment provider that failed; the message is for the log and names no secret. */
export class PaymentFailure extends Error {
  readonly reason: PaymentReason
  constructor(reason: PaymentReason, detail: string) {
    super(`payments: ${detail}`)
    this.name = 'PaymentFailure'
    this.reason = reason
  }
}

/** Who is paid through: Stripe, or the test mode in its place (SUB-05). Every call may throw `PaymentFailure`. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'test'
  readonly mode: 'live' | 'sandbox' | 'test'
  makeCustomer(userId: string, email: string): Promise<string>
  hasCustomer(customer: string): Promise<boolean>
  /** Forgets a customer who pays for nothing; one that is not known is no failure. */
  dropCustomer(customer: string): Promise<void>
  openCheckout(ask: CheckoutAsk): Promise<{ readonly id: string; readonly url: string }>
  /** Closes a page of payment that was not paid; one that is over stays as it is. */
  closeCheckout(id: string): Promise<void>
  /** The subscriptions of a customer to plans of this product that are not over, also those whose first payment is open. */
  runningOf(customer: string): Promise<readonly string[]>
  openPortal(customer: string, returnUrl: string): Promise<string>
  /** The subscription as it is now; undefined if the provider does not know it. */
  read(subscription: string): Promise<ProviderSubscription | undefined>
  preview(change: PlanChange): Promise<ProviderPreview>
  /** All or nothing: what cannot be paid changes nothing. */
  change(change: PlanChange): Promise<void>
  setEnding(subscription: string, atPeriodEnd: boolean): Promise<void>
  /** Ends it at once, for an account that is deleted; one that is over stays as it is. */
  end(subscription: string): Promise<void>
  invoices(customer: string): Promise<readonly ProviderInvoice[]>
  card(customer: string): Promise<ProviderCard | null>
  /** Money that was paid back for the next invoices; null where there is none. */
  credit(customer: string): Promise<ProviderCredit | null>
  /** The smallest request that shows whether it can be reached and takes the key. */
  check(): Promise<void>
  /** Undefined for an event whose signature over the raw body is wrong or too old, and for what is no event. */
  verify(body: Buffer, signature: string): PaymentEvent | undefined
}
