import { MAX_PPM, MAX_UNITS } from '#domain/money.ts'
import { pricing, type PricingResult } from '#domain/pricing.ts'
import { priceReceipt } from '#domain/price-receipt.ts'
import { DEFAULT_PRICING_CONTEXT, type PricingContext, type PricingInput, type WhatIf } from '#domain/pricing-rules.ts'
import type { AnyRow, DeriveContext } from './entity.ts'

/** What a product is priced in: its business profile and its categories, nearest first. */
export function pricingContextOf(profile: AnyRow | undefined, categories: readonly AnyRow[]): PricingContext {
  const categoryFloors = categories.map((row) => row['floorMargin'] as number | null)
  if (!profile) return { ...DEFAULT_PRICING_CONTEXT, categoryFloors }
  const own = profile as AnyRow & Omit<PricingContext, 'categoryFloors'>
  return {
    taxRate: own.taxRate,
    pricesIncludeVat: own.pricesIncludeVat,
    vatRecoverable: own.vatRecoverable,
    dutyBasis: own.dutyBasis,
    defaultMargin: own.defaultMargin,
    tradeMargin: own.tradeMargin,
    priceEnding: own.priceEnding,
    floorMargin: own.floorMargin,
    categoryFloors,
  }
}

/** A category and the one above it, as far as they are known. */
export function categoryChain(
  id: string | null,
  get: (kind: string, id: string) => AnyRow | undefined,
): readonly AnyRow[] {
  const own = id === null ? undefined : get('category', id)
  if (!own) return []
  const parentId = own['parentId'] as string | null
  const parent = parentId === null ? undefined : get('category', parentId)
  return parent ? [own, parent] : [own]
}

/** The pricing context of one product among the rows that `derive` may read. */
export function productContext(categoryId: string | null, context: DeriveContext): PricingContext {
  return pricingContextOf(
    context.flagged('businessProfile'),
    categoryChain(categoryId, (kind, id) => context.get(kind, id)),
  )
}

interface VariantRow {
  readonly id: string
  readonly name: string
  readonly baseCost: number | null
  readonly calculated_price: number | null
  readonly retailPrice: number | null
  readonly tradePrice: number | null
}

/** The priced part of a product row. */
interface Priced extends PricingInput {
  readonly variants: readonly VariantRow[]
}

/** The derived figures of a product, as stored (PRICE-05…08, PRICE-16). */
export function pricedFields(row: Priced, context: PricingContext) {
  const result = pricing(row, context)
  return {
    totalCost: result.totalCost ?? MAX_UNITS,
    effectivePrice: result.effectivePrice,
    effectiveTradePrice: result.effectiveTradePrice,
    margin: result.marginPpm === null ? null : Math.max(result.marginPpm, -MAX_PPM),
    belowFloor: result.belowFloor,
    receipt: priceReceipt(row, context),
    variants: row.variants.map((variant) => ({ ...variant, calculated_price: variantPrice(row, variant, context) })),
  }
}

/** A variant is priced as its product is, from its own cost where it has one (PRICE-08). */
function variantPrice(row: Priced, variant: VariantRow, context: PricingContext): number | null {
  const own = { ...row, baseCost: variant.baseCost ?? row.baseCost }
  if (row.pricingMode === 'retailPrice') own.retailPrice = variant.retailPrice ?? row.retailPrice
  return pricing(own, context).effectivePrice
}

/** The full pricing of a product row, for screens. */
export function productPricing(
  row: AnyRow | PricingInput,
  context: PricingContext,
  whatIf: WhatIf | null = null,
): PricingResult {
  return pricing(row as PricingInput, context, whatIf)
}
