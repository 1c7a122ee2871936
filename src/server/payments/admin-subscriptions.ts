import { adminRevenue, listKeptPlans, listSubscribers } from '#contract/endpoints/plans.ts'
import type { KeptPlanAnswer, SubscriberAnswer } from '#contract/endpoints/plans.ts'
import type { SubscriptionStatus } from '#domain/subscriptions/subscription-state.ts'
import type { Units } from '#domain/money.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import type { Routes } from '../kit/http/mount.ts'
import { decimalOf, planAnswer, type PlanRow } from './plan-rows.ts'
import { type Group, readKept, readRevenue, type Revenue, revenueOf } from './revenue.ts'
import { SUBSCRIPTION_COLUMNS, subscriptionAnswer, type SubscriptionRow } from './subscription-rows.ts'

const USUAL_PAGE = 50

/** Mounts what administrators see of subscribers and revenue (SUB-04, PRICE-10). */
export function mountSubscribers(routes: Routes, dataAccess: DataAccess): void {
  routes.mount(listKeptPlans, async ({ caller }) => {
    const { plans, groups } = await dataAccess.asAdmin(caller.actor, readKept)
    const revenue = revenueOf(groups)
    return {
      plans: plans.map((plan) =>
        keptAnswer(
          plan,
          groups.filter(({ planId }) => planId === plan.id),
          revenue,
        ),
      ),
      mrr: amountsOf(revenue.total),
      testSubscribers: groups.reduce((sum, { provider, count }) => sum + (provider === 'test' ? count : 0), 0),
    }
  })
  routes.mount(adminRevenue, ({ caller }) => dataAccess.asAdmin(caller.actor, readRevenue))
  routes.mount(listSubscribers, async ({ caller, query }) => {
    const { planId = null, status = null, page = '1', pageSize = String(USUAL_PAGE) } = query
    const size = Number(pageSize)
    const found = await dataAccess.asAdmin(caller.actor, (tx) =>
      tx.query<SubscriptionRow & Pick<SubscriberAnswer, 'email' | 'planName'>>({
        name: 'plans:subscribers',
        text: `select ${SUBSCRIPTION_COLUMNS}, p.name as "planName", subscriber_email(s.user_id) as email
          from user_subscription s join subscription_plan p on p.id = s.plan_id
          where ($1::uuid is null or s.plan_id = $1) and ($2::text is null or s.status = $2)
          order by s.created_at desc, s.id limit $3 offset $4`,
        values: [planId, status, size + 1, (Number(page) - 1) * size],
      }),
    )
    const items = found.rows.slice(0, size).map((row) => ({
      ...subscriptionAnswer(row),
      email: row.email,
      planName: row.planName,
    }))
    return { items, more: found.rows.length > size }
  })
}

function keptAnswer(plan: PlanRow, groups: readonly Group[], revenue: Revenue): KeptPlanAnswer {
  const subscribers: Partial<Record<SubscriptionStatus, number>> = {}
  for (const { status, count } of groups) subscribers[status] = (subscribers[status] ?? 0) + count
  return { ...planAnswer(plan), subscribers, mrr: amountsOf(revenue.ofPlan(plan.id)) }
}

function amountsOf(revenue: ReadonlyMap<string, Units>): { amount: number; currency: string }[] {
  return [...revenue].map(([currency, units]) => ({ amount: decimalOf(units, currency), currency }))
}
