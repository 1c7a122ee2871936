import { randomBytes } from 'node:crypto'
import {
  advance,
  applyChange,
  beginSubscription,
  emptyLedger,
  type Ledger,
  type LedgerPrice,
  type LedgerSubscription,
  previewChange,
  withCard,
  withSubscription,
} from '#server/payments/test-mode/ledger.ts'
import type { ProviderInvoice } from '#server/payments/port.ts'

/** A price as the simulator keeps it; amounts are counted as Stripe counts them. */
export interface KeptPrice {
  readonly id: string
  readonly product: string
  readonly currency: string
  readonly unitAmount: number
  readonly interval: 'month' | 'year'
  readonly intervalCount: number
  readonly lookupKey: string
  readonly metadata: Readonly<Record<string, string>>
}

/** A page of payment. */
export interface KeptSession {
  readonly id: string
  readonly customer: string
  readonly price: string
  readonly trialDays: number
  readonly metadata: Readonly<Record<string, string>>
  status: 'open' | 'complete' | 'expired'
  subscription: string | null
}

/** Something that happened, of which Stripe sends word. */
export interface Happening {
  readonly type: string
  readonly at: number
  readonly of:
    | { readonly kind: 'subscription'; readonly subscription: LedgerSubscription; readonly price: string }
    | {
        readonly kind: 'invoice'
        readonly invoice: ProviderInvoice
        readonly customer: string
        readonly subscription: string
      }
    | { readonly kind: 'session'; readonly session: KeptSession }
}

/** What the simulator refuses, in Stripe's terms. */
export class StripeProblem extends Error {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(String(body['message'] ?? body['code']))
    this.status = status
    this.body = body
  }
}

/** The ledger counts ten thousandths. */
export const LEDGER_UNITS = 10_000

export function missing(what: string, id: string): StripeProblem {
  return new StripeProblem(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
    message: `No such ${what}: '${id}'`,
  })
}

/** The account at Stripe: customers, prices, subscriptions and what happened to them, by a clock of its own. */
export class StripeState {
  now: number
  readonly customers = new Map<string, { email: string; metadata: Record<string, string>; ledger: Ledger }>()
  readonly deleted = new Set<string>()
  readonly products = new Map<string, { id: string; name: string }>()
  readonly prices = new Map<string, KeptPrice>()
  readonly sessions = new Map<string, KeptSession>()
  /** The price of each subscription. */
  readonly priceOf = new Map<string, string>()
  readonly happened: Happening[] = []

  constructor(now: number) {
    this.now = Math.floor(now / 1_000) * 1_000
  }

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString('hex')}`
  }

  customer(id: string) {
    const found = this.customers.get(id)
    if (!found) throw missing('customer', id)
    return found
  }

  addCustomer(email: string, metadata: Record<string, string>): string {
    const id = this.newId('cus')
    this.customers.set(id, { email, metadata, ledger: emptyLedger(id) })
    return id
  }

  dropCustomer(id: string): void {
    this.customer(id)
    this.customers.delete(id)
    this.deleted.add(id)
  }

  price(id: string): KeptPrice {
    const found = this.prices.get(id)
    if (!found) throw missing('price', id)
    return found
  }

  session(id: string): KeptSession {
    const found = this.sessions.get(id)
    if (!found) throw missing('checkout.session', id)
    return found
  }

  subscription(id: string): LedgerSubscription {
    for (const { ledger } of this.customers.values()) {
      const found = ledger.subscriptions.find((each) => each.id === id)
      if (found) return found
    }
    throw missing('subscription', id)
  }

  /** A person pays on a page of payment. */
  pay(sessionId: string): string {
    const session = this.session(sessionId)
    if (session.status !== 'open') throw new Error(`the session is ${session.status}`)
    const subscription = this.newId('sub')
    const { metadata } = this.price(session.price)
    this.priceOf.set(subscription, session.price)
    const price = this.#ledgerPrice(session.price)
    const page = {
      id: session.id,
      planId: metadata['planId'] ?? '',
      price,
      trialDays: session.trialDays,
      state: 'open',
    } as const
    this.#put(session.customer, (ledger) => beginSubscription(ledger, page, subscription, this.now))
    session.status = 'complete'
    session.subscription = subscription
    this.happened.push({ type: 'checkout.session.completed', at: this.now, of: { kind: 'session', session } })
    return subscription
  }

  preview(id: string, priceId: string, at: number) {
    const held = this.subscription(id)
    return previewChange(held, this.#ledgerPrice(priceId), this.customer(held.customer).ledger.credit, at)
  }

  /** Throws a declined card as Stripe tells it, and changes nothing then. */
  change(id: string, priceId: string, at: number): void {
    const held = this.#running(id)
    const { metadata } = this.price(priceId)
    const before = this.customer(held.customer).ledger
    const next = applyChange(before, held, { planId: metadata['planId'] ?? '', price: this.#ledgerPrice(priceId), at })
    if (!next)
      throw new StripeProblem(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })
    this.priceOf.set(id, priceId)
    this.#put(held.customer, () => next)
  }

  setEnding(id: string, cancelAtPeriodEnd: boolean): void {
    const held = this.#running(id)
    this.#put(held.customer, (ledger) => withSubscription(ledger, { ...held, cancelAtPeriodEnd }))
  }

  end(id: string): void {
    const held = this.#running(id)
    this.#put(held.customer, (ledger) => withSubscription(ledger, { ...held, status: 'canceled', endedAt: this.now }))
  }

  putCard(customer: string, card: 'works' | 'declined'): void {
    this.#put(customer, (ledger) => withCard(ledger, card))
  }

  /** The operator gives a customer something towards the next invoices. */
  giveCredit(customer: string, units: number): void {
    this.#put(customer, (ledger) => ({ ...ledger, credit: ledger.credit + units }))
  }

  /** Lets time pass for everybody. */
  pass(ms: number): void {
    this.now += Math.floor(ms / 1_000) * 1_000
    for (const id of this.customers.keys()) this.#put(id, (ledger) => advance(ledger, this.now))
  }

  #running(id: string): LedgerSubscription {
    const held = this.subscription(id)
    if (held.endedAt !== null)
      throw new StripeProblem(400, {
        type: 'invalid_request_error',
        message: 'A canceled subscription can only update its metadata.',
      })
    return held
  }

  #ledgerPrice(id: string): LedgerPrice {
    const { unitAmount, currency, interval, intervalCount, product } = this.price(id)
    const months = interval === 'year' ? 12 * intervalCount : intervalCount
    const cycle = months === 12 ? 'annual' : months === 3 ? 'quarterly' : 'monthly'
    return { amount: unitAmount * LEDGER_UNITS, currency, cycle, name: this.products.get(product)?.name ?? '' }
  }

  /** Puts another ledger in place, and notes what that means. */
  #put(customer: string, change: (ledger: Ledger) => Ledger): void {
    const kept = this.customer(customer)
    const before = kept.ledger
    kept.ledger = change(before)
    for (const subscription of kept.ledger.subscriptions) {
      const former = before.subscriptions.find(({ id }) => id === subscription.id)
      if (JSON.stringify(former) === JSON.stringify(subscription)) continue
      const act = former === undefined ? 'created' : subscription.endedAt === null ? 'updated' : 'deleted'
      const price = this.priceOf.get(subscription.id) ?? ''
      this.happened.push({
        type: `customer.subscription.${act}`,
        at: this.now,
        of: { kind: 'subscription', subscription, price },
      })
    }
    for (const invoice of kept.ledger.invoices.slice(before.invoices.length)) {
      const subscription = kept.ledger.subscriptions.at(-1)?.id ?? ''
      const type = invoice.state === 'paid' ? 'invoice.paid' : 'invoice.payment_failed'
      this.happened.push({ type, at: this.now, of: { kind: 'invoice', invoice, customer, subscription } })
    }
  }
}
