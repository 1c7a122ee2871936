import { MAX_LIST_PRODUCTS } from '#domain/price-list/list-rules.ts'
import type { Store } from '#web/kit/data/store.ts'

export type ProductsFrom = 'active' | 'category' | 'brand' | 'later'

/** The products that a choice names, by name; null where a record is still to be chosen. */
export function idsFrom(
  store: Pick<Store, 'query' | 'all'>,
  from: ProductsFrom,
  { categoryId, brandId }: { readonly categoryId: string | null; readonly brandId: string | null },
): readonly string[] | null {
  if (from === 'later') return []
  if (from === 'active') return sortedIds(store, { isActive: true })
  if (from === 'brand') return brandId === null ? null : sortedIds(store, { brandId })
  if (categoryId === null) return null
  const below = store.all('category').filter((row) => row.parentId === categoryId)
  return [categoryId, ...below.map(({ id }) => id)].flatMap((id) => sortedIds(store, { categoryId: id }))
}

/** The ids of products in the order of their names. */
export function sortedIds(
  store: Pick<Store, 'query'>,
  where: Readonly<Record<string, unknown>>,
  search = '',
): readonly string[] {
  return store.query('product', { where, search, page: 1, pageSize: MAX_LIST_PRODUCTS }).rows.map(({ id }) => id)
}
