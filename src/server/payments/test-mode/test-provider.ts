import { randomUUID } from 'node:crypto'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { type CheckoutAsk, type PaymentEvent, PaymentFailure, type PaymentProvider, type PlanChange } from '../port.ts'
import {
  advance,
  applyChange,
  beginSubscription,
  creditOf,
  emptyLedger,
  type Ledger,
  type LedgerCheckout,
  type LedgerSubscription,
  previewChange,
  priceOf,
  withCard,
  withCheckout,
  withSubscription,
} from './ledger.ts'
import { sharedNow } from '#server/kit/clock.ts'

/** The pages that the test mode shows in place of a provider's own. */
export interface TestPages {
  /** The page of payment. */
  readonly checkout: (id: string) => string
  readonly card: string
}

/** The test mode: the same calls as a payment provider, and what a person does on its pages (SUB-05). */
export interface TestProvider extends PaymentProvider {
  /** An open or finished page of payment of a customer. Throws `PaymentFailure`. */
  checkoutOf(customer: string, id: string): Promise<LedgerCheckout>
  /** Pays on a page of payment; answers the word that a provider would send of it. Throws `PaymentFailure`. */
  pay(customer: string, checkout: string, card: 'works' | 'declined'): Promise<PaymentEvent>
  /** Puts in another card; answers a word of each subscription. */
  putCard(customer: string, card: 'works' | 'declined'): Promise<readonly PaymentEvent[]>
}

/** The test card, as cards are shown. */
const CARD = { brand: 'test', last4: '4242', expMonth: 12, expYear: 2099 }

/** Makes the test mode, whose ledgers are kept in the database. Time passes for a ledger whenever it is looked at. */
export function createTestProvider(
  dataAccess: DataAccess,
  pages: TestPages,
  now: () => number = sharedNow,
): TestProvider {
  const within = <T>(find: Found, act: (ledger: Ledger) => Step<T>): Promise<T> =>
    dataAccess.asSystem(async (tx) => {
      const kept = await lockedLedger(tx, find)
      const ledger = advance(kept, now())
      const { next = ledger, answer } = act(ledger)
      if (next !== kept) await tx.query({ text: SAVE, values: [next.customer, JSON.stringify(next)] })
      return answer
    })
  const onSubscription = <T>(id: string, act: (ledger: Ledger, held: LedgerSubscription) => Step<T>): Promise<T> =>
    within({ subscription: id }, (ledger) => {
      const held = ledger.subscriptions.find((each) => each.id === id)
      if (!held) throw new PaymentFailure('gone', `no subscription ${id}`)
      return act(ledger, held)
    })
  const running = <T>(id: string, act: (ledger: Ledger, held: LedgerSubscription) => Step<T>): Promise<T> =>
    onSubscription(id, (ledger, held) => {
      if (held.endedAt !== null) throw new PaymentFailure('refused', 'the subscription is over')
      return act(ledger, held)
    })
  const change = ({ subscription, plan, at }: PlanChange) =>
    running(subscription, (ledger, held) => {
      const next = applyChange(ledger, held, { planId: plan.id, price: priceOf(plan), at })
      if (!next) throw new PaymentFailure('declined', 'the test card is declined')
      return { next, answer: undefined }
    })
  return {
    name: 'test',
    mode: 'test',
    async makeCustomer(userId) {
      const customer = `test_${randomUUID()}`
      const values = [customer, userId, JSON.stringify(emptyLedger(customer))]
      await dataAccess.asSystemBatch([{ text: MAKE, values }])
      return customer
    },
    async hasCustomer(customer) {
      const [found] = await dataAccess.asSystemBatch([
        { text: 'select from test_payment where customer_id = $1', values: [customer] },
      ])
      return found?.rowCount === 1
    },
    async dropCustomer(customer) {
      await dataAccess.asSystemBatch([{ text: 'delete from test_payment where customer_id = $1', values: [customer] }])
    },
    openCheckout: (ask) => within({ customer: ask.customer }, (ledger) => opened(ledger, ask, pages)),
    closeCheckout: (id) => within({ checkout: id }, (ledger) => ({ next: closed(ledger, id), answer: undefined })),
    runningOf: (customer) =>
      within({ customer }, ({ subscriptions }) => ({
        answer: subscriptions.filter(({ endedAt }) => endedAt === null).map(({ id }) => id),
      })),
    openPortal: () => Promise.resolve(pages.card),
    read: (id) =>
      onSubscription(id, (_ledger, held) => ({ answer: held })).catch((error: unknown) => {
        if (error instanceof PaymentFailure && error.reason === 'gone') return undefined
        throw error
      }),
    preview: ({ subscription, plan, at }) =>
      running(subscription, (ledger, held) => ({ answer: previewChange(held, priceOf(plan), ledger.credit, at) })),
    change,
    setEnding: (id, cancelAtPeriodEnd) =>
      running(id, (ledger, held) => ({
        next: withSubscription(ledger, { ...held, cancelAtPeriodEnd }),
        answer: undefined,
      })),
    end: (id) =>
      running(id, (ledger, held) => ({
        next: withSubscription(ledger, { ...held, status: 'canceled', endedAt: now() }),
        answer: undefined,
      })),
    invoices: (customer) => within({ customer }, ({ invoices }) => ({ answer: invoices.toReversed() })),
    card: (customer) => within({ customer }, ({ card }) => ({ answer: card === 'none' ? null : CARD })),
    credit: (customer) => within({ customer }, (ledger) => ({ answer: creditOf(ledger) })),
    check: () => Promise.resolve(),
    // Nobody posts events of the test mode.
    verify: () => undefined,
    checkoutOf: (customer, id) => within({ customer }, (ledger) => ({ answer: checkoutIn(ledger, id) })),
    pay: (customer, id, card) => within({ customer }, (ledger) => paid(ledger, id, card, now())),
    putCard: (customer, card) =>
      within({ customer }, (ledger) => ({
        next: withCard(ledger, card),
        answer: ledger.subscriptions.map(({ id }) => word(id, 'customer.subscription.updated', now())),
      })),
  }
}

interface Step<T> {
  /** The ledger after it; as it was if left out. */
  readonly next?: Ledger
  readonly answer: T
}

function opened(ledger: Ledger, { plan, withTrial }: CheckoutAsk, pages: TestPages) {
  const id = `test_cs_${randomUUID()}`
  const trialDays = withTrial ? plan.trialDays : 0
  const checkout = { id, planId: plan.id, price: priceOf(plan), trialDays, state: 'open' } as const
  return { next: withCheckout(ledger, checkout), answer: { id, url: pages.checkout(id) } }
}

function closed(ledger: Ledger, id: string): Ledger {
  const checkouts = ledger.checkouts.map((each) =>
    each.id === id && each.state === 'open' ? { ...each, state: 'closed' as const } : each,
  )
  return { ...ledger, checkouts }
}

function checkoutIn(ledger: Ledger, id: string): LedgerCheckout {
  const found = ledger.checkouts.find((each) => each.id === id)
  if (!found) throw new PaymentFailure('gone', `no page of payment ${id}`)
  return found
}

/** A page of payment is paid once; a declined card leaves it open. */
function paid(ledger: Ledger, id: string, card: 'works' | 'declined', now: number): Step<PaymentEvent> {
  const checkout = checkoutIn(ledger, id)
  if (checkout.state !== 'open') throw new PaymentFailure('refused', 'the page of payment is over')
  if (card === 'declined') throw new PaymentFailure('declined', 'the test card is declined')
  const subscription = `test_sub_${randomUUID()}`
  const next = beginSubscription(ledger, checkout, subscription, now)
  return { next, answer: word(subscription, 'checkout.session.completed', now) }
}

function word(subscription: string, type: string, at: number): PaymentEvent {
  return { id: `test_evt_${randomUUID()}`, type, at, isLive: false, subscription }
}

/** What a ledger is found by. */
type Found = { readonly customer: string } | { readonly subscription: string } | { readonly checkout: string }

const MAKE = 'insert into test_payment (customer_id, user_id, ledger) values ($1, $2, $3::jsonb)'
const SAVE = 'update test_payment set ledger = $2::jsonb where customer_id = $1'
const HOLDS = 'select ledger from test_payment where ledger @> $1::jsonb for update'

async function lockedLedger(tx: Queryable, find: Found): Promise<Ledger> {
  const { rows } = await tx.query<{ ledger: Ledger }>(
    'customer' in find
      ? { text: 'select ledger from test_payment where customer_id = $1 for update', values: [find.customer] }
      : { text: HOLDS, values: [JSON.stringify(partOf(find))] },
  )
  const [found] = rows
  if (!found) throw new PaymentFailure('gone', 'not known to the test mode')
  return found.ledger
}

function partOf(find: Exclude<Found, { readonly customer: string }>): object {
  return 'checkout' in find ? { checkouts: [{ id: find.checkout }] } : { subscriptions: [{ id: find.subscription }] }
}
