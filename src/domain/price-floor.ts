import type { Ppm } from './money.ts'

/** The fields that choose a price. Costs are facts: they may push a price below its floor, which is flagged and never refused. */
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

/** The margin floor in force and who set it; null if nobody did. */
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

/** The floor in force for a product: that of now, whatever its price was made under. */
export function floorOf(
  product: { readonly floorMargin: Ppm | null },
  context: { readonly categoryFloors: readonly (Ppm | null)[]; readonly floorMargin: Ppm | null },
): Ppm | null {
  return effectiveFloor(product.floorMargin, context.categoryFloors, context.floorMargin).floor
}

/** Whether a price that satisfies floors up to `kept` is below this one (PRICE-12). */
export function isBelowFloor(kept: Ppm | null, floor: Ppm | null): boolean {
  return kept !== null && floor !== null && floor > kept
}
