import { decimalFromUnits, type Units, unitsFromDecimal } from '#domain/money.ts'
import { finestAtStripe, isChargedByStripe, stripeAmount } from '#domain/payments/provider-amount.ts'
import type { BillingCycle } from '#domain/subscriptions/billing-cycle.ts'
import type { PlanLimits } from '#domain/subscriptions/plan-limits.ts'
import type { PlanAnswer } from '#contract/endpoints/plan-shapes.ts'
import { planMessages } from '#contract/plan-messages.ts'
import { fillText, invalid, Refusal } from '#contract/refusal.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { paymentMessages } from './payment-messages.ts'
import type { PricedPlan } from './port.ts'

/** A plan as it is stored; moments are epoch milliseconds. */
export interface PlanRow extends PricedPlan {
  readonly description: string
  readonly features: readonly string[]
  readonly limits: PlanLimits
  readonly maxUsers: number | null
  readonly isActive: boolean
  readonly order: number
  readonly createdAt: number
  readonly updatedAt: number
}

/** The columns of a plan, of the table or function `from`. */
export function planColumns(from = 'p'): string {
  return `${from}.id, ${from}.name, ${from}.description, ${from}.price::float8 as price, ${from}.currency,
    ${from}.billing_cycle as "billingCycle", ${from}.features, ${from}.limits, ${from}.max_users as "maxUsers",
    ${from}.trial_days as "trialDays", ${from}.is_active as "isActive", ${from}.position as "order",
    ${from}.created_at::float8 as "createdAt", ${from}.updated_at::float8 as "updatedAt"`
}

/** The order in which plans are shown. */
export const PLAN_ORDER = 'p.position, p.price, p.created_at, p.id'

/** A plan by its ID. Throws `Refusal` for an unknown one. */
export async function readPlan(tx: Queryable, id: string): Promise<PlanRow> {
  const text = `select ${planColumns()} from subscription_plan p where p.id = $1`
  const { rows } = await tx.query<PlanRow>({ name: 'plans:one', text, values: [id] })
  const [found] = rows
  if (!found) throw new Refusal('no-such-row', { message: fillText(planMessages.notFound, { id }) })
  return found
}

/** A plan as calls answer it. */
export function planAnswer({ price, ...row }: PlanRow): PlanAnswer {
  return {
    ...row,
    features: [...row.features],
    price: decimalOf(price, row.currency),
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}

/** An amount as calls answer it. */
export function decimalOf(units: Units, currency: string): number {
  return Number(decimalFromUnits(units, currency))
}

/** A price as administrators type it, no finer than cards are charged. Throws `Refusal`. */
export function priceUnits(price: string | number, currency: string): Units {
  const units = unitsFromDecimal(price, currency)
  if ('issue' in units) throw invalid([{ field: 'price', message: units.issue }])
  // What costs nothing is charged to nobody.
  if (units.value > 0 && !isChargedByStripe(currency))
    throw invalid([{ field: 'currency', message: paymentMessages.notCharged(currency) }])
  if (units.value < 0) throw invalid([{ field: 'price', message: paymentMessages.priceBelowZero }])
  if (stripeAmount(units.value, currency) === undefined)
    throw invalid([{ field: 'price', message: paymentMessages.priceTooFine(finestText(currency)) }])
  return units.value
}

function finestText(currency: string): string {
  return `${decimalOf(finestAtStripe(currency), currency)} ${currency}`
}

/** What a plan costs, from what is stored of a subscription. */
export type Paid = { readonly price: Units; readonly currency: string; readonly billingCycle: BillingCycle }
