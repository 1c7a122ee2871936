import { REVENUE_DAYS, type RevenueAnswer } from '#contract/endpoints/plans.ts'
import type { Units } from '#domain/money.ts'
import { type BillingCycle, monthlyRevenue } from '#domain/subscriptions/billing-cycle.ts'
import {
  lastingMovements,
  type Paying,
  revenueChanges,
  type RevenueFlow,
  revenueFlows,
  type RevenueMovement,
} from '#domain/subscriptions/revenue-movement.ts'
import { roundedTogether } from '#domain/subscriptions/rounded-together.ts'
import type { SubscriptionStatus } from '#domain/subscriptions/subscription-state.ts'
import type { Queryable } from '../kit/database/database.ts'
import { decimalOf, PLAN_ORDER, planColumns, type PlanRow } from './plan-rows.ts'
import { sharedNow } from '../kit/clock.ts'

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

/** Monthly recurring revenue by currency, in whole minor units that add up: of each plan, and of all together. */
export interface Revenue {
  readonly total: ReadonlyMap<string, Units>
  ofPlan(planId: string): ReadonlyMap<string, Units>
}

/** The revenue of active subscriptions, without trials, those that were cancelled, and the test mode (SUB-04, PRICE-10). */
export function revenueOf(groups: readonly Group[]): Revenue {
  const exact = new Map<string, Map<string, Units>>()
  for (const { planId, currency, cycle, paid } of groups.filter(isPaying)) {
    const plans = exact.get(currency) ?? new Map<string, Units>()
    exact.set(currency, plans.set(planId, (plans.get(planId) ?? 0) + monthlyRevenue(paid, cycle)))
  }
  const rounded = new Map([...exact].map(([currency, plans]) => [currency, inMinorUnits(plans)] as const))
  return {
    total: new Map([...rounded].map(([currency, plans]) => [currency, sumOf(plans)])),
    ofPlan: (planId) => partsOf(rounded, planId),
  }
}

function inMinorUnits(amounts: ReadonlyMap<string, Units>): ReadonlyMap<string, Units> {
  const rounded = roundedTogether([...amounts.values()])
  return new Map([...amounts.keys()].map((key, index) => [key, rounded[index] ?? 0]))
}

function sumOf(amounts: ReadonlyMap<string, Units>): Units {
  return [...amounts.values()].reduce((sum, each) => sum + each, 0)
}

/** What one plan has of amounts by currency and plan. */
function partsOf(all: ReadonlyMap<string, ReadonlyMap<string, Units>>, planId: string): ReadonlyMap<string, Units> {
  const own = [...all].flatMap(([currency, plans]) => {
    const amount = plans.get(planId)
    return amount === undefined ? [] : [[currency, amount] as const]
  })
  return new Map(own)
}

function isPaying({ status, provider }: Group): boolean {
  return status === 'active' && provider !== 'test'
}

/** The revenue of now, in total and by plan, and what came and went over the last days (SUB-04). */
export async function readRevenue(tx: Queryable): Promise<RevenueAnswer> {
  const { plans, groups } = await readKept(tx)
  const movements = lastingMovements(await readMovements(tx, sharedNow() - REVENUE_DAYS * DAY_MS))
  const revenue = revenueOf(groups)
  const changes = changesByCurrency(movements)
  return {
    days: REVENUE_DAYS,
    total: [...revenueFlows(revenue.total, movements)].map(([currency, flow]) => flowAnswer(currency, flow)),
    plans: plans.map(({ id, name }) => {
      const own = groups.filter((group) => group.planId === id && isPaying(group))
      return {
        id,
        name,
        subscribers: own.reduce((sum, { count }) => sum + count, 0),
        revenue: amountsOf(revenue.ofPlan(id), partsOf(changes, id)),
      }
    }),
  }
}

/** What came and went adds up to what is paid now, in whole minor units too. */
function flowAnswer(
  currency: string,
  { before, added, up, down, lost, now }: RevenueFlow,
): RevenueAnswer['total'][number] {
  const parts = roundedTogether([before, added, up, -down, -lost])
  const told = (index: number): number => decimalOf(Math.abs(parts[index] ?? 0), currency)
  return {
    currency,
    before: decimalOf(parts[0] ?? 0, currency),
    added: told(1),
    up: told(2),
    down: told(3),
    lost: told(4),
    now: decimalOf(now, currency),
  }
}

/** By how much the revenue of each plan changed, by currency and plan. */
function changesByCurrency(movements: readonly RevenueMovement[]): ReadonlyMap<string, ReadonlyMap<string, Units>> {
  const changes = new Map<string, Map<string, Units>>()
  for (const [planId, amounts] of revenueChanges(movements))
    for (const [currency, amount] of amounts)
      changes.set(currency, (changes.get(currency) ?? new Map<string, Units>()).set(planId, amount))
  return new Map([...changes].map(([currency, plans]) => [currency, inMinorUnits(plans)]))
}

function amountsOf(now: ReadonlyMap<string, Units>, changes: ReadonlyMap<string, Units>) {
  return [...new Set([...now.keys(), ...changes.keys()])].map((currency) => ({
    currency,
    amount: decimalOf(now.get(currency) ?? 0, currency),
    change: decimalOf(changes.get(currency) ?? 0, currency),
  }))
}

interface MovementRow {
  readonly chain: string | null
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
    text: `select chain, former_plan as "formerPlan", former_price::float8 as "formerPrice", former_currency as "formerCurrency",
        former_cycle as "formerCycle", plan_id as "planId", price::float8 as price, currency, billing_cycle as cycle
      from revenue_movement where at > $1 order by id`,
    values: [since],
  })
  return rows.map(
    ({ chain, formerPlan, formerPrice, formerCurrency, formerCycle, planId, price, currency, cycle }) => ({
      chain,
      before: payingOf(formerPlan, { price: formerPrice, currency: formerCurrency, cycle: formerCycle }),
      after: payingOf(planId, { price, currency, cycle }),
    }),
  )
}

function payingOf(planId: string | null, paid: Omit<Paying, 'planId'>): Paying | undefined {
  return planId === null ? undefined : { planId, ...paid }
}
