import { useMemo, useSyncExternalStore } from 'react'
import { MAX_LIST_PRODUCTS } from '#domain/price-list/list-rules.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'

/** How the products of a list can be ordered: as they are printed, or as the product list is. */
export const LIST_ORDERS = ['list', 'name', 'sku'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

export interface ListedProducts {
  /** The products that are shown on all pages, in order. */
  readonly found: readonly string[]
  /** Products of the list that were deleted meanwhile. */
  readonly gone: readonly string[]
}

/** The products of a list that a search finds, kept up to date. */
export function useListedProducts(productIds: readonly string[], search: string, order: ListOrder): ListedProducts {
  const store = useStore()
  const read = useMemo(() => productsReader(store, productIds, search, order), [store, productIds, search, order])
  return useSyncExternalStore(store.subscribe, read)
}

/** Reads them once per revision. */
function productsReader(
  store: Store,
  productIds: readonly string[],
  search: string,
  order: ListOrder,
): () => ListedProducts {
  let revision = -1
  let products: ListedProducts = { found: [], gone: [] }
  return () => {
    if (store.revision !== revision) products = listedProducts(store, productIds, search, order)
    revision = store.revision
    return products
  }
}

/** The products of a list that a search finds, in order. */
function listedProducts(
  store: Pick<Store, 'idsOf' | 'query'>,
  productIds: readonly string[],
  search: string,
  order: ListOrder,
): ListedProducts {
  const known = new Set(store.idsOf('product', {}))
  const gone = productIds.filter((id) => !known.has(id))
  if (order === 'list') {
    const matching = search === '' ? known : new Set(store.idsOf('product', { search }))
    return { found: productIds.filter((id) => matching.has(id)), gone }
  }
  const inList = new Set(productIds)
  const sort = order === 'name' ? {} : { sort: order }
  const all = store.query('product', { search, ...sort, page: 1, pageSize: ALL })
  return { found: all.rows.flatMap(({ id }) => (inList.has(id) ? [id] : [])), gone }
}

/** More than a list can hold: a catalogue may have more products than one list. */
const ALL = MAX_LIST_PRODUCTS * 50
