import type { Ppm, Units } from './money.ts'
import { priceByPercent } from './price-formulas.ts'
import type { ExactCost } from './total-cost.ts'

/** What a person chooses of a price. Costs are facts: they may push a price below its floor, which is flagged and never refused. */
export const PRICE_CHOICES = [
  'pricingAmount',
  'retailPrice',
  'pricingPercent',
  'pricingStrategy',
  'pricingMode',
  'priceEnding',
  'variants',
] as const

/** Who set a margin floor. */
export type FloorSource = 'product' | 'category' | 'profile'

/** The margin floor in force and who set it; null where nobody did. */
export interface EffectiveFloor {
  readonly floor: Ppm | null
  readonly floorSource: FloorSource | null
}

/** The floor of PRICE-12: the product's own, else the nearest category's (nearest first), else the business profile's. */
export function effectiveFloor(
  product: Ppm | null,
  categories: readonly (Ppm | null)[],
  profile: Ppm | null,
): EffectiveFloor {
  if (product !== null) return { floor: product, floorSource: 'product' }
  const category = categories.find((each) => each !== null)
  if (category !== undefined) return { floor: category, floorSource: 'category' }
  return { floor: profile, floorSource: profile === null ? null : 'profile' }
}

/**
 * The lowest price that keeps the floor: PRICE-01 at the floor margin, in the terms of the price it is held against (net, or gross
 * with the sales VAT). Rounded as prices are, so that a product priced at its floor is never flagged for a rounding.
 */
export function floorPrice(cost: ExactCost, floor: Ppm, grossPpm: Ppm = 0): Units {
  return priceByPercent(cost, 'margin', floor, grossPpm)
}

/** Whether what keeps floors up to `kept` is below this one (PRICE-12). */
export function isBelowFloor(kept: Ppm | null, floor: Ppm | null): boolean {
  return kept !== null && floor !== null && floor > kept
}
