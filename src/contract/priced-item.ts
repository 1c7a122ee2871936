import type { Units } from '#domain/money.ts'
import type { PricedItem } from '#domain/price-list/price-data.ts'
import { costByRules } from '#domain/pricing.ts'
import { type PricingContext, type PricingInput, type PricingRules, resolvedRules } from '#domain/pricing-rules.ts'
import { isCostKept, isCostKnown } from '#domain/total-cost.ts'
import { variantInput, type VariantInput } from '#domain/variant-pricing.ts'
import type { AnyRow } from './entity.ts'

interface StoredPrices {
  readonly effectivePrice: Units | null
  readonly effectiveTradePrice: Units | null
}

/** The fields of a product that price lists start from; amounts in units of `baseCurrency`. */
export interface PricedProduct extends PricingInput, StoredPrices {
  readonly id: string
}

interface StoredProduct extends PricedProduct {
  readonly categoryId?: string | null
  readonly variants: readonly (VariantInput & StoredPrices & { readonly id: string })[]
}

/**
 * A product or one of its variants as price lists see it: its stored prices, and its cost, floor and ending under today's rules.
 * Undefined for an unknown variant.
 */
export function pricedItem(
  row: PricedProduct & Pick<StoredProduct, 'variants'>,
  context: PricingContext,
  variantId = '',
): PricedItem | undefined {
  const rules = resolvedRules(row, context)
  if (variantId === '') return itemUnder(row, row, '', rules)
  const variant = row.variants.find(({ id }) => id === variantId)
  return variant && itemUnder(variantInput(row, variant), variant, variantId, rules)
}

/** A product row, or one of its variants, as documents and price lists price it under today's rules; undefined for an unknown variant. */
export function soldItem(
  row: AnyRow,
  variantId: string,
  contextOf: (categoryId: string | null) => PricingContext,
): PricedItem | undefined {
  const product = row as unknown as StoredProduct
  return pricedItem(product, contextOf(product.categoryId ?? null), variantId)
}

function itemUnder(input: PricedProduct, stored: StoredPrices, variantId: string, rules: PricingRules): PricedItem {
  const cost = costByRules(input, rules)
  return {
    productId: input.id,
    variantId,
    currency: input.baseCurrency,
    price: stored.effectivePrice,
    tradePrice: stored.effectiveTradePrice,
    cost: isCostKept(cost) && isCostKnown(cost) ? cost : null,
    pricesIncludeVat: rules.pricesIncludeVat,
    taxRate: rules.taxRate,
    floor: rules.floor,
    floorSource: rules.floorSource,
    ending: rules.ending,
    endingSource: rules.endingSource,
    endingDirection: rules.endingDirection,
  }
}
