import { cutText } from '#domain/cut-text.ts'
import { PLAN_LIMITS } from '#domain/subscriptions/plan-limits.ts'
import { decimalOf, type PlanRow } from './plan-rows.ts'

/** A text of a plan is told up to here. */
const MOST_TEXT = 80

/** How the audit log names a plan. */
export function namedPlan({ name, id }: PlanRow): string {
  return `${name} (${id})`
}

/** A plan that was made, for the audit log: all that it costs and allows (ADMIN-04). */
export function madePlan(plan: PlanRow): string {
  const told = factsOf(plan).flatMap(([name, value]) => (isNone(value) ? [] : [`${name} ${shown(value)}`]))
  return `${namedPlan(plan)}: ${told.join('; ')}`
}

/** A plan that was changed, for the audit log: each changed field with its former and its new value (ADMIN-04). */
export function changedPlan(before: PlanRow, after: PlanRow): string {
  const former = new Map(factsOf(before))
  const told = factsOf(after).flatMap(([name, value]) => {
    const was = former.get(name)
    return was === value ? [] : [`${name} ${shown(was)} → ${shown(value)}`]
  })
  return `${namedPlan(before)}: ${told.join('; ') || 'nothing changed'}`
}

type Fact = string | number | boolean | null | undefined

/** By the names of the fields; long texts come last, so that they push nothing out of the entry. */
function factsOf(plan: PlanRow): [name: string, value: Fact][] {
  const { price, currency, billingCycle, trialDays, limits, maxUsers, isActive, order, name, features, description } =
    plan
  return [
    ['price', decimalOf(price, currency)],
    ['currency', currency],
    ['billingCycle', billingCycle],
    ['trialDays', trialDays],
    ...PLAN_LIMITS.map((limit): [string, Fact] => [`limits.${limit}`, limits[limit]]),
    ['maxUsers', maxUsers],
    ['isActive', isActive],
    ['order', order],
    ['name', name],
    ['features', features.join(', ')],
    ['description', description],
  ]
}

function isNone(value: Fact): boolean {
  return value === null || value === undefined || value === ''
}

function shown(value: Fact): string {
  if (isNone(value)) return 'none'
  if (typeof value !== 'string' || value.length <= MOST_TEXT) return String(value)
  return `${cutText(value, MOST_TEXT)} (${value.length} characters)`
}
