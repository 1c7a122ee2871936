import type { PlanAnswer } from '#contract/endpoints/plan-shapes.ts'
import { decimalFromUnits, unitsFromDecimal } from '#domain/money.ts'
import { PLAN_LIMITS, type PlanLimit } from '#domain/subscriptions/plan-limits.ts'
import { readMoney } from '#web/kit/form/number-text.ts'
import { typed } from '#web/kit/form/typed-number.ts'
import { priceText } from '../plan-texts.ts'

/** A plan as it is typed: every field a text. */
export interface TypedPlan {
  readonly name: string
  readonly description: string
  readonly price: string
  readonly currency: string
  readonly billingCycle: PlanAnswer['billingCycle']
  readonly features: string
  readonly limits: Readonly<Record<PlanLimit, string>>
  readonly maxUsers: string
  readonly trialDays: string
  readonly order: string
  readonly isActive: boolean
}

const MEGABYTE = 1_000_000

/** A plan as its form begins. */
export function typedPlan(plan: PlanAnswer | undefined): TypedPlan {
  const limits = Object.fromEntries(
    PLAN_LIMITS.map((limit) => {
      const most = plan?.limits[limit]
      return [limit, most === undefined ? '' : String(limit === 'storageBytes' ? most / MEGABYTE : most)]
    }),
  ) as Record<PlanLimit, string>
  return {
    name: plan?.name ?? '',
    description: plan?.description ?? '',
    price: plan === undefined ? '' : typed(decimalOf(plan)),
    currency: plan?.currency ?? 'USD',
    billingCycle: plan?.billingCycle ?? 'monthly',
    features: plan?.features.join('\n') ?? '',
    limits,
    maxUsers: plan?.maxUsers === null || plan === undefined ? '' : String(plan.maxUsers),
    trialDays: String(plan?.trialDays ?? 0),
    order: String(plan?.order ?? 0),
    isActive: plan?.isActive ?? true,
  }
}

/** The fields whose text is no whole number. */
export function wrongNumbers({ limits, maxUsers, trialDays, order }: TypedPlan): ReadonlySet<string> {
  const all = Object.entries({ ...limits, maxUsers, trialDays, order })
  return new Set(all.flatMap(([name, text]) => (/^\d{0,12}$/.test(text.trim()) ? [] : [name])))
}

/** Why the typed price is no amount of its currency; undefined for one that is, and while there is none. */
export function priceIssue({ price, currency }: Pick<TypedPlan, 'price' | 'currency'>): string | undefined {
  const read = price.trim() === '' ? undefined : readMoney(currency)(price)
  return read && 'issue' in read ? read.issue : undefined
}

/** What is sent of a typed plan. */
export function planBody({ limits, features, maxUsers, trialDays, order, name, ...rest }: TypedPlan): object {
  return {
    ...rest,
    name: name.trim(),
    price: sentPrice(rest),
    features: features
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    limits: Object.fromEntries(
      PLAN_LIMITS.flatMap((limit) => {
        const text = limits[limit].trim()
        const scale = limit === 'storageBytes' ? MEGABYTE : 1
        return text === '' ? [] : [[limit, Number(text) * scale]]
      }),
    ),
    maxUsers: maxUsers.trim() === '' ? null : Number(maxUsers),
    trialDays: Number(trialDays),
    order: Number(order),
  }
}

/** What the typed price comes to, in words; undefined while it is no amount. */
export function readPrice({ price, currency, billingCycle }: TypedPlan): string | undefined {
  const read = price.trim() === '' ? undefined : readMoney(currency)(price)
  if (!read || 'issue' in read) return undefined
  return priceText({ price: Number(decimalFromUnits(read.value, currency)), currency, billingCycle })
}

/** With the digits of its currency. */
function decimalOf({ price, currency }: PlanAnswer): string {
  const units = unitsFromDecimal(price, currency)
  return 'issue' in units ? String(price) : decimalFromUnits(units.value, currency)
}

/** Whether running subscribers get other limits by this. */
export function changesLimits(plan: PlanAnswer, now: TypedPlan): boolean {
  const { limits, maxUsers } = typedPlan(plan)
  return (
    maxUsers.trim() !== now.maxUsers.trim() || PLAN_LIMITS.some((limit) => limits[limit] !== now.limits[limit].trim())
  )
}

/** The price with a point, whatever sign it was typed with; one that is none goes as it is and is refused. */
function sentPrice({ price, currency }: Pick<TypedPlan, 'price' | 'currency'>): string {
  const read = readMoney(currency)(price)
  return 'issue' in read ? price.trim() : decimalFromUnits(read.value, currency)
}
