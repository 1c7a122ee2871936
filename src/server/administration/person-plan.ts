import type { PersonPlan } from '#contract/endpoints/administration.ts'
import { decimalFromUnits, roundToMinor, type Units } from '#domain/money.ts'
import { monthlyRevenue } from '#domain/subscriptions/billing-cycle.ts'

/** A subscription as the column `plan` has it; its moment is epoch milliseconds. */
export interface PlanRow extends Pick<PersonPlan, 'name' | 'currency' | 'billingCycle' | 'status' | 'isTest'> {
  readonly price: Units
  readonly nextBillingAt: number | null
}

/** The subscription of a person `p` that lets them in, else the newest one. */
export const PLAN_COLUMN = `(select json_build_object('name', l.name, 'price', s.price, 'currency', s.currency,
    'billingCycle', s.billing_cycle, 'status', s.status, 'nextBillingAt', s.next_billing_at, 'isTest', s.provider = 'test')
  from user_subscription s join subscription_plan l on l.id = s.plan_id where s.user_id = p.id
  order by subscription_lets_in(s.status, s.access_until, (extract(epoch from now()) * 1000)::bigint) desc, s.created_at desc, s.id limit 1) as plan`

/** The plan of a person as administrators see it (ADMIN-02). */
export function planAnswer({ nextBillingAt, price, ...plan }: PlanRow): PersonPlan {
  const { currency, billingCycle, status, isTest } = plan
  const isPaid = status === 'active' && !isTest
  return {
    ...plan,
    price: decimal(price, currency),
    nextBillingDate: nextBillingAt === null ? null : new Date(nextBillingAt).toISOString(),
    monthly: isPaid ? decimal(roundToMinor(monthlyRevenue(price, billingCycle)), currency) : null,
  }
}

function decimal(units: Units, currency: string): number {
  return Number(decimalFromUnits(units, currency))
}
