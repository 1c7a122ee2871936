import {
  cancelSubscription,
  changePlan,
  currentSubscription,
  listUserSubscriptions,
  previewPlanChange,
  resumeSubscription,
} from '#contract/endpoints/subscriptions.ts'
import type { UserSubscriptionAnswer } from '#contract/endpoints/plan-shapes.ts'
import type { Caller, Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { changeAsPreviewed, previewOf, type WantedChange } from './change-plan.ts'
import { followSubscription } from './follow.ts'
import { asking, type PaymentDeps } from './payment-deps.ts'
import { paymentMessages } from './payment-messages.ts'
import { decimalOf, planAnswer, type PlanRow, readPlan } from './plan-rows.ts'
import { conflict } from './refuse-payment.ts'
import { isRunning, readSubscriptions, subscriptionAnswer, type SubscriptionRow } from './subscription-rows.ts'
import { planInForce, readUsage } from './usage.ts'

/** What the calls of one's own subscription need. */
export interface SubscriptionParts {
  readonly deps: PaymentDeps
  readonly data: UserData
}

/** Mounts the calls of one's own subscription (SUB-01, SUB-06). */
export function mountSubscription(routes: Routes, parts: SubscriptionParts): void {
  const { deps, data } = parts
  const { provider } = deps
  routes.mount(currentSubscription, ({ caller }) =>
    data.transact(caller, async (tx) => {
      const now = Date.now()
      const [current] = await readSubscriptions(tx, now)
      const plan = await planInForce(tx)
      return {
        mode: provider.mode,
        subscription: current ? subscriptionAnswer(current) : null,
        plan: plan ? planAnswer(plan) : null,
        usage: await readUsage(tx, plan?.limits ?? {}, now),
      }
    }),
  )
  routes.mount(listUserSubscriptions, async ({ caller }) => {
    const rows = await data.transact(caller, (tx) => readSubscriptions(tx, Date.now()))
    return { items: rows.map(subscriptionAnswer) }
  })
  routes.mount(previewPlanChange, async ({ caller, body: { planId } }) => {
    const wanted = await toChange(parts, caller, planId)
    const { plan } = wanted
    const { at, dueNow, lines, nextBillingAt } = await previewOf(deps, wanted)
    return {
      planId,
      price: decimalOf(plan.price, plan.currency),
      currency: plan.currency,
      billingCycle: plan.billingCycle,
      dueNow: decimalOf(dueNow, plan.currency),
      lines: lines.map(({ text, amount }) => ({ text, amount: decimalOf(amount, plan.currency) })),
      nextBillingDate: nextBillingAt === null ? null : new Date(nextBillingAt).toISOString(),
      at: new Date(at).toISOString(),
    }
  })
  routes.mount(changePlan, async ({ caller, body: { planId, at } }) => {
    const wanted = await toChange(parts, caller, planId)
    return after(parts, caller, wanted.held, () => changeAsPreviewed(deps, wanted, at))
  })
  routes.mount(cancelSubscription, async ({ caller }) => {
    const held = await runningOf(parts, caller)
    return after(parts, caller, held, () => provider.setEnding(held.externalId, true))
  })
  routes.mount(resumeSubscription, async ({ caller }) => {
    const held = await runningOf(parts, caller)
    if (!held.cancelAtPeriodEnd) throw conflict(paymentMessages.notEnding)
    return after(parts, caller, held, () => provider.setEnding(held.externalId, false))
  })
}

/** The subscription that runs. Throws `Refusal` where there is none. */
async function runningOf({ deps, data }: SubscriptionParts, caller: Caller): Promise<SubscriptionRow> {
  const now = Date.now()
  const rows = await data.transact(caller, (tx) => readSubscriptions(tx, now))
  const held = rows.find((row) => row.provider === deps.provider.name && isRunning(row, now))
  if (!held) throw conflict(paymentMessages.noPlan)
  return held
}

async function toChange(parts: SubscriptionParts, caller: Caller, planId: string): Promise<WantedChange> {
  const plan = await offeredPlan(parts, caller, planId)
  const held = await runningOf(parts, caller)
  if (held.status === 'suspended') throw conflict(paymentMessages.suspended)
  if (held.planId === plan.id && held.price === plan.price && !held.cancelAtPeriodEnd)
    throw conflict(paymentMessages.samePlan)
  // A payment provider does not charge one subscription in two currencies.
  if (held.currency !== plan.currency) throw conflict(paymentMessages.otherCurrency(held.currency))
  return { userId: held.userId, held, plan }
}

/** A plan that somebody can subscribe to. Throws `Refusal`. */
export async function offeredPlan({ data }: SubscriptionParts, caller: Caller, planId: string): Promise<PlanRow> {
  const plan = await data.transact(caller, (tx) => readPlan(tx, planId))
  if (!plan.isActive) throw conflict(paymentMessages.retired)
  if (plan.price === 0) throw conflict(paymentMessages.freePlan)
  return plan
}

/** Asks the provider for a change, and answers the subscription as it is then. */
async function after(
  { deps, data }: SubscriptionParts,
  caller: Caller,
  held: SubscriptionRow,
  change: () => Promise<void>,
): Promise<UserSubscriptionAnswer> {
  await asking(deps, async () => {
    await change()
    await followSubscription(deps, held.externalId)
  })
  const rows = await data.transact(caller, (tx) => readSubscriptions(tx, Date.now()))
  return subscriptionAnswer(rows.find(({ id }) => id === held.id) ?? held)
}
