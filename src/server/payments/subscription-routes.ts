import {
  cancelSubscription,
  changePlan,
  currentSubscription,
  listUserSubscriptions,
  planRoom,
  previewPlanChange,
  resumeSubscription,
} from '#contract/endpoints/subscriptions.ts'
import { entities } from '#contract/entities/registry.ts'
import { beyondPlan, planUsage } from '#domain/subscriptions/plan-limits.ts'
import type { Caller, Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { fullKinds } from '../kit/write/plan-room.ts'
import { carryOut } from './carry-out.ts'
import { changeAsPreviewed, previewOf, type WantedChange } from './change-plan.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { paymentMessages } from './payment-messages.ts'
import { decimalOf, planAnswer, type PlanRow, readPlan } from './plan-rows.ts'
import { conflict } from './refuse-payment.ts'
import { isRunning, readSubscriptions, subscriptionAnswer, type SubscriptionRow } from './subscription-rows.ts'
import { planInForce, readCounts } from './usage.ts'

/** What the calls of one's own subscription need. */
export interface SubscriptionParts {
  readonly deps: PaymentDeps
  readonly data: UserData
}

/** Mounts the calls of one's own subscription (SUB-01, SUB-06). */
export function mountSubscription(routes: Routes, parts: SubscriptionParts): void {
  const { deps, data } = parts
  const { provider } = deps
  routes.mount(currentSubscription, async ({ caller }) => {
    const now = Date.now()
    const [[current], plan] = await data.transact(
      caller,
      async (tx) => [await readSubscriptions(tx, now), await planInForce(tx)] as const,
    )
    return {
      mode: provider.mode,
      subscription: current ? subscriptionAnswer(current) : null,
      plan: plan ? planAnswer(plan) : null,
      usage: planUsage(await readCounts(parts, caller, now), plan),
    }
  })
  routes.mount(planRoom, async ({ caller }) => ({
    full: await data.transact(caller, (tx) => fullKinds(tx, entities, Date.now())),
  }))
  routes.mount(listUserSubscriptions, async ({ caller }) => {
    const rows = await data.transact(caller, (tx) => readSubscriptions(tx, Date.now()))
    return { items: rows.map(subscriptionAnswer) }
  })
  routes.mount(previewPlanChange, async ({ caller, body: { planId } }) => {
    const wanted = await toChange(parts, caller, planId)
    const { plan } = wanted
    const { at, dueNow, lines, balance, nextBillingAt } = await previewOf(deps, wanted)
    return {
      planId,
      price: decimalOf(plan.price, plan.currency),
      currency: plan.currency,
      billingCycle: plan.billingCycle,
      dueNow: decimalOf(dueNow, plan.currency),
      lines: lines.map(({ text, amount }) => ({ text, amount: decimalOf(amount, plan.currency) })),
      balance: decimalOf(balance, plan.currency),
      nextBillingDate: nextBillingAt === null ? null : new Date(nextBillingAt).toISOString(),
      goesOnAgain: wanted.held.cancelAtPeriodEnd,
      trialEnd: trialOf(wanted.held, Date.now()),
      beyond: beyondPlan(planUsage(await readCounts(parts, caller, Date.now()), plan)),
      at: new Date(at).toISOString(),
    }
  })
  routes.mount(changePlan, async ({ caller, body: { planId, at } }) => {
    const wanted = await toChange(parts, caller, planId)
    const { held, plan } = wanted
    return carryOut(parts, caller, held, {
      run: () => changeAsPreviewed(deps, wanted, at),
      isDone: (row) => row.planId === plan.id && row.price === plan.price && !row.cancelAtPeriodEnd,
    })
  })
  routes.mount(cancelSubscription, async ({ caller }) => {
    const held = await runningOf(parts, caller)
    return carryOut(parts, caller, held, {
      run: () => provider.setEnding(held.externalId, true),
      isDone: ({ cancelAtPeriodEnd }) => cancelAtPeriodEnd,
    })
  })
  routes.mount(resumeSubscription, async ({ caller }) => {
    const held = await runningOf(parts, caller)
    if (!held.cancelAtPeriodEnd) throw conflict(paymentMessages.notEnding)
    return carryOut(parts, caller, held, {
      run: () => provider.setEnding(held.externalId, false),
      isDone: ({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd,
    })
  })
}

/** When the trial of a subscription ends; null where none runs. */
function trialOf({ trialEnd }: SubscriptionRow, now: number): string | null {
  return trialEnd !== null && trialEnd > now ? new Date(trialEnd).toISOString() : null
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
