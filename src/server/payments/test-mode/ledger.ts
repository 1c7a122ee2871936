import type { Units } from '#domain/money.ts'
import { type BillingCycle, MONTHS, monthsAfter } from '#domain/subscriptions/billing-cycle.ts'
import type { ProviderSubscription } from '#domain/subscriptions/subscription-state.ts'
import type { PricedPlan, ProviderCredit, ProviderInvoice, ProviderPreview } from '../port.ts'

/** A subscription as the ledger keeps it. */
export interface LedgerSubscription extends ProviderSubscription {
  readonly price: LedgerPrice
  /** Periods are counted from here. */
  readonly anchor: number
}

/** What is paid for a subscription each period. */
export interface LedgerPrice {
  readonly amount: Units
  readonly currency: string
  readonly cycle: BillingCycle
  readonly name: string
}

/** A page of payment. */
export interface LedgerCheckout {
  readonly id: string
  readonly planId: string
  readonly price: LedgerPrice
  readonly trialDays: number
  readonly state: 'open' | 'paid' | 'closed'
}

/** What is kept of one customer; moments are epoch milliseconds. */
export interface Ledger {
  readonly customer: string
  /** The card that is charged: it works, or it is declined. */
  readonly card: 'works' | 'declined' | 'none'
  /** Money that was paid back into the account, for the next invoices. */
  readonly credit: Units
  readonly checkouts: readonly LedgerCheckout[]
  readonly subscriptions: readonly LedgerSubscription[]
  readonly invoices: readonly ProviderInvoice[]
}

const DAY_MS = 86_400_000
const MOST_KEPT = 100
const NUMBER = 'TEST-'

/** The ledger of a new customer. */
export function emptyLedger(customer: string): Ledger {
  return { customer, card: 'none', credit: 0, checkouts: [], subscriptions: [], invoices: [] }
}

/** What a plan costs each period. */
export function priceOf({ price, currency, billingCycle, name }: PricedPlan): LedgerPrice {
  return { amount: price, currency, cycle: billingCycle, name }
}

/** The ledger with another page of payment. */
export function withCheckout(ledger: Ledger, checkout: LedgerCheckout): Ledger {
  return { ...ledger, checkouts: [...ledger.checkouts, checkout].slice(-MOST_KEPT) }
}

/** The ledger with a subscription in place of its former state. */
export function withSubscription(ledger: Ledger, subscription: LedgerSubscription): Ledger {
  const others = ledger.subscriptions.filter(({ id }) => id !== subscription.id)
  return { ...ledger, subscriptions: [...others, subscription].slice(-MOST_KEPT) }
}

/** Begins the subscription that was chosen on a page of payment: at once, or with its trial. */
export function beginSubscription(ledger: Ledger, checkout: LedgerCheckout, id: string, now: number): Ledger {
  const { planId, price, trialDays } = checkout
  const trialEnd = trialDays > 0 ? now + trialDays * DAY_MS : null
  const periodEnd = trialEnd ?? monthsAfter(now, MONTHS[price.cycle])
  const begun: LedgerSubscription = {
    id,
    customer: ledger.customer,
    planId,
    price,
    anchor: trialEnd ?? now,
    status: trialEnd === null ? 'active' : 'trialing',
    createdAt: now,
    periodStart: now,
    periodEnd,
    trialEnd,
    cancelAtPeriodEnd: false,
    cancelAt: null,
    endedAt: null,
    endedUnpaid: false,
  }
  const checkouts = ledger.checkouts.map((each) =>
    each.id === checkout.id ? { ...each, state: 'paid' as const } : each,
  )
  const next = withSubscription({ ...ledger, card: 'works', checkouts }, begun)
  return trialEnd === null ? charge(next, price.amount, price.currency, now).ledger : next
}

/** Lets time pass: trials end, periods are renewed and charged, cancelled ones end, unpaid ones end a period later. */
export function advance(ledger: Ledger, now: number): Ledger {
  return ledger.subscriptions.reduce((so, { id }) => advanceOne(so, id, now), ledger)
}

function advanceOne(ledger: Ledger, id: string, now: number): Ledger {
  let next = ledger
  for (;;) {
    const held = next.subscriptions.find((each) => each.id === id)
    if (!held || held.endedAt !== null || held.periodEnd > now) return next
    next = endPeriod(next, held)
  }
}

function endPeriod(ledger: Ledger, held: LedgerSubscription): Ledger {
  const { periodEnd, price, anchor, status } = held
  if (held.cancelAtPeriodEnd || status === 'past_due') {
    const endedUnpaid = status === 'past_due'
    return withSubscription(ledger, { ...held, status: 'canceled', endedAt: periodEnd, endedUnpaid })
  }
  const paid = charge(ledger, price.amount, price.currency, periodEnd)
  return withSubscription(paid.ledger, {
    ...held,
    status: paid.isPaid ? 'active' : 'past_due',
    periodStart: periodEnd,
    periodEnd: nextEnd(anchor, price.cycle, periodEnd),
  })
}

/** The first end of a period after a moment, counted from the anchor so that the 31st stays the 31st. */
function nextEnd(anchor: number, cycle: BillingCycle, after: number): number {
  for (let periods = 1; ; periods += 1) {
    const end = monthsAfter(anchor, MONTHS[cycle] * periods)
    if (end > after) return end
  }
}

/** Charges the card, credit first, and writes the invoice. */
function charge(
  ledger: Ledger,
  amount: Units,
  currency: string,
  at: number,
): { readonly ledger: Ledger; readonly isPaid: boolean } {
  const fromCredit = Math.max(0, Math.min(ledger.credit, amount))
  const due = amount - fromCredit
  const isPaid = due <= 0 || ledger.card === 'works'
  const count = Number(ledger.invoices.at(-1)?.number.slice(NUMBER.length) ?? 0) + 1
  const invoice: ProviderInvoice = {
    id: `${ledger.customer}-${at}-${count}`,
    number: NUMBER + String(count).padStart(4, '0'),
    at,
    amount: Math.max(0, due),
    currency,
    state: isPaid ? 'paid' : 'open',
    url: null,
  }
  const credit = ledger.credit - fromCredit + Math.max(0, -amount)
  return { ledger: { ...ledger, credit, invoices: [...ledger.invoices, invoice].slice(-MOST_KEPT) }, isPaid }
}

/** Puts in another card; one that works pays what is open. */
export function withCard(ledger: Ledger, card: 'works' | 'declined'): Ledger {
  if (card === 'declined') return { ...ledger, card }
  return {
    ...ledger,
    card,
    invoices: ledger.invoices.map((each) => (each.state === 'open' ? { ...each, state: 'paid' } : each)),
    subscriptions: ledger.subscriptions.map((each) =>
      each.status === 'past_due' ? { ...each, status: 'active' } : each,
    ),
  }
}

/** What a change of plan costs: the rest of the period that was paid comes back, the rest of it at the new price is paid. */
export function previewChange(
  held: LedgerSubscription,
  price: LedgerPrice,
  credit: Units,
  at: number,
): ProviderPreview {
  if (held.status === 'trialing') return { dueNow: 0, lines: [], balance: 0, nextBillingAt: held.periodEnd }
  const left = Math.min(1, Math.max(0, (held.periodEnd - at) / (held.periodEnd - held.periodStart)))
  const back = roundCents(held.price.amount * left)
  const isSameCycle = price.cycle === held.price.cycle
  const due = isSameCycle ? roundCents(price.amount * left) : price.amount
  const periodEnd = isSameCycle ? held.periodEnd : monthsAfter(at, MONTHS[price.cycle])
  const lines = [
    { text: held.price.name, amount: -back },
    { text: price.name, amount: due },
  ]
  const total = due - back
  const fromCredit = total > 0 ? Math.min(credit, total) : 0
  return { dueNow: total - fromCredit, lines, balance: 0 - fromCredit, nextBillingAt: periodEnd }
}

/** What is kept for the next invoices, in the currency of what is paid. */
export function creditOf({ credit, subscriptions }: Ledger): ProviderCredit | null {
  const currency = subscriptions.at(-1)?.price.currency
  return credit > 0 && currency !== undefined ? { amount: credit, currency } : null
}

const CENT = 10_000

function roundCents(units: number): Units {
  return Math.round(units / CENT) * CENT
}

/** Changes the plan as previewed; undefined if the card is declined. */
export function applyChange(
  ledger: Ledger,
  held: LedgerSubscription,
  { planId, price, at }: { readonly planId: string; readonly price: LedgerPrice; readonly at: number },
): Ledger | undefined {
  const { lines, nextBillingAt } = previewChange(held, price, 0, at)
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const paid = lines.length === 0 ? { ledger, isPaid: true } : charge(ledger, total, price.currency, at)
  if (!paid.isPaid) return undefined
  const isSameCycle = price.cycle === held.price.cycle || held.status === 'trialing'
  return withSubscription(paid.ledger, {
    ...held,
    planId,
    price,
    cancelAtPeriodEnd: false,
    ...(isSameCycle ? {} : { anchor: at, periodStart: at, periodEnd: nextBillingAt ?? held.periodEnd }),
  })
}
