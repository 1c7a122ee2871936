import { MAX_PPM, MAX_UNITS } from '#domain/money.ts'
import { pricing } from '#domain/pricing.ts'
import { priceReceipt } from '#domain/price-receipt.ts'
import type { PricingContext, PricingInput } from '#domain/pricing-rules.ts'
import { pricedVariants, type VariantFigures, type VariantInput } from '#domain/variant-pricing.ts'
import { type Named, variantName } from '#domain/variants.ts'

interface VariantRow extends VariantInput, Named {
  readonly id: string
}

/** The priced part of a product row. */
interface Priced<V extends VariantRow> extends PricingInput {
  readonly id: string
  readonly sku: string
  readonly groupKey: string
  readonly variants: readonly V[]
}

/** The derived figures of a product, as stored (PRICE-05…08, PRICE-16). */
export function pricedFields<V extends VariantRow>(row: Priced<V>, context: PricingContext) {
  const result = pricing(row, context)
  return {
    totalCost: result.totalCost ?? MAX_UNITS,
    effectivePrice: result.effectivePrice,
    effectiveTradePrice: result.effectiveTradePrice,
    margin: result.marginPpm === null ? null : Math.max(result.marginPpm, -MAX_PPM),
    belowFloor: result.belowFloor,
    receipt: priceReceipt(row, context),
    ...variantFields(row, context),
  }
}

interface VariantFields<V> {
  readonly hasVariants: boolean
  readonly groupKey?: string
  readonly variants?: readonly (V & VariantFigures)[]
}

const NO_VARIANTS = { hasVariants: false }

/** The variants with their figures (PRICE-08). A group names the product in files that have a row for each variant. */
function variantFields<V extends VariantRow>(row: Priced<V>, context: PricingContext): VariantFields<V> {
  if (row.variants.length === 0) return NO_VARIANTS
  return {
    hasVariants: true,
    groupKey: row.groupKey || row.sku || row.id,
    variants: pricedVariants(row, row.variants, context).map((variant) => ({ ...variant, name: variantName(variant) })),
  }
}
