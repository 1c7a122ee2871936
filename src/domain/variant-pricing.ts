import { MAX_PPM, MAX_UNITS, type Ppm, type Units } from './money.ts'
import { keptFloorOf } from './kept-floor.ts'
import { isBelowFloor } from './price-floor.ts'
import { priceByRules, type PricingResult } from './pricing.ts'
import { type PricingContext, type PricingInput, type PricingRules, resolvedRules } from './pricing-rules.ts'
import { type VariantCosts, variantCosts } from './variant-costs.ts'

/** The inputs of a variant's price; null takes the product's own figure. Amounts in units of the product's currency. */
export interface VariantInput extends VariantCosts {
  /** A price of its own wins over any rule of the product, as a stored price does. */
  readonly retailPrice: Units | null
  readonly tradePrice: Units | null
}

/** The calculated figures of a variant, stored with it (PRICE-08). */
export interface VariantFigures {
  readonly totalCost: Units
  /** The price by the product's rule from the variant's cost; under a stored price, the price itself. */
  readonly calculated_price: Units | null
  readonly effectivePrice: Units | null
  readonly effectiveTradePrice: Units | null
  readonly margin: Ppm | null
  /** The highest floor that its price satisfies (`keptFloor`). */
  readonly keepsFloor: Ppm | null
  /** Below the floor as of the last calculation. */
  readonly belowFloor: boolean
}

/** The product as the input of one variant's price: the variant's own costs and prices, everything else the product's (PRICE-08). */
export function variantInput<P extends PricingInput>(product: P, variant: VariantInput): P {
  return {
    ...product,
    ...variantCosts(product, variant),
    tradePrice: variant.tradePrice ?? product.tradePrice,
    ...(variant.retailPrice !== null && { pricingMode: 'retailPrice', retailPrice: variant.retailPrice }),
  }
}

/** A product's variants with their figures recalculated (PRICE-08); the same list if there are none. */
export function pricedVariants<V extends VariantInput>(
  product: PricingInput,
  variants: readonly V[],
  context: PricingContext,
): readonly (V & VariantFigures)[] {
  return variants.length === 0 ? [] : variantsByRules(product, variants, resolvedRules(product, context))
}

/** Defaults for variants stored before these fields existed. */
const OF_BEFORE = { shippingCost: null, dutyCost: null, rebate: null } as const

/** `pricedVariants` with resolved rules; `floor` is today's if the rules are those of another day. */
export function variantsByRules<V extends VariantInput>(
  product: PricingInput,
  variants: readonly V[],
  rules: PricingRules,
  floor: Ppm | null = rules.floor,
): readonly (V & VariantFigures)[] {
  return variants.map((variant) => ({ ...OF_BEFORE, ...variant, ...variantFigures(product, variant, rules, floor) }))
}

function variantFigures(
  product: PricingInput,
  variant: VariantInput,
  rules: PricingRules,
  floor: Ppm | null,
): VariantFigures {
  const input = variantInput(product, variant)
  const result = priceByRules(input, rules)
  const keepsFloor = keptFloorOf(input, rules, result)
  return {
    totalCost: result.totalCost ?? MAX_UNITS,
    calculated_price: calculatedPrice(product, variant, rules, result),
    effectivePrice: result.effectivePrice,
    effectiveTradePrice: result.effectiveTradePrice,
    margin: result.marginPpm === null ? null : Math.max(result.marginPpm, -MAX_PPM),
    keepsFloor,
    belowFloor: isBelowFloor(keepsFloor, floor),
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
