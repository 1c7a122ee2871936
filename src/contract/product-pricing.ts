import { DEFAULT_PRICING_CONTEXT, type PricingContext } from '#domain/pricing-rules.ts'
import type { AnyRow, DeriveContext } from './entity.ts'

/** The pricing context of a product: its business profile and its categories, nearest first. */
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
    currencyEndings: own.currencyEndings ?? [],
    floorMargin: own.floorMargin,
    categoryFloors,
  }
}

/** A category and its parent, as far as they are known. */
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

/** How products of a category are priced under a business profile, with the categories that `get` knows; null for no category. */
export function pricingContexts(
  profile: AnyRow | undefined,
  get: (kind: string, id: string) => AnyRow | undefined,
): (categoryId: string | null) => PricingContext {
  return (categoryId) => pricingContextOf(profile, categoryChain(categoryId, get))
}

/** The pricing context of one product among the rows that `derive` may read. */
export function productContext(categoryId: string | null, context: DeriveContext): PricingContext {
  return pricingContextOf(
    context.flagged('businessProfile'),
    categoryChain(categoryId, (kind, id) => context.get(kind, id)),
  )
}
