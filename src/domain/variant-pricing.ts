import { MAX_PPM, MAX_UNITS, type Ppm, type Units } from './money.ts'
import { priceByRules, type PricingResult } from './pricing.ts'
import { type PricingContext, type PricingInput, type PricingRules, resolvedRules } from './pricing-rules.ts'

/** What a variant is priced from; null takes the product's own figure. Amounts in units of the product's currency. */
export interface VariantInput {
  readonly baseCost: Units | null
  /** A price of its own stands whatever rule prices the product, as a stored price does. */
  readonly retailPrice: Units | null
  readonly tradePrice: Units | null
}

/** The calculated figures of a variant, as they are stored with it (PRICE-08). */
export interface VariantFigures {
  readonly totalCost: Units
  /** What the product's rule makes of the variant's cost; under a stored price, the price itself. */
  readonly calculated_price: Units | null
  readonly effectivePrice: Units | null
  readonly effectiveTradePrice: Units | null
  readonly margin: Ppm | null
  readonly belowFloor: boolean
}

/** The product as one of its variants is priced: its own cost and prices, everything else the product's (PRICE-08). */
export function variantInput<P extends PricingInput>(product: P, variant: VariantInput): P {
  return {
    ...product,
    baseCost: variant.baseCost ?? product.baseCost,
    tradePrice: variant.tradePrice ?? product.tradePrice,
    ...(variant.retailPrice !== null && { pricingMode: 'retailPrice', retailPrice: variant.retailPrice }),
  }
}

/** A product's variants with their figures calculated anew (PRICE-08); the same list where there are none. */
export function pricedVariants<V extends VariantInput>(
  product: PricingInput,
  variants: readonly V[],
  context: PricingContext,
): readonly (V & VariantFigures)[] {
  if (variants.length === 0) return []
  const rules = resolvedRules(product, context)
  return variants.map((variant) => ({ ...variant, ...variantFigures(product, variant, rules) }))
}

function variantFigures(product: PricingInput, variant: VariantInput, rules: PricingRules): VariantFigures {
  const result = priceByRules(variantInput(product, variant), rules)
  return {
    totalCost: result.totalCost ?? MAX_UNITS,
    calculated_price: calculatedPrice(product, variant, rules, result),
    effectivePrice: result.effectivePrice,
    effectiveTradePrice: result.effectiveTradePrice,
    margin: result.marginPpm === null ? null : Math.max(result.marginPpm, -MAX_PPM),
    belowFloor: result.belowFloor,
  }
}

function calculatedPrice(
  product: PricingInput,
  variant: VariantInput,
  rules: PricingRules,
  { effectivePrice }: PricingResult,
): Units | null {
  if (variant.retailPrice === null || product.pricingMode === 'retailPrice') return effectivePrice
  return priceByRules(variantInput(product, { ...variant, retailPrice: null }), rules).effectivePrice
}
