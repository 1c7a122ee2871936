import { useCallback, useMemo } from 'react'
import type { Kind } from '#contract/row-kinds.ts'
import { NO_CATEGORY } from '#contract/lists/product-listing.ts'
import { useBrandOptions, useCategoryOptions } from '#web/kit/catalogue/name-options.ts'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { indexFilter, type ToldToIndex } from '#web/kit/list/index-filter.ts'
import { ListFilters } from '#web/kit/list/list-filters.tsx'
import { ListToolbar } from '#web/kit/list/list-toolbar.tsx'
import type { ListMessages, ListView } from '#web/kit/list/list-view.ts'
import { useListAddress } from '#web/kit/list/use-list-address.ts'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { scopeOf } from './draft.ts'
import { simulatorMessages as messages } from './messages.ts'

/** How the list of products is filtered, from the feature that shows it. */
export interface ProductFilters {
  readonly view: Pick<ListView<'product', never>, 'list' | 'shape'> & { readonly messages: () => ListMessages }
  /** What it asks of the index where a filter does not say that by itself. */
  readonly conditions: (below: (categoryId: string) => readonly string[]) => ToldToIndex
  readonly uncategorized: string
}

/** The products that a scenario is about: the filters of their list, as the address says them. */
export function useScope(products: ProductFilters) {
  const idsOf = useIdsOf(products)
  const state = useListAddress<Kind, never>(products.view)
  const scope = useMemo(() => scopeOf(state.search, state.filters), [state.search, state.filters])
  const ids = useMemo(() => idsOf(scope), [idsOf, scope])
  return { state, scope, ids }
}

/** How the products of a scope are found; null for all of them. */
export function useIdsOf({ view, conditions }: ProductFilters) {
  const store = useStore()
  const categories = useRows('category')
  return useCallback(
    (scope: Readonly<Record<string, string>>) => {
      if (Object.keys(scope).length === 0) return null
      const below = (id: string) => [id, ...categories.flatMap((row) => (row.parentId === id ? [row.id] : []))]
      const { search = '', ...filters } = scope
      return store.idsOf('product', indexFilter(view.list, { search, filters }, conditions(below)))
    },
    [store, view, conditions, categories],
  )
}

interface ScopeBarProps {
  readonly filters: ProductFilters
  readonly state: ReturnType<typeof useListAddress>
}

/** Narrows the scenario to some products. */
export function ScopeBar({ filters: { view, uncategorized }, state }: ScopeBarProps) {
  const phone = useMediaQuery(PHONE_QUERY)
  const [categories, brands] = [useCategoryOptions(), useBrandOptions()]
  const own = view.messages()
  const options = {
    categoryId: [...categories, { value: NO_CATEGORY, label: uncategorized }],
    brandId: brands,
  }
  return (
    <section aria-label={messages.scope}>
      <ListToolbar
        messages={own}
        value={state.search}
        onType={state.type}
        folded={phone && { isFiltered: state.isFiltered }}
        filters={
          <ListFilters
            list={view.list}
            messages={own}
            columns={{}}
            choices={{}}
            state={state}
            rows={[]}
            optionsFor={(name) => (name === 'categoryId' || name === 'brandId' ? options[name] : undefined)}
            withOrder={false}
          />
        }
      />
    </section>
  )
}
