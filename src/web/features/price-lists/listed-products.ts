import { useMemo, useSyncExternalStore } from 'react'
import { MAX_LIST_PRODUCTS } from '#domain/price-list/list-rules.ts'
import { useStore } from '#web/kit/data/use-store.ts'

/** How the products of a list can be ordered: as they are printed, or as the product list is. */
export const LIST_ORDERS = ['list', 'name', 'sku'] as const

/** A catalogue may have more products than one list can hold. */
const ALL = MAX_LIST_PRODUCTS * 50

interface ListedProducts {
  /** The products that are shown on all pages, in order. */
  readonly found: readonly string[]
  /** Products of the list that were deleted meanwhile. */
  readonly gone: readonly string[]
}

/** The products of a list that a search finds, kept up to date; read once per revision. */
export function useListedProducts(
  productIds: readonly string[],
  search: string,
  order: (typeof LIST_ORDERS)[number],
): ListedProducts {
  const live = useStore()
  const revision = useSyncExternalStore(live.subscribe, () => live.revision)
  const now = useMemo(() => ({ store: live, revision }), [live, revision])
  return useMemo(() => {
    const { store } = now
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
  }, [now, productIds, search, order])
}
