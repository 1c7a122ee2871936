import {
  cancelSubscription,
  changePlan,
  currentSubscription,
  listUserSubscriptions,
  previewPlanChange,
  resumeSubscription,
} from '#contract/endpoints/subscriptions.ts'
import { invalid, Refusal } from '#contract/refusal.ts'
import type { Caller, Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { carryOut } from './carry-out.ts'
import { asking, type PaymentDeps } from './payment-deps.ts'
import { paymentMessages } from './payment-messages.ts'
import { decimalOf, planAnswer, type PlanRow, readPlan } from './plan-rows.ts'
import { isRunning, readSubscriptions, subscriptionAnswer, type SubscriptionRow } from './subscription-rows.ts'
import { planInForce, readUsage } from './usage.ts'

/** A preview is taken at its word for so long. */
const PREVIEW_MS = 30 * 60_000

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
    const { held, plan } = await toChange(parts, caller, planId)
    const at = Math.floor(Date.now() / 1_000) * 1_000
    const { externalId: subscription } = held
    const { dueNow, lines, balance, nextBillingAt } = await asking(deps, () =>
      provider.preview({ subscription, plan, at }),
    )
    return {
      planId,
      price: decimalOf(plan.price, plan.currency),
      currency: plan.currency,
      billingCycle: plan.billingCycle,
      dueNow: decimalOf(dueNow, plan.currency),
      lines: lines.map(({ text, amount }) => ({ text, amount: decimalOf(amount, plan.currency) })),
      balance: decimalOf(balance, plan.currency),
      nextBillingDate: nextBillingAt === null ? null : new Date(nextBillingAt).toISOString(),
      at: new Date(at).toISOString(),
    }
  })
  routes.mount(changePlan, async ({ caller, body: { planId, at } }) => {
    const { held, plan } = await toChange(parts, caller, planId)
    const moment = previewMoment(at)
    return carryOut(parts, caller, held, {
      run: () => provider.change({ subscription: held.externalId, plan, at: moment }),
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

/** The subscription that runs. Throws `Refusal` where there is none. */
async function runningOf({ deps, data }: SubscriptionParts, caller: Caller): Promise<SubscriptionRow> {
  const now = Date.now()
  const rows = await data.transact(caller, (tx) => readSubscriptions(tx, now))
  const held = rows.find((row) => row.provider === deps.provider.name && isRunning(row, now))
  if (!held) throw conflict(paymentMessages.noPlan)
  return held
}

async function toChange(parts: SubscriptionParts, caller: Caller, planId: string) {
  const plan = await offeredPlan(parts, caller, planId)
  const held = await runningOf(parts, caller)
  if (held.status === 'suspended') throw conflict(paymentMessages.suspended)
  if (held.planId === plan.id && held.price === plan.price && !held.cancelAtPeriodEnd)
    throw conflict(paymentMessages.samePlan)
  // A payment provider does not charge one subscription in two currencies.
  if (held.currency !== plan.currency) throw conflict(paymentMessages.otherCurrency(held.currency))
  return { held, plan }
}

/** A plan that somebody can subscribe to. Throws `Refusal`. */
export async function offeredPlan({ data }: SubscriptionParts, caller: Caller, planId: string): Promise<PlanRow> {
  const plan = await data.transact(caller, (tx) => readPlan(tx, planId))
  if (!plan.isActive) throw conflict(paymentMessages.retired)
  if (plan.price === 0) throw conflict(paymentMessages.freePlan)
  return plan
}

function previewMoment(at: string): number {
  const moment = Date.parse(at)
  const now = Date.now()
  if (moment <= now && moment > now - PREVIEW_MS) return moment
  throw invalid([{ field: 'at', message: paymentMessages.staleMoment }])
}

/** The refusal of what does not fit the present state. */
export function conflict(message: string): Refusal {
  return new Refusal('conflict', { message })
}
