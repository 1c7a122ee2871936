import { useMemo } from 'react'
import type { PricingContext } from '#domain/pricing-rules.ts'
import type { AnyRow } from '#contract/entity.ts'
import { categoryChain, pricingContextOf } from '#contract/product-pricing.ts'
import { useRows } from '../data/use-store.ts'

/** How products of a category are priced now; null stands for no category. */
export type PricingContextOf = (categoryId: string | null) => PricingContext

/** The pricing context of every category under the default business profile; the same function until one of them changes. */
export function usePricingContextOf(): PricingContextOf {
  const profiles = useRows('businessProfile')
  const categories = useRows('category')
  return useMemo(() => contextsOf(profiles, categories), [profiles, categories])
}

/** The default business profile, if the user has one. */
export function defaultProfile<Row extends AnyRow>(profiles: readonly Row[]): Row | undefined {
  return profiles.find((row) => row['isDefault'] === true)
}

/** The usual margin of the business in ppm; 0 where it has none (PROD-02). */
export function usualMargin(profiles: readonly AnyRow[]): number {
  const margin = defaultProfile(profiles)?.['defaultMargin']
  return typeof margin === 'number' ? margin : 0
}

function contextsOf(profiles: readonly AnyRow[], categories: readonly AnyRow[]): PricingContextOf {
  const profile = defaultProfile(profiles)
  const byId = new Map(categories.map((row) => [row.id, row]))
  const known = new Map<string | null, PricingContext>()
  return (categoryId) => {
    const made = known.get(categoryId)
    if (made) return made
    const context = pricingContextOf(
      profile,
      categoryChain(categoryId, (_kind, id) => byId.get(id)),
    )
    known.set(categoryId, context)
    return context
  }
}
