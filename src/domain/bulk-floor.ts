import type { BulkDeps, BulkEdit, BulkPatch, BulkRow } from './bulk-edit.ts'
import { type JudgedRules, rulesAfter } from './bulk-rules.ts'
import { MAX_PPM, type Ppm } from './money.ts'
import { PRICE_CHOICES } from './price-floor.ts'
import { priceByRules, underFloor } from './pricing.ts'
import { variantsByRules } from './variant-pricing.ts'

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
  edit: BulkEdit,
  deps: BulkDeps,
): { readonly floorOverride?: string } | FloorRefusal {
  const chosen = PRICE_CHOICES.find((field) => field in patch)
  const { floorOverride: reason } = edit
  if (reason === undefined && !(deps.isFloorStrict && chosen)) return {}
  // What is stored does not follow the what-if figures.
  const rules = rulesAfter(row, edited, edit, { ...deps, whatIf: null })
  const { isBelow, isLowered } = flooredPrices(row, edited, rules)
  if (!isBelow) return {}
  if (reason !== undefined) return chosen || reason !== row.floorOverride ? { floorOverride: reason } : {}
  return isLowered && chosen ? { field: chosen, floor: rules.floor ?? 0 } : {}
}

function flooredPrices(row: BulkRow, edited: BulkRow, { rules, floor }: JudgedRules): Floored {
  const { marginPpm, belowFloor } = underFloor(edited, rules, priceByRules(edited, rules), floor)
  const margin = marginPpm === null ? null : Math.max(marginPpm, -MAX_PPM)
  const variants = variantsByRules(edited, edited.variants ?? [], rules, floor)
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
