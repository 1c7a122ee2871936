import fc from 'fast-check'
import { minorDigits } from '#domain/currency.ts'
import type { Json } from '#test/api.ts'
import type { SellerDelivery } from '#test/simulators/stripe/stripe.ts'
import type { CardWorld, Seller } from './card-world.ts'

/** What may happen to an invoice and its payments. */
const ACTS = [
  'visit',
  'visit',
  'two visit',
  'pay',
  'pay',
  'decline',
  'page ends',
  'transfer',
  'other amount',
  'refund part',
  'refund rest',
  'refund fails',
  'dispute',
  'bank asks',
  'dispute won',
  'dispute lost',
  'fee is known',
] as const
type Act = (typeof ACTS)[number]

/** What happens to one invoice. */
export interface History {
  readonly currency: 'EUR' | 'USD' | 'JPY'
  readonly price: number
  readonly acts: readonly Act[]
}

/** Any history. Most begin with a payment, else most would be of nothing. */
export const anyHistory: fc.Arbitrary<History> = fc.record({
  currency: fc.constantFrom('EUR', 'USD', 'JPY'),
  price: fc.integer({ min: 100, max: 90_000 }),
  acts: fc
    .tuple(fc.boolean(), fc.array(fc.constantFrom(...ACTS), { minLength: 1, maxLength: 9 }))
    .map(([isPlain, acts]) => (isPlain ? acts : (['visit', 'pay', ...acts] as const))),
})

/** An invoice that a history happens to. */
export interface Told {
  readonly history: History
  readonly id: string
  readonly path: string
  /** The pages of payment that visitors were led to, the newest last. */
  readonly sessions: string[]
  readonly paid: string[]
}

type Pick = (below: number) => number

/** Lets one act happen where it can. */
export async function act(world: CardWorld, seller: Seller, told: Told, what: Act, pick: Pick): Promise<void> {
  const { stripe, who } = seller
  const page = told.sessions.at(-1)
  const payment = told.paid.at(-1)
  const dispute = payment === undefined ? undefined : stripe.disputeOf(payment)
  switch (what) {
    case 'visit':
      return visit(world, seller, told)
    case 'two visit':
      return void (await Promise.all([visit(world, seller, told), visit(world, seller, told)]))
    case 'pay':
    case 'decline': {
      if (page === undefined || stripe.session(page).status !== 'open') return
      const made = stripe.pay(page, what === 'pay' ? 'works' : 'declined')
      if (made !== undefined) told.paid.push(made)
      return
    }
    case 'page ends':
      if (page !== undefined && stripe.session(page).status === 'open') stripe.expire(page)
      return
    case 'transfer':
      return void (await world.call(who, 'POST', `/documents/${told.id}/payments`, {
        amount: 1 + pick(told.history.currency === 'JPY' ? 500 : 20),
        date: '2026-11-03',
        keepAsCredit: true,
      }))
    case 'other amount':
      return void (await world.call(who, 'PATCH', `/documents/${told.id}`, {
        items: [{ description: 'Sencha', quantity: 1, unitPrice: priceOf(told.history) + pick(40) - 20 }],
      }))
    case 'refund part':
    case 'refund rest': {
      const most = payment === undefined ? 0 : stripe.refundable(payment)
      if (payment !== undefined && most > 0) stripe.refund(payment, what === 'refund rest' ? most : 1 + pick(most))
      return
    }
    case 'refund fails': {
      const all = [...stripe.refunds.values()].filter((each) => each.payment === payment)
      const disputed = dispute !== undefined
      // What a bank took meanwhile cannot come back by a refund that fails.
      if (!disputed) stripe.failRefund(all.at(-1)?.id ?? '')
      return
    }
    case 'dispute':
    case 'bank asks':
      if (payment !== undefined && !dispute && stripe.refundable(payment) > 0)
        stripe.dispute(payment, what === 'dispute' ? 'takes' : 'asks')
      return
    case 'dispute won':
    case 'dispute lost':
      return stripe.closeDispute(dispute?.id ?? '', what === 'dispute won' ? 'won' : 'lost')
    case 'fee is known':
      if (payment !== undefined) stripe.settle(payment)
  }
}

/** The price in whole ones of the currency. */
export function priceOf({ currency, price }: History): number {
  return price / 10 ** minorDigits(currency)
}

/** Somebody reads the page and presses its button; where a payment is under way, or nothing is open, that leads nowhere. */
async function visit(world: CardWorld, { who, stripe }: Seller, told: Told): Promise<void> {
  const row = await world.document(who, told.id)
  const sent = await world.sendAs(told.path, amountsOf(row))
  const checkout = /^\/pay\/([\w-]{36})/.exec(sent.to ?? '')?.[1]
  if (checkout === undefined) return
  const session = [...stripe.sessions.values()].findLast(
    ({ metadata }) => metadata['pricewright_checkout'] === checkout,
  )
  if (session && told.sessions.at(-1) !== session.id) told.sessions.push(session.id)
}

/** What the form of the page carries. */
function amountsOf(row: Json): Readonly<Record<string, string>> {
  const currency = String(row['currency'])
  const units = Math.round(Number(row['balanceDue']) * 10 ** minorDigits(currency)) * 10_000
  return { amount: String(units), currency }
}

/** Posts deliveries in any order, some of them twice. */
export async function postShuffled(world: CardWorld, all: readonly SellerDelivery[], pick: Pick): Promise<void> {
  const again = all.filter(() => pick(4) === 0)
  const shuffled = [...all, ...again].map((delivery) => ({ delivery, at: pick(1_000_000) }))
  for (const { delivery } of shuffled.toSorted((a, b) => a.at - b.at)) {
    const { status } = await world.post(delivery)
    if (status !== 200) throw new Error(`an event was answered ${status}`)
  }
}

/** What the entries by card on a document come to, in the smallest units of its currency. */
export function enteredOn(row: Json): number {
  const digits = minorDigits(String(row['currency']))
  const lines = row['payments'] as unknown as readonly { readonly method: string; readonly amount: number }[]
  return lines
    .filter(({ method }) => method === 'card')
    .reduce((sum, { amount }) => sum + Math.round(amount * 10 ** digits), 0)
}
