import { useMemo, useSyncExternalStore } from 'react'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'

const NO_SETS: readonly ReadonlySet<string>[] = []

/** The products of the chosen categories, with those below them, and of the chosen brands; one set each (PLIST-04). Kept up to date. */
export function useHolding(
  categoryIds: readonly string[],
  brandIds: readonly string[],
): readonly ReadonlySet<string>[] {
  const store = useStore()
  const isAsked = categoryIds.length + brandIds.length > 0
  const revision = useSyncExternalStore(store.subscribe, () => (isAsked ? store.revision : 0))
  const asked = JSON.stringify([categoryIds, brandIds])
  return useMemo(() => {
    const [categories, brands] = JSON.parse(asked) as [string[], string[]]
    return revision === 0 && categories.length + brands.length === 0 ? NO_SETS : setsOf(store, categories, brands)
  }, [store, revision, asked])
}

function setsOf(
  store: Store,
  categories: readonly string[],
  brands: readonly string[],
): readonly ReadonlySet<string>[] {
  const below = store
    .all('category')
    .filter((row) => categories.includes(String(row['parentId'])))
    .map(({ id }) => id)
  const productsOf = (field: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [new Set(ids.flatMap((id) => store.idsOf('product', { where: { [field]: id } })))]
  return [...productsOf('categoryId', [...categories, ...below]), ...productsOf('brandId', brands)]
}
