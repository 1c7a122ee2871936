import type { Stripe } from 'stripe'
import { feeInCurrency, type ToldCardPayment } from '#domain/payments/card-entries.ts'
import { unitsOfStripe } from '#domain/payments/provider-amount.ts'
import type { Units } from '#domain/money.ts'
import { eventParts, referenceIn } from './event-parts.ts'
import type { CardEvent, CardPage, CardPaymentTold } from '../cards/card-port.ts'

const SECOND = 1_000

/** The name of what marks payments of this product at Stripe: the page of payment that they came from. */
export const CHECKOUT_MARK = 'pricewright_checkout'

type Expandable<T extends { readonly id: string }> = string | T | null | undefined

/** What Stripe tells of by its ID or as a whole, if it is told as a whole. */
function whole<T extends { readonly id: string }>(told: Expandable<T>): T | undefined {
  return typeof told === 'string' || told === null ? undefined : told
}

function idOf(told: Expandable<{ readonly id: string }>): string | undefined {
  if (told === null || told === undefined) return undefined
  return typeof told === 'string' ? told : told.id
}

/** A page of payment of Stripe in the common shape. */
export function pageOf({ id, url, status, payment_intent: payment }: Stripe.Checkout.Session): CardPage {
  const state = status === 'complete' ? 'paid' : status === 'open' ? 'open' : 'over'
  return { session: id, url, state, payment: idOf(payment) }
}

/** A payment of Stripe with its refunds and disputes in the common shape. */
export function cardPaymentOf(
  told: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): CardPaymentTold {
  const currency = told.currency.toUpperCase()
  const units = (amount: number): Units => unitsOfStripe(amount, currency)
  const charge = whole(told.latest_charge)
  const isPaid = charge?.paid === true && charge.captured
  const settled = whole(charge?.balance_transaction)
  const [newest] = disputes.toSorted((a, b) => b.created - a.created)
  return {
    id: told.id,
    currency,
    checkoutId: told.metadata[CHECKOUT_MARK],
    charge:
      charge && isPaid
        ? {
            at: charge.created * SECOND,
            amount: units(charge.amount_captured),
            fee: settled ? feeOf([settled], units(charge.amount_captured)) : null,
          }
        : undefined,
    kept: settled ? keptOf(settled, disputes) : null,
    refunds: refunds.map((each) => refundOf(each, units)),
    disputes: disputes.map((each) => disputeOf(each, units)),
    dispute: newest?.status ?? '',
    disputeDueAt: dueAtOf(newest),
  }
}

/** What Stripe kept of a payment, with what it charges for disputes and gave back of that, in the currency that it pays out in. */
function keptOf(
  settled: Stripe.BalanceTransaction,
  disputes: readonly Stripe.Dispute[],
): NonNullable<CardPaymentTold['kept']> {
  const moves = disputes.flatMap((each) => each.balance_transactions)
  const all = [settled, ...moves.filter(({ currency }) => currency === settled.currency)]
  const fee = all.reduce((sum, each) => sum + unitsIn(each.fee, each), 0)
  return { fee, currency: settled.currency.toUpperCase() }
}

function unitsIn(amount: number, { currency }: Stripe.BalanceTransaction): Units {
  return unitsOfStripe(amount, currency.toUpperCase())
}

/** What Stripe kept of an amount, in the currency of the payment. */
function feeOf(settled: readonly Stripe.BalanceTransaction[], amount: Units): Units {
  return settled.reduce((sum, each) => {
    const [fee, of] = [unitsIn(each.fee, each), unitsIn(each.amount, each)]
    return sum + feeInCurrency({ fee, of }, amount)
  }, 0)
}

function refundOf(refund: Stripe.Refund, units: (amount: number) => Units): ToldCardPayment['refunds'][number] {
  const { id, created, amount, status, balance_transaction: settled, failure_balance_transaction: returned } = refund
  const isTaken = status === 'succeeded' || (settled !== null && settled !== undefined)
  const isBack = status === 'failed' || status === 'canceled'
  return {
    id,
    at: created * SECOND,
    amount: units(amount),
    isTaken,
    failedAt: isBack ? (whole(returned)?.created ?? created) * SECOND : null,
  }
}

function disputeOf(dispute: Stripe.Dispute, units: (amount: number) => Units): ToldCardPayment['disputes'][number] {
  const { id, created, amount, balance_transactions: moves } = dispute
  const taken = moves.find((each) => each.amount < 0)
  const returned = moves.find((each) => each.amount > 0)
  return {
    id,
    at: (taken?.created ?? created) * SECOND,
    amount: units(amount),
    isTaken: taken !== undefined,
    wonAt: taken && returned ? returned.created * SECOND : null,
    fee: taken ? feeOf([taken], units(amount)) : null,
  }
}

/** Zero for one that nobody may answer: that moment is over. */
function dueAtOf(dispute: Stripe.Dispute | undefined): number | null {
  const due = dispute?.evidence_details.due_by ?? null
  return due === null ? null : due * SECOND
}

/** An event of Stripe in the common shape. Throws `TypeError` for what is none. */
export function cardEventOf(event: Stripe.Event): CardEvent {
  return { ...eventParts(event), about: aboutOf(event) }
}

/** Refunds and disputes bear no mark: their payment says whether it is of this product. */
function aboutOf(event: Stripe.Event): CardEvent['about'] {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return marked(event.data.object.metadata, 'checkout', event.data.object.id)
    case 'payment_intent.succeeded':
      return marked(event.data.object.metadata, 'payment', event.data.object.id)
    case 'charge.updated':
    case 'charge.refunded':
      return marked(event.data.object.metadata, 'payment', idOf(event.data.object.payment_intent))
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return about('payment', idOf(event.data.object.payment_intent))
    default:
      return undefined
  }
}

function marked(
  metadata: Stripe.Metadata | null,
  what: 'checkout' | 'payment',
  reference: unknown,
): CardEvent['about'] {
  return metadata?.[CHECKOUT_MARK] === undefined ? undefined : about(what, reference)
}

function about(what: 'checkout' | 'payment', told: unknown): CardEvent['about'] {
  const reference = referenceIn(told)
  return reference === undefined ? undefined : { what, reference }
}
