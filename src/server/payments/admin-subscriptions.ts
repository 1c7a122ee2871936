import { listKeptPlans, listSubscribers } from '#contract/endpoints/plans.ts'
import type { KeptPlanAnswer, SubscriberAnswer } from '#contract/endpoints/plans.ts'
import { type BillingCycle, monthlyRevenue } from '#domain/subscriptions/billing-cycle.ts'
import type { SubscriptionStatus } from '#domain/subscriptions/subscription-state.ts'
import type { Units } from '#domain/money.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import type { Queryable } from '../kit/database/database.ts'
import type { Routes } from '../kit/http/mount.ts'
import { decimalOf, PLAN_ORDER, planAnswer, planColumns, type PlanRow } from './plan-rows.ts'
import { SUBSCRIPTION_COLUMNS, subscriptionAnswer, type SubscriptionRow } from './subscription-rows.ts'

const MOST_PLANS = 500
const USUAL_PAGE = 50

/** Mounts what administrators see of subscribers and revenue (SUB-04, PRICE-10). */
export function mountSubscribers(routes: Routes, dataAccess: DataAccess): void {
  routes.mount(listKeptPlans, async ({ caller }) => {
    const { plans, groups } = await dataAccess.asAdmin(caller.actor, readKept)
    return {
      plans: plans.map((plan) =>
        keptAnswer(
          plan,
          groups.filter(({ planId }) => planId === plan.id),
        ),
      ),
      mrr: revenueOf(groups),
      testSubscribers: sumOf(groups.filter(({ provider }) => provider === 'test').map(({ count }) => count)),
    }
  })
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

/** Subscriptions that are alike, and what they pay together. */
interface Group {
  readonly planId: string
  readonly status: SubscriptionStatus
  readonly provider: 'stripe' | 'test'
  readonly currency: string
  readonly cycle: BillingCycle
  readonly count: number
  readonly paid: Units
}

async function readKept(
  tx: Queryable,
): Promise<{ readonly plans: readonly PlanRow[]; readonly groups: readonly Group[] }> {
  const [plans, groups] = await tx.batch([
    {
      name: 'plans:kept',
      text: `select ${planColumns()} from subscription_plan p order by ${PLAN_ORDER} limit ${MOST_PLANS}`,
    },
    {
      name: 'plans:groups',
      text: `select plan_id as "planId", status, provider, currency, billing_cycle as cycle, count(*)::int as count, sum(price)::float8 as paid
        from user_subscription group by 1, 2, 3, 4, 5 order by 4`,
    },
  ])
  return { plans: (plans?.rows ?? []) as unknown as PlanRow[], groups: (groups?.rows ?? []) as unknown as Group[] }
}

function keptAnswer(plan: PlanRow, groups: readonly Group[]): KeptPlanAnswer {
  const subscribers: Partial<Record<SubscriptionStatus, number>> = {}
  for (const { status, count } of groups) subscribers[status] = (subscribers[status] ?? 0) + count
  return { ...planAnswer(plan), subscribers, mrr: revenueOf(groups) }
}

/** Monthly recurring revenue by currency: of active subscriptions, without trials, those that were cancelled, and the test mode. */
function revenueOf(groups: readonly Group[]): { amount: number; currency: string }[] {
  const counted = groups.filter(({ status, provider }) => status === 'active' && provider !== 'test')
  const paid = new Map<string, Map<BillingCycle, Units>>()
  for (const { currency, cycle, paid: sum } of counted) {
    const cycles = paid.get(currency) ?? new Map<BillingCycle, Units>()
    paid.set(currency, cycles.set(cycle, (cycles.get(cycle) ?? 0) + sum))
  }
  return [...paid].map(([currency, cycles]) => ({
    amount: decimalOf(sumOf([...cycles].map(([cycle, sum]) => monthlyRevenue(sum, cycle))), currency),
    currency,
  }))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0)
}
