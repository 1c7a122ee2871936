import { MAX_PPM, MAX_UNITS, type Ppm } from '#domain/money.ts'
import { keptFloorOf } from '#domain/kept-floor.ts'
import { isBelowFloor } from '#domain/price-floor.ts'
import { priceByRules } from '#domain/pricing.ts'
import { priceReceipt } from '#domain/price-receipt.ts'
import { type PricingContext, type PricingInput, type PricingRules, resolvedRules } from '#domain/pricing-rules.ts'
import { type VariantFigures, type VariantInput, variantsByRules } from '#domain/variant-pricing.ts'
import { type Named, variantName } from '#domain/variants.ts'

interface VariantRow extends VariantInput, Named {
  readonly id: string
}

/** The pricing fields of a product row. */
interface Priced<V extends VariantRow> extends PricingInput {
  readonly id: string
  readonly sku: string
  readonly groupKey: string
  readonly variants: readonly V[]
}

/**
 * The derived figures of a product, as stored (PRICE-05…08, PRICE-16). Under the rules of its receipt the figures are those of the
 * receipt again, except for the floor, which is today's (PRICE-06, PRICE-12).
 */
export function pricedFields<V extends VariantRow>(row: Priced<V>, context: PricingContext, standing?: PricingRules) {
  const today = resolvedRules(row, context)
  const rules = standing ?? today
  const result = priceByRules(row, rules)
  const keepsFloor = keptFloorOf(row, rules, result)
  return {
    totalCost: result.totalCost ?? MAX_UNITS,
    effectivePrice: result.effectivePrice,
    effectiveTradePrice: result.effectiveTradePrice,
    margin: result.marginPpm === null ? null : Math.max(result.marginPpm, -MAX_PPM),
    keepsFloor,
    belowFloor: isBelowFloor(keepsFloor, today.floor),
    ...(standing ? {} : { receipt: priceReceipt(row, context) }),
    ...variantFields(row, rules, today.floor),
  }
}

interface VariantFields<V> {
  readonly hasVariants: boolean
  readonly groupKey?: string
  readonly variants?: readonly (V & VariantFigures)[]
}

const NO_VARIANTS = { hasVariants: false }

/** The variants with their figures (PRICE-08). The group names the product in files with a row per variant. */
function variantFields<V extends VariantRow>(row: Priced<V>, rules: PricingRules, floor: Ppm | null): VariantFields<V> {
  if (row.variants.length === 0) return NO_VARIANTS
  return {
    hasVariants: true,
    groupKey: row.groupKey || row.sku || row.id,
    variants: variantsByRules(row, row.variants, rules, floor).map((variant) => ({
      ...variant,
      name: variantName(variant),
    })),
  }
}
