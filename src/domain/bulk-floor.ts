import type { BulkPatch, BulkRow, BulkDeps } from './bulk-edit.ts'
import { MAX_PPM, type Ppm } from './money.ts'
import { effectiveFloor, PRICE_CHOICES } from './price-floor.ts'
import { pricing } from './pricing.ts'
import type { PricingContext } from './pricing-rules.ts'
import { pricedVariants } from './variant-pricing.ts'

/** A price refused by its floor: the field that chose it, and the lowest margin (PRICE-12). */
export interface FloorRefusal {
  readonly field: string
  readonly floor: Ppm
}

/** The effect of an edit on the prices of a product and its variants, as far as floors are concerned. */
interface Floored {
  readonly isBelow: boolean
  /** One of the prices went further below its floor. */
  readonly isLowered: boolean
}

/**
 * The reason to keep a price below its floor, if the edit gives one and the product needs it, or the refusal of a price without a reason
 * (PRICE-12). The write path uses the same rule, so that one product never refuses the edit of all others.
 */
export function bulkFloor(
  row: BulkRow,
  edited: BulkRow,
  patch: BulkPatch,
  reason: string | undefined,
  { contextOf, isFloorStrict = false }: BulkDeps,
): { readonly floorOverride?: string } | FloorRefusal {
  const chosen = PRICE_CHOICES.find((field) => field in patch)
  if (reason === undefined && !(isFloorStrict && chosen)) return {}
  const context = contextOf(edited.categoryId)
  const { isBelow, isLowered } = flooredPrices(row, edited, context)
  if (!isBelow) return {}
  if (reason !== undefined) return chosen || reason !== row.floorOverride ? { floorOverride: reason } : {}
  const { floor } = effectiveFloor(edited.floorMargin, context.categoryFloors, context.floorMargin)
  return isLowered && chosen ? { field: chosen, floor: floor ?? 0 } : {}
}

function flooredPrices(row: BulkRow, edited: BulkRow, context: PricingContext): Floored {
  const { marginPpm, belowFloor } = pricing(edited, context)
  const margin = marginPpm === null ? null : Math.max(marginPpm, -MAX_PPM)
  const variants = pricedVariants(edited, edited.variants ?? [], context)
  const earlier = new Map(row.variants?.map((variant) => [variant.id, variant.margin]))
  const prices = [
    { margin, belowFloor, before: row.margin },
    ...variants.map((variant) => ({ ...variant, before: earlier.get(variant.id) })),
  ].filter((price) => price.belowFloor)
  return {
    isBelow: prices.length > 0,
    isLowered: prices.some((price) => (price.margin ?? -Infinity) < (price.before ?? Infinity)),
  }
}
