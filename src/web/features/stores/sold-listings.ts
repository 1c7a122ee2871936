import { useMemo } from 'react'
import { foldText } from '#domain/text-fold.ts'
import { rulesOfPrice } from '#domain/price-receipt.ts'
import { resolvedRules } from '#domain/pricing-rules.ts'
import { categoryChain } from '#contract/product-pricing.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { type PricingContextOf, usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { salesInStore, type StoreSale } from '#web/kit/stores/sales-in-store.ts'
import type { storesMessages } from './messages.ts'

/** A product of a store with its offer that earns least. */
export interface SoldListing {
  readonly listing: RowOfKind<'storeListing'>
  /** Undefined once it was deleted here. */
  readonly product: RowOfKind<'product'> | undefined
  readonly least: StoreSale | undefined
}

/** One of the filters of the products of a store. */
export type ListingFilter = keyof typeof storesMessages.products.filters

/** The products of a store with what is left of their prices, by name; worked out again when a row changes. */
export function useSoldListings(store: RowOfKind<'store'>): readonly SoldListing[] {
  const listings = useRows('storeListing')
  const products = useRows('product')
  const categories = useRows('category')
  const contextOf = usePricingContextOf()
  return useMemo(() => {
    const byId = new Map(products.map((row) => [row.id, row]))
    const parents = new Map(categories.map((row) => [row.id, row]))
    const idsOf = (categoryId: string | null) =>
      categoryChain(categoryId, (_kind, id) => parents.get(id)).map(({ id }) => id)
    return listings
      .filter(({ storeId }) => storeId === store.id)
      .map((listing): SoldListing => {
        const product = byId.get(listing.productId ?? '')
        const least = product && leastOf(product, listing, store, contextOf, idsOf(product.categoryId))
        return { listing, product, least }
      })
      .toSorted((a, b) => sortKey(a).localeCompare(sortKey(b)))
  }, [listings, products, categories, contextOf, store])
}

function leastOf(
  product: RowOfKind<'product'>,
  listing: RowOfKind<'storeListing'>,
  store: RowOfKind<'store'>,
  contextOf: PricingContextOf,
  categoryIds: readonly string[],
): StoreSale | undefined {
  const rules = rulesOfPrice(product.receipt, resolvedRules(product, contextOf(product.categoryId)))
  const { baseCurrency: currency, totalCost, variants } = product
  return salesInStore({ currency, totalCost, variants, rules, categoryIds }, listing, store)[0]
}

function sortKey({ product, listing }: SoldListing): string {
  return product?.nameKey ?? listing.title
}

/** Whether a product of a store fits what is looked for. */
export function isShown({ listing, product, least }: SoldListing, filter: ListingFilter, search: string): boolean {
  if (filter === 'waiting' && listing.pushState !== 'waiting') return false
  if (filter === 'failed' && listing.pushState !== 'failed') return false
  if (filter === 'losing' && (least?.profit ?? 0) >= 0) return false
  const words = foldText(search).split(' ').filter(Boolean)
  const text = `${product?.searchText ?? ''} ${foldText(listing.title)}`
  return words.every((word) => text.includes(word))
}
