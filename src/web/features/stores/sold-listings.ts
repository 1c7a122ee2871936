import { useMemo } from 'react'
import { foldText } from '#domain/text-fold.ts'
import { rulesOfPrice } from '#domain/price-receipt.ts'
import { resolvedRules } from '#domain/pricing-rules.ts'
import { categoryChain } from '#contract/product-pricing.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRow, useRows } from '#web/kit/data/use-store.ts'
import { type PricingContextOf, usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { netInStore, salesInStore, type StoreSale } from '#web/kit/stores/sales-in-store.ts'

/** A product of a store with its offer that earns least. */
export interface SoldListing {
  readonly listing: RowOfKind<'storeListing'>
  /** Undefined once it was deleted here. */
  readonly product: RowOfKind<'product'> | undefined
  /** Undefined of one that the store has no more. */
  readonly least: StoreSale | undefined
}

/** The products of a store with what is left of their prices, by name; worked out again when a row changes. */
export function useSoldListings(store: RowOfKind<'store'>): readonly SoldListing[] {
  const listings = useRows('storeListing')
  const products = useRows('product')
  const categories = useRows('category')
  const contextOf = usePricingContextOf()
  const list = useRow('priceList', store.priceListId ?? '')
  return useMemo(() => {
    const net = netInStore(list)
    const byId = new Map(products.map((row) => [row.id, row]))
    const parents = new Map(categories.map((row) => [row.id, row]))
    const idsOf = (categoryId: string | null) =>
      categoryChain(categoryId, (_kind, id) => parents.get(id)).map(({ id }) => id)
    const { compare } = new Intl.Collator()
    return listings
      .filter(({ storeId }) => storeId === store.id)
      .map((listing): SoldListing => {
        const product = byId.get(listing.productId ?? '')
        const isThere = product && !isMissing(listing)
        const least = isThere
          ? leastOf(product, listing, store, {
              contextOf,
              categoryIds: idsOf(product.categoryId),
              isNet: net.has(product.id),
            })
          : undefined
        return { listing, product, least }
      })
      .toSorted((a, b) => compare(sortKey(a), sortKey(b)))
  }, [listings, products, categories, contextOf, store, list])
}

/** Whether the store has said that it has the product no more. */
export function isMissing({ pushState, pushProblem }: RowOfKind<'storeListing'>): boolean {
  return pushState === 'failed' && pushProblem === 'missing'
}

/** Whether a product counts among what a store earns: one that is gone from the store is set inactive here when it is found to be. */
export function isSold({ product, least }: SoldListing): boolean {
  return product?.isActive === true && least !== undefined
}

/** Whether its cheapest offer is sold for less than it costs. */
export function isLosing({ least }: SoldListing): boolean {
  return (least?.profit ?? 0) < 0
}

interface Selling {
  readonly contextOf: PricingContextOf
  readonly categoryIds: readonly string[]
  readonly isNet: boolean
}

function leastOf(
  product: RowOfKind<'product'>,
  listing: RowOfKind<'storeListing'>,
  store: RowOfKind<'store'>,
  { contextOf, categoryIds, isNet }: Selling,
): StoreSale | undefined {
  const rules = rulesOfPrice(product.receipt, resolvedRules(product, contextOf(product.categoryId)))
  const { baseCurrency: currency, totalCost, variants } = product
  return salesInStore({ currency, totalCost, variants, rules, isNet, categoryIds }, listing, store)[0]
}

function sortKey({ product, listing }: SoldListing): string {
  return product?.nameKey ?? foldText(listing.title)
}
