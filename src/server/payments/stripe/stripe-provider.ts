import type { Stripe } from 'stripe'
import { unitsOfStripe } from '#domain/payments/provider-amount.ts'
import type { CheckoutAsk, PaymentProvider, PlanChange, ProviderPreview } from '../port.ts'
import { asked, askedOrGone, createStripeClient } from './stripe-client.ts'
import { creditOf, eventOf, invoiceOf, subscriptionOf } from './stripe-facts.ts'
import { priceAtStripe } from './stripe-prices.ts'

/** What opens an account at Stripe. */
export interface StripeSettings {
  readonly key: string
  readonly webhookSecret: string
  readonly base: string
}

/** Invoices that are shown. */
const MOST_INVOICES = 24
/** Subscriptions of one customer that are looked at. */
const MOST_RUNNING = 100
/** How long the answer to a check may take. */
const CHECK_MS = 4_000
/** Seconds after which the signature of an event is too old. */
const TOLERANCE = 300

/** Stripe behind the port of payments. */
export function createStripeProvider({ key, webhookSecret, base }: StripeSettings): PaymentProvider {
  const stripe = createStripeClient(key, base)
  const retrieve = (id: string) => asked('subscription', () => stripe.subscriptions.retrieve(id))
  return {
    name: 'stripe',
    mode: /^[a-z]+_live_/.test(key) ? 'live' : 'sandbox',
    async makeCustomer(userId, email) {
      const of = { metadata: { userId }, ...(email === '' ? {} : { email }) }
      return (await asked('customer', () => stripe.customers.create(of))).id
    },
    async hasCustomer(customer) {
      const found = await askedOrGone('customer', () => stripe.customers.retrieve(customer))
      return found !== undefined && found.deleted !== true
    },
    async dropCustomer(customer) {
      await askedOrGone('customer', () => stripe.customers.del(customer))
    },
    openCheckout: (ask) => openCheckout(stripe, ask),
    closeCheckout: (id) => closeCheckout(stripe, id),
    async runningOf(customer) {
      const of = { customer, limit: MOST_RUNNING }
      const found = await askedOrGone('subscriptions', () => stripe.subscriptions.list(of))
      return (found?.data ?? []).filter(isRunning).map(({ id }) => id)
    },
    async openPortal(customer, returnUrl) {
      const opened = () => stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })
      return (await asked('portal', opened)).url
    },
    async read(id) {
      const found = await askedOrGone('subscription', () => stripe.subscriptions.retrieve(id))
      return found && subscriptionOf(found)
    },
    preview: (change) => preview(stripe, change),
    async change({ subscription, plan, at }) {
      const held = await retrieve(subscription)
      await asked('change', async () =>
        stripe.subscriptions.update(subscription, {
          items: [{ id: itemOf(held), price: await priceAtStripe(stripe, plan) }],
          cancel_at_period_end: false,
          proration_behavior: 'always_invoice',
          proration_date: inSeconds(at),
          // Without money nothing changes.
          payment_behavior: 'error_if_incomplete',
        }),
      )
    },
    async setEnding(id, atPeriodEnd) {
      await asked('ending', () => stripe.subscriptions.update(id, { cancel_at_period_end: atPeriodEnd }))
    },
    async end(id) {
      await askedOrGone('end', () => stripe.subscriptions.cancel(id))
    },
    async invoices(customer) {
      const found = await asked('invoices', () => stripe.invoices.list({ customer, limit: MOST_INVOICES }))
      return found.data.flatMap(invoiceOf)
    },
    async card(customer) {
      const found = await asked('cards', () =>
        stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 1 }),
      )
      const card = found.data[0]?.card
      return card ? { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year } : null
    },
    async credit(customer) {
      const found = await askedOrGone('customer', () => stripe.customers.retrieve(customer))
      return found === undefined || found.deleted === true ? null : creditOf(found)
    },
    async check() {
      await asked('check', () => stripe.prices.list({ limit: 1 }, { timeout: CHECK_MS, maxNetworkRetries: 0 }))
    },
    verify(body, signature) {
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE))
      } catch {
        return undefined
      }
    },
  }
}

async function closeCheckout(stripe: Stripe, id: string): Promise<void> {
  const isOpen = async () =>
    (await askedOrGone('checkout', () => stripe.checkout.sessions.retrieve(id)))?.status === 'open'
  if (!(await isOpen())) return
  try {
    await asked('checkout', () => stripe.checkout.sessions.expire(id))
  } catch (error) {
    // It may have been paid at that moment.
    if (await isOpen()) throw error
  }
}

/** Whether it is one of this product, and not over. */
function isRunning({ status, items }: Stripe.Subscription): boolean {
  const isOver = status === 'canceled' || status === 'incomplete_expired'
  return !isOver && items.data.some(({ price }) => price.metadata['planId'] !== undefined)
}

async function openCheckout(stripe: Stripe, ask: CheckoutAsk): Promise<{ readonly id: string; readonly url: string }> {
  const { customer, userId, plan, withTrial, successUrl, cancelUrl } = ask
  const price = await priceAtStripe(stripe, plan)
  const session = await asked('checkout', () =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      client_reference_id: userId,
      line_items: [{ price, quantity: 1 }],
      subscription_data: {
        metadata: { userId, planId: plan.id },
        ...(withTrial && plan.trialDays > 0 ? { trial_period_days: plan.trialDays } : {}),
      },
      success_url: successUrl,
      cancel_url: cancelUrl,
    }),
  )
  return { id: session.id, url: session.url ?? successUrl }
}

async function preview(stripe: Stripe, { subscription, plan, at }: PlanChange): Promise<ProviderPreview> {
  const held = await asked('subscription', () => stripe.subscriptions.retrieve(subscription))
  const price = await priceAtStripe(stripe, plan)
  const invoice = await asked('preview', () =>
    stripe.invoices.createPreview({
      subscription,
      subscription_details: {
        items: [{ id: itemOf(held), price }],
        proration_behavior: 'always_invoice',
        proration_date: inSeconds(at),
      },
    }),
  )
  const units = (amount: number) => unitsOfStripe(amount, invoice.currency.toUpperCase())
  const { total } = invoice
  // A total below zero is kept by Stripe as credit; then nothing is due.
  const dueNow = total < 0 ? total : invoice.amount_due
  return {
    dueNow: units(dueNow),
    balance: units(dueNow - total),
    lines: invoice.lines.data.map(({ description, amount }) => ({ text: description ?? '', amount: units(amount) })),
    nextBillingAt: paidUntil(invoice, price) ?? subscriptionOf(held).periodEnd,
  }
}

/** How far the lines of a price reach: lines that give the former price back may reach further. Undefined where nothing of it is paid, as in a trial. */
function paidUntil({ lines }: Stripe.Invoice, price: string): number | undefined {
  const ends = lines.data.flatMap(({ pricing, period }) => (priceOf(pricing) === price ? [period.end * 1_000] : []))
  return ends.length === 0 ? undefined : Math.max(...ends)
}

function priceOf(pricing: Stripe.InvoiceLineItem.Pricing | null): string | undefined {
  const price = pricing?.price_details?.price
  return typeof price === 'string' ? price : price?.id
}

function itemOf({ items }: Stripe.Subscription): string {
  return items.data[0]?.id ?? ''
}

function inSeconds(at: number): number {
  return Math.floor(at / 1_000)
}
