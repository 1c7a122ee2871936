import type { Units } from '../money.ts'
import { changedToMinor } from '../price-formulas.ts'
import { lowestPrice, type PricePoint, type PromotionSpan } from '../price-list/lowest-price.ts'
import type { ScheduledChange } from '../price-list/price-data.ts'

/** A scheduled price row, as far as insights read it. */
export type PlannedPrice = ScheduledChange & { readonly promotion: boolean }

/** A planned promotion of a product's own price, with what is known of the prices until it begins. */
export interface PlannedPromotion {
  readonly plan: PlannedPrice
  readonly timeline: readonly PricePoint[]
  readonly promotions: readonly PromotionSpan[]
}

/** The product or variant that a plan is for, as far as its price is known on the device. */
export interface PricedNow {
  readonly currency: string
  readonly price: Units
  /** When the product was made: earlier it had no price. */
  readonly createdAt: number
}

/** What a device knows of a promotion's prices without asking for the history: earlier and running plans, the present price, later plans. */
export function plannedPromotions(
  plans: Iterable<PlannedPrice>,
  now: number,
  pricedNow: (productId: string, variantId: string) => PricedNow | undefined,
): readonly PlannedPromotion[] {
  const byItem = new Map<string, PlannedPrice[]>()
  for (const plan of plans) {
    if (plan.priceListId !== null || plan.status === 'cancelled' || plan.status === 'failed') continue
    const key = `${plan.productId}/${plan.variantId}`
    const known = byItem.get(key)
    if (known) known.push(plan)
    else byItem.set(key, [plan])
  }
  return [...byItem.values()].flatMap((own) => promotionsOf(own, now, pricedNow))
}

function promotionsOf(
  plans: readonly PlannedPrice[],
  now: number,
  pricedNow: (productId: string, variantId: string) => PricedNow | undefined,
): readonly PlannedPromotion[] {
  const [{ productId, variantId } = { productId: '', variantId: '' }] = plans
  const ahead = plans.filter((plan) => plan.promotion && plan.status === 'planned' && plan.startsAt > now)
  const item = ahead.length === 0 ? undefined : pricedNow(productId, variantId)
  if (!item) return []
  const sameMoney = plans.filter(({ currency, patchKind }) => currency === item.currency || patchKind !== 'price')
  return ahead.map((plan) => {
    const others = sameMoney.filter(({ id, startsAt }) => id !== plan.id && startsAt < plan.startsAt)
    const promotions = others.filter(({ promotion }) => promotion)
    return { plan, timeline: knownTimeline(others, item, now), promotions: [...promotions, plan] }
  })
}

/** The prices of one item over time: before its first plan what that found, then what each plan set and restored. */
function knownTimeline(plans: readonly PlannedPrice[], { price, createdAt }: PricedNow, now: number): PricePoint[] {
  const ordered = plans.toSorted((a, b) => a.startsAt - b.startsAt)
  const begun = ordered.filter(({ status, appliedPrice }) => status !== 'planned' && appliedPrice !== null)
  const points: PricePoint[] = [{ at: createdAt, price: begun[0]?.priceBefore ?? price }]
  const reach = (at: number, to: Units | null): void => {
    if (points.at(-1)?.price !== to) points.push({ at, price: to })
  }
  for (const { startsAt, endsAt, appliedPrice, priceBefore } of begun) {
    reach(startsAt, appliedPrice)
    if (endsAt !== null && endsAt <= now) reach(endsAt, priceBefore)
  }
  reach(now, price)
  for (const plan of ordered) {
    const standing = points.at(-1)?.price ?? null
    if (plan.status === 'running' && plan.endsAt !== null && plan.endsAt > now) reach(plan.endsAt, plan.priceBefore)
    if (plan.status !== 'planned' || plan.startsAt <= now) continue
    reach(plan.startsAt, plannedPrice(plan, standing))
    if (plan.endsAt !== null) reach(plan.endsAt, standing)
  }
  return points.sort((a, b) => a.at - b.at)
}

/** The same promotions with the prices until now as the history has them, where it is known. */
export function withHistory(
  promotions: readonly PlannedPromotion[],
  historyOf: (productId: string, variantId: string) => readonly PricePoint[] | undefined,
  now: number,
): readonly PlannedPromotion[] {
  return promotions.map((promotion) => {
    const { plan, timeline } = promotion
    const history = historyOf(plan.productId, plan.variantId)
    if (!history) return promotion
    return {
      ...promotion,
      timeline: [...history.filter(({ at }) => at <= now), ...timeline.filter(({ at }) => at > now)],
    }
  })
}

/** The price that a plan sets where `standing` is in force; null without one. */
function plannedPrice({ patchKind, amount, percentOff }: PlannedPrice, standing: Units | null): Units | null {
  if (patchKind === 'price') return amount
  return standing === null ? null : changedToMinor(standing, -percentOff)
}

/** A promotion that would announce a reduction which is none. */
export interface Breach {
  readonly price: Units
  readonly lowest: Units
}

/**
 * The breach of a planned promotion: its price is not below the lowest one of the 30 days before it (LEDGER-03). Undefined where it is, or
 * where one of both prices is not known.
 */
export function breachOf({ plan, timeline, promotions }: PlannedPromotion, timeZone: string): Breach | undefined {
  const standing = timeline.findLast(({ at }) => at < plan.startsAt)?.price ?? null
  const price = plannedPrice(plan, standing)
  const withPlan = [...timeline.filter(({ at }) => at < plan.startsAt), { at: plan.startsAt, price }]
  const lowest = lowestPrice(withPlan, promotions, plan.startsAt, timeZone)
  if (price === null || lowest.price === null || price < lowest.price) return undefined
  return { price, lowest: lowest.price }
}
