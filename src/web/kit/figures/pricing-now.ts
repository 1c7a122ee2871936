import { floorOf, isBelowFloor } from '#domain/price-floor.ts'
import type { Ppm } from '#domain/money.ts'
import type { PricingContext } from '#domain/pricing-rules.ts'
import type { AnyRow } from '#contract/entity.ts'
import { pricingContexts } from '#contract/product-pricing.ts'
import { defaultProfile } from '../price/pricing-context.ts'

/** How products are priced and judged under the profile and the categories of now. */
export interface PricingNow {
  readonly contextOf: (categoryId: string | null) => PricingContext
  /** Whether a price that keeps floors up to `keeps` is below the floor in force. */
  readonly isBelow: (keeps: Ppm | null, own: Ppm | null, categoryId: string | null) => boolean
}

/** Reads each category once, however many products it has. */
export function pricingNow(
  profiles: readonly AnyRow[],
  get: (kind: string, id: string) => AnyRow | undefined,
): PricingNow {
  const make = pricingContexts(defaultProfile(profiles), get)
  const known = new Map<string | null, PricingContext>()
  const contextOf = (categoryId: string | null): PricingContext => {
    const found = known.get(categoryId) ?? make(categoryId)
    known.set(categoryId, found)
    return found
  }
  return {
    contextOf,
    isBelow(keeps, own, categoryId) {
      return keeps !== null && isBelowFloor(keeps, floorOf({ floorMargin: own }, contextOf(categoryId)))
    },
  }
}
