import { REVENUE_DAYS, type RevenueAnswer } from '#contract/endpoints/plans.ts'
import type { Units } from '#domain/money.ts'
import { type BillingCycle, monthlyRevenue } from '#domain/subscriptions/billing-cycle.ts'
import {
  type Paying,
  revenueChanges,
  revenueFlows,
  type RevenueMovement,
} from '#domain/subscriptions/revenue-movement.ts'
import type { SubscriptionStatus } from '#domain/subscriptions/subscription-state.ts'
import type { Queryable } from '../kit/database/database.ts'
import { decimalOf, PLAN_ORDER, planColumns, type PlanRow } from './plan-rows.ts'

const MOST_PLANS = 500
const DAY_MS = 86_400_000

/** Subscriptions that are alike, and what they pay together. */
export interface Group {
  readonly planId: string
  readonly status: SubscriptionStatus
  readonly provider: 'stripe' | 'test'
  readonly currency: string
  readonly cycle: BillingCycle
  readonly count: number
  readonly paid: Units
}

/** Every plan, and the subscriptions of all of them in groups. */
export async function readKept(
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

/** Monthly recurring revenue by currency: of active subscriptions, without trials, those that were cancelled, and the test mode. */
export function revenueOf(groups: readonly Group[]): ReadonlyMap<string, Units> {
  const paid = new Map<string, Map<BillingCycle, Units>>()
  for (const { currency, cycle, paid: sum } of groups.filter(isPaying)) {
    const cycles = paid.get(currency) ?? new Map<BillingCycle, Units>()
    paid.set(currency, cycles.set(cycle, (cycles.get(cycle) ?? 0) + sum))
  }
  return new Map(
    [...paid].map(([currency, cycles]) => [
      currency,
      [...cycles].reduce((sum, [cycle, each]) => sum + monthlyRevenue(each, cycle), 0),
    ]),
  )
}

function isPaying({ status, provider }: Group): boolean {
  return status === 'active' && provider !== 'test'
}

/** The revenue of now, in total and by plan, and what came and went over the last days (SUB-04). */
export async function readRevenue(tx: Queryable): Promise<RevenueAnswer> {
  const { plans, groups } = await readKept(tx)
  const movements = await readMovements(tx, Date.now() - REVENUE_DAYS * DAY_MS)
  const changes = revenueChanges(movements)
  const flows = [...revenueFlows(revenueOf(groups), movements)]
  return {
    days: REVENUE_DAYS,
    total: flows.map(([currency, { before, added, up, down, lost, now }]) => {
      const told = (units: Units): number => decimalOf(units, currency)
      return {
        currency,
        before: told(before),
        added: told(added),
        up: told(up),
        down: told(down),
        lost: told(lost),
        now: told(now),
      }
    }),
    plans: plans.map(({ id, name }) => {
      const own = groups.filter((group) => group.planId === id && isPaying(group))
      return {
        id,
        name,
        subscribers: own.reduce((sum, { count }) => sum + count, 0),
        revenue: amountsOf(revenueOf(own), changes.get(id) ?? new Map()),
      }
    }),
  }
}

function amountsOf(now: ReadonlyMap<string, Units>, changes: ReadonlyMap<string, Units>) {
  return [...new Set([...now.keys(), ...changes.keys()])].map((currency) => ({
    currency,
    amount: decimalOf(now.get(currency) ?? 0, currency),
    change: decimalOf(changes.get(currency) ?? 0, currency),
  }))
}

interface MovementRow {
  readonly formerPlan: string | null
  readonly formerPrice: Units
  readonly formerCurrency: string
  readonly formerCycle: BillingCycle
  readonly planId: string | null
  readonly price: Units
  readonly currency: string
  readonly cycle: BillingCycle
}

async function readMovements(tx: Queryable, since: number): Promise<readonly RevenueMovement[]> {
  const { rows } = await tx.query<MovementRow>({
    name: 'plans:movements',
    text: `select former_plan as "formerPlan", former_price::float8 as "formerPrice", former_currency as "formerCurrency",
        former_cycle as "formerCycle", plan_id as "planId", price::float8 as price, currency, billing_cycle as cycle
      from revenue_movement where at > $1 order by id`,
    values: [since],
  })
  return rows.map(({ formerPlan, formerPrice, formerCurrency, formerCycle, planId, price, currency, cycle }) => ({
    before: payingOf(formerPlan, { price: formerPrice, currency: formerCurrency, cycle: formerCycle }),
    after: payingOf(planId, { price, currency, cycle }),
  }))
}

function payingOf(planId: string | null, paid: Omit<Paying, 'planId'>): Paying | undefined {
  return planId === null ? undefined : { planId, ...paid }
}
