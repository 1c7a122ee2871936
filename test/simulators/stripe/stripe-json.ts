import type { ProviderInvoice, ProviderPreview } from '#server/payments/port.ts'
import type { Ledger, LedgerSubscription } from '#server/payments/test-mode/ledger.ts'
import { type KeptPrice, type KeptSession, LEDGER_UNITS } from './stripe-state.ts'

type Json = Readonly<Record<string, unknown>>

const seconds = (at: number | null): number | null => (at === null ? null : Math.floor(at / 1_000))

/** A list as Stripe answers it. */
export function listJson(url: string, data: readonly Json[]): Json {
  return { object: 'list', url, has_more: false, data }
}

export function priceJson({
  id,
  product,
  currency,
  unitAmount,
  interval,
  intervalCount,
  lookupKey,
  metadata,
}: KeptPrice): Json {
  return {
    id,
    object: 'price',
    active: true,
    product,
    currency,
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount),
    lookup_key: lookupKey,
    metadata,
    type: 'recurring',
    recurring: { interval, interval_count: intervalCount, usage_type: 'licensed' },
    livemode: false,
  }
}

/** Periods stand with the item, as in the newer versions of Stripe's API. */
export function subscriptionJson(held: LedgerSubscription, price: Json): Json {
  return {
    id: held.id,
    object: 'subscription',
    customer: held.customer,
    status: held.status,
    created: seconds(held.createdAt),
    cancel_at: null,
    cancel_at_period_end: held.cancelAtPeriodEnd,
    canceled_at: seconds(held.endedAt),
    cancellation_details: { comment: null, feedback: null, reason: held.endedUnpaid ? 'payment_failed' : null },
    ended_at: seconds(held.endedAt),
    trial_end: seconds(held.trialEnd),
    metadata: {},
    livemode: false,
    items: listJson('/v1/subscription_items', [
      {
        id: `si_${held.id}`,
        object: 'subscription_item',
        quantity: 1,
        price,
        current_period_start: seconds(held.periodStart),
        current_period_end: seconds(held.periodEnd),
      },
    ]),
  }
}

/** Credit is counted below zero. */
export function customerJson(id: string, { email, ledger }: { readonly email: string; readonly ledger: Ledger }): Json {
  const currency = ledger.subscriptions.at(-1)?.price.currency ?? null
  return { id, object: 'customer', email, balance: 0 - ledger.credit / LEDGER_UNITS, currency }
}

export function invoiceJson(invoice: ProviderInvoice, customer: string, subscription: string): Json {
  return {
    id: `in_${invoice.id}`,
    object: 'invoice',
    customer,
    number: invoice.number,
    created: seconds(invoice.at),
    currency: invoice.currency,
    amount_due: invoice.amount / LEDGER_UNITS,
    total: invoice.amount / LEDGER_UNITS,
    status: invoice.state,
    hosted_invoice_url: `https://invoice.stripe.example/${invoice.id}`,
    parent: { type: 'subscription_details', subscription_details: { subscription, metadata: {} } },
    lines: listJson('/v1/invoices/lines', []),
    livemode: false,
  }
}

/** A change of price that was not made: the line of the former price reaches until the end of the period that was paid, that of the new one as far as it pays. */
export function previewJson(
  { dueNow, lines, nextBillingAt }: ProviderPreview,
  { held, former, next }: { readonly held: LedgerSubscription; readonly former: KeptPrice; readonly next: KeptPrice },
): Json {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return {
    id: 'upcoming_in_preview',
    object: 'invoice',
    currency: next.currency,
    amount_due: Math.max(0, dueNow) / LEDGER_UNITS,
    total: total / LEDGER_UNITS,
    status: 'draft',
    parent: null,
    lines: listJson(
      '/v1/invoices/lines',
      lines.map(({ text, amount }, index) => {
        const { id: price, product, currency } = index === 0 ? former : next
        return {
          object: 'line_item',
          description: text,
          amount: amount / LEDGER_UNITS,
          currency,
          period: { start: 0, end: seconds(index === 0 ? held.periodEnd : nextBillingAt) ?? 0 },
          pricing: { type: 'price_details', price_details: { price, product } },
        }
      }),
    ),
  }
}

export function sessionJson({ id, customer, status, subscription, metadata }: KeptSession, address: string): Json {
  return {
    id,
    object: 'checkout.session',
    mode: 'subscription',
    customer,
    status,
    subscription,
    metadata,
    ui_mode: 'hosted_page',
    url: status === 'open' ? `${address}/pay/${id}` : null,
    livemode: false,
  }
}
