import type { BulkPatch, BulkRow, BulkSurroundings } from './bulk-edit.ts'
import { MAX_PPM, type Ppm } from './money.ts'
import { effectiveFloor, PRICE_CHOICES } from './price-floor.ts'
import { pricing } from './pricing.ts'
import type { PricingContext } from './pricing-rules.ts'
import { pricedVariants } from './variant-pricing.ts'

/** A price that its floor refuses: the field that chose it, and the lowest margin (PRICE-12). */
export interface FloorRefusal {
  readonly field: string
  readonly floor: Ppm
}

/** What an edit of one product does to its prices and those of its variants, as far as floors care. */
interface Floored {
  readonly isBelow: boolean
  /** One of them went lower below its floor than it was. */
  readonly isLowered: boolean
}

/**
 * The reason to keep a price below its floor, where the edit gives one and the product needs it, or the refusal of a price that has none
 * (PRICE-12). The writer judges by the same rule, so that one product never refuses the edit of all others.
 */
export function bulkFloor(
  row: BulkRow,
  edited: BulkRow,
  patch: BulkPatch,
  reason: string | undefined,
  { contextOf, isFloorStrict = false }: BulkSurroundings,
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
