import { useMemo } from 'react'
import type { PricingContext, WhatIf } from '#domain/pricing-rules.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useBrandOptions, useCategoryOptions } from '#web/kit/catalogue/name-options.ts'
import { useQuery, useRows } from '#web/kit/data/use-store.ts'
import { usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import type { ShownPrice } from '#web/kit/price/shown-price.ts'
import type { StoryOpener } from '#web/kit/price/story-popover.tsx'
import type { Option } from '#web/kit/ui/native-select.tsx'
import { type ListedPrice, storedPrice } from './listed-price.ts'
import { usePricing } from './use-pricing.ts'

/** What the list is told of its products by other rows, and what their prices open. */
export interface ProductContext {
  readonly opener: StoryOpener
  readonly onOpen: (id: string) => void
  /** The figures that price products without pricing of their own; null where the list shows no what-if prices. */
  readonly whatIf: WhatIf | null
  /** The rules of the business for products in no category. */
  readonly pricing: PricingContext
  readonly priceOf: (row: RowOfKind<'product'>) => ListedPrice
  /** The same with its story; undefined until what tells it is here. */
  readonly storyOf: (row: RowOfKind<'product'>) => ShownPrice | undefined
  /** The name of a category or brand; empty where there is none. */
  readonly nameOf: (id: string | null) => string
  /** A category with those below it. */
  readonly below: (categoryId: string) => readonly string[]
  readonly categories: readonly Option[]
  readonly brands: readonly Option[]
}

const ANY = { page: 1, pageSize: 1 }

type Given = Pick<ProductContext, 'opener' | 'onOpen' | 'whatIf'>

/** What the product list is told; the same object while nothing of it changes. */
export function useProductContext({ opener, onOpen, whatIf }: Given): ProductContext {
  const contextOf = usePricingContextOf()
  const pricing = usePricing(useQuery('product', ANY).total > 0)
  const [categoryRows, brandRows] = [useRows('category'), useRows('brand')]
  const [categories, brands] = [useCategoryOptions(), useBrandOptions()]
  return useMemo(() => {
    const names = new Map([...categoryRows, ...brandRows].map(({ id, name }) => [id, name]))
    const prices = new WeakMap<RowOfKind<'product'>, ListedPrice>()
    const storyOf = (row: RowOfKind<'product'>) => pricing?.shownPrice(row, contextOf(row.categoryId), whatIf)
    return {
      opener,
      onOpen,
      whatIf: pricing ? whatIf : null,
      pricing: contextOf(null),
      storyOf,
      priceOf(row) {
        const price = prices.get(row) ?? storyOf(row) ?? storedPrice(row, contextOf(row.categoryId))
        prices.set(row, price)
        return price
      },
      nameOf: (id) => names.get(id ?? '') ?? '',
      below: (id) => [id, ...categoryRows.flatMap((row) => (row.parentId === id ? [row.id] : []))],
      categories,
      brands,
    }
  }, [opener, onOpen, whatIf, pricing, contextOf, categoryRows, brandRows, categories, brands])
}
