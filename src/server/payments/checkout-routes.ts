import type { Readable } from 'node:stream'
import {
  createCheckout,
  finishTestCheckout,
  lookAtSubscription,
  openPortal,
  putTestCard,
  stripeWebhook,
  subscriptionPayments,
  testCheckout,
} from '#contract/endpoints/subscriptions.ts'
import { Refusal } from '#contract/refusal.ts'
import { bodyBytes } from '../kit/http/body-bytes.ts'
import type { Caller, Routes } from '../kit/http/mount.ts'
import { customerOf } from './customers.ts'
import { followSubscription, keepEvent } from './follow.ts'
import { lookAtPaid } from './look-at-paid.ts'
import { openCheckout, PLAN_PAGE } from './open-checkout.ts'
import { asking } from './payment-deps.ts'
import { paymentMessages } from './payment-messages.ts'
import { decimalOf, planAnswer, readPlan } from './plan-rows.ts'
import { type PaymentEvent, PaymentFailure } from './port.ts'
import { isRunning, readSubscriptions } from './subscription-rows.ts'
import { conflict } from './refuse-payment.ts'
import { offeredPlan, type SubscriptionParts } from './subscription-routes.ts'
import type { LedgerCheckout } from './test-mode/ledger.ts'
import type { TestProvider } from './test-mode/test-provider.ts'
import { sharedNow } from '../kit/clock.ts'

/** The largest event in bytes. */
const MOST_BYTES = 256 * 1024

/** Mounts the ways to the payment provider and back (SUB-03, SUB-06). */
export function mountCheckout(routes: Routes, parts: SubscriptionParts): void {
  const { deps, data } = parts
  const { provider, pageOf } = deps
  routes.mount(createCheckout, async ({ caller, body: { planId } }) => {
    const plan = await offeredPlan(parts, caller, planId)
    const past = await data.transact(caller, (tx) => readSubscriptions(tx, sharedNow()))
    const ofProvider = past.filter((row) => row.provider === provider.name)
    if (ofProvider.some((row) => isRunning(row, sharedNow()))) throw conflict(paymentMessages.hasPlan)
    const userId = await data.accountOf(caller)
    return asking(deps, () => openCheckout(deps, { userId, plan, withTrial: ofProvider.length === 0 }))
  })
  routes.mount(lookAtSubscription, ({ caller }) => lookAtPaid(parts, caller))
  routes.mount(openPortal, async ({ caller }) => {
    const customer = await customerOf(deps, await data.accountOf(caller))
    if (customer === undefined) throw conflict(paymentMessages.noCustomer)
    return { url: await asking(deps, () => provider.openPortal(customer, pageOf(PLAN_PAGE))) }
  })
  routes.mount(subscriptionPayments, async ({ caller }) => {
    const customer = await customerOf(deps, await data.accountOf(caller))
    if (customer === undefined) return { card: null, credit: null, invoices: [] }
    const [card, credit, invoices] = await asking(deps, () =>
      Promise.all([provider.card(customer), provider.credit(customer), provider.invoices(customer)]),
    )
    return {
      card,
      credit: credit && { currency: credit.currency, amount: decimalOf(credit.amount, credit.currency) },
      invoices: invoices.map(({ at, amount, currency, ...rest }) => ({
        ...rest,
        currency,
        at: new Date(at).toISOString(),
        amount: decimalOf(amount, currency),
      })),
    }
  })
  routes.mountPublic(stripeWebhook, async ({ body, request }) => {
    if (provider.name !== 'stripe') throw new Refusal('not-configured')
    const signature = request.headers['stripe-signature']
    const bytes = await bodyBytes(body as Readable, MOST_BYTES)
    const event = typeof signature === 'string' ? provider.verify(bytes, signature) : undefined
    if (!event) throw new Refusal('bad-signature')
    await keepEvent(deps, event)
    deps.wakeJobs()
    return { received: true }
  })
  mountTestPages(routes, parts)
}

/** Mounts what the pages of the test mode ask for (SUB-05). With a payment key there are none. */
function mountTestPages(routes: Routes, parts: SubscriptionParts): void {
  const { deps, data } = parts
  const within = async <T>(caller: Caller, act: (test: TestProvider, customer: string) => Promise<T>): Promise<T> => {
    const customer = await customerOf(deps, await data.accountOf(caller))
    const { test } = deps
    if (!test || customer === undefined) throw new Refusal('no-such-row', { message: paymentMessages.checkoutOver })
    return act(test, customer).catch((error: unknown) => {
      if (error instanceof PaymentFailure && error.reason === 'gone')
        throw new Refusal('no-such-row', { message: paymentMessages.checkoutOver })
      if (error instanceof PaymentFailure && error.reason === 'refused') throw conflict(paymentMessages.checkoutOver)
      throw error
    })
  }
  const follow = async (events: readonly PaymentEvent[]): Promise<void> => {
    for (const event of events) {
      await keepEvent(deps, event)
      if (event.subscription !== undefined) await followSubscription(deps, event.subscription)
    }
    deps.wakeJobs()
  }
  routes.mount(testCheckout, ({ caller, params: { id } }) =>
    within(caller, async (test, customer) => {
      const checkout = await test.checkoutOf(customer, id)
      const plan = await data.transact(caller, (tx) => readPlan(tx, checkout.planId))
      return { plan: { ...planAnswer(plan), ...chosenIn(checkout) }, isOpen: checkout.state === 'open' }
    }),
  )
  routes.mount(finishTestCheckout, ({ caller, params: { id }, body: { card } }) =>
    asking(deps, () =>
      within(caller, async (test, customer) => {
        await follow([await test.pay(customer, id, card)])
        return { subscribed: true }
      }),
    ),
  )
  routes.mount(putTestCard, ({ caller, body: { card } }) =>
    within(caller, async (test, customer) => {
      await follow(await test.putCard(customer, card))
      return { card }
    }),
  )
}

/** What is paid on a page of payment: as it was when the page was opened, whatever the plan costs since. */
function chosenIn({ price: { name, amount, currency, cycle }, trialDays }: LedgerCheckout) {
  return { name, price: decimalOf(amount, currency), currency, billingCycle: cycle, trialDays }
}
