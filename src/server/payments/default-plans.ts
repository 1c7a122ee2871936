import { UNITS_PER_MINOR } from '#domain/money.ts'
import type { BillingCycle } from '#domain/subscriptions/billing-cycle.ts'
import { defaultPlanMessages } from './default-plan-messages.ts'

/** The plans that a new installation begins with (SUB-07): the operator changes them as they like. */
export function defaultPlans() {
  const { names, descriptions, features } = defaultPlanMessages
  const plan = (cycle: BillingCycle, cents: number, order: number) => ({
    madeAs: cycle,
    name: names[cycle],
    description: descriptions[cycle],
    price: cents * UNITS_PER_MINOR,
    currency: 'USD',
    billingCycle: cycle,
    features,
    order,
  })
  return [plan('monthly', 1_900, 1), plan('quarterly', 5_100, 2), plan('annual', 19_000, 3)]
}

/** Days of trial of the default plans. */
export const DEFAULT_TRIAL_DAYS = 14
