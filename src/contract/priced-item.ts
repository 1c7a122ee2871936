import type { Units } from '#domain/money.ts'
import type { PricedItem } from '#domain/price-list/price-data.ts'
import { rulesOfPrice } from '#domain/price-receipt.ts'
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
  readonly receipt: Readonly<Record<string, unknown>> | null
}

interface StoredProduct extends PricedProduct {
  readonly categoryId?: string | null
  readonly variants: readonly (VariantInput & StoredPrices & { readonly id: string })[]
}

/**
 * A product or one of its variants as price lists see it: its stored prices, with cost and VAT under the rules they were made by (PRICE-06),
 * and its floor and ending of today. Undefined for an unknown variant.
 */
export function pricedItem(
  row: PricedProduct & Pick<StoredProduct, 'variants'>,
  context: PricingContext,
  variantId = '',
): PricedItem | undefined {
  const present = resolvedRules(row, context)
  const rules: ItemRules = { made: rulesOfPrice(row.receipt, present), present }
  if (variantId === '') return itemUnder(row, row, '', rules)
  const variant = row.variants.find(({ id }) => id === variantId)
  return variant && itemUnder(variantInput(row, variant), variant, variantId, rules)
}

/** A product row, or one of its variants, as documents and price lists price it them; undefined for an unknown variant. */
export function soldItem(
  row: AnyRow,
  variantId: string,
  contextOf: (categoryId: string | null) => PricingContext,
): PricedItem | undefined {
  const product = row as unknown as StoredProduct
  return pricedItem(product, contextOf(product.categoryId ?? null), variantId)
}

/** The rules that the stored prices were made by, and those of today. */
interface ItemRules {
  readonly made: PricingRules
  readonly present: PricingRules
}

function itemUnder(
  input: PricedProduct,
  stored: StoredPrices,
  variantId: string,
  { made, present }: ItemRules,
): PricedItem {
  const cost = costByRules(input, made)
  return {
    productId: input.id,
    variantId,
    currency: input.baseCurrency,
    price: stored.effectivePrice,
    tradePrice: stored.effectiveTradePrice,
    cost: isCostKept(cost) && isCostKnown(cost) ? cost : null,
    pricesIncludeVat: made.pricesIncludeVat,
    taxRate: made.taxRate,
    taxRateNow: present.taxRate,
    floor: present.floor,
    floorSource: present.floorSource,
    ending: present.ending,
    endingSource: present.endingSource,
    endingDirection: present.endingDirection,
  }
}
