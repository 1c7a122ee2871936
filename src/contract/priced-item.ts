import type { Units } from '#domain/money.ts'
import type { PricedItem } from '#domain/price-list/price-data.ts'
import { receiptRules } from '#domain/price-receipt.ts'
import { costByRules } from '#domain/pricing.ts'
import {
  DEFAULT_PRICING_CONTEXT,
  type PricingContext,
  type PricingInput,
  type PricingRules,
  resolvedRules,
} from '#domain/pricing-rules.ts'
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
  readonly receipt: Readonly<Record<string, unknown>> | null
  readonly variants: readonly (VariantInput & StoredPrices & { readonly id: string })[]
}

const UNTOUCHED = resolvedRules(
  { baseCurrency: '', priceEnding: null, floorMargin: null, pricingMode: null },
  DEFAULT_PRICING_CONTEXT,
)

/**
 * A product or one of its variants as price lists see it: its stored prices, and its cost, floor and ending under today's rules.
 * Undefined for an unknown variant.
 */
export function pricedItem(
  row: PricedProduct & Pick<StoredProduct, 'variants'>,
  context: PricingContext,
  variantId = '',
): PricedItem | undefined {
  return itemOf(row, variantId, resolvedRules(row, context))
}

/** A product row, or one of its variants, as documents price it under today's rules; undefined for an unknown variant. */
export function soldItem(row: AnyRow, variantId: string, context: PricingContext): PricedItem | undefined {
  const product = row as unknown as StoredProduct
  const rules = resolvedRules(product, context)
  if (variantId === '') return itemUnder(product, product, '', rules)
  const variant = product.variants.find(({ id }) => id === variantId)
  return variant && itemUnder(variantInput(product, variant), variant, variantId, rules)
}

/**
 * A stored product row, or one of its variants, under the rules of its receipt (PRICE-16): a past row is priced as it was then.
 * Undefined for an unknown variant.
 */
export function storedItem(row: AnyRow, variantId = ''): PricedItem | undefined {
  const product = row as unknown as StoredProduct
  return itemOf(product, variantId, (product.receipt && receiptRules(product.receipt)) ?? UNTOUCHED)
}

function itemOf(
  product: PricedProduct & Pick<StoredProduct, 'variants'>,
  variantId: string,
  rules: PricingRules,
): PricedItem | undefined {
  if (variantId === '') return itemUnder(product, product, '', rules)
  const variant = product.variants.find(({ id }) => id === variantId)
  return variant && itemUnder(variantInput(product, variant), variant, variantId, rules)
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
