import { useCallback } from 'react'
import type { SearchOf, SearchParam, SearchShape } from './search-params.ts'
import { type UpdateSearch, useSearchState } from './use-search-state.ts'
import { useTypedText } from './use-typed-text.ts'

/** What the address of every list page holds, beside its own filters and order. */
interface ListShape extends SearchShape {
  readonly search: SearchParam<string>
  readonly page: SearchParam<number>
  readonly pageSize: SearchParam<number>
}

export interface ListSearchState<S extends SearchShape> {
  readonly query: SearchOf<S>
  /** What is typed into the search at the moment; the query has it a little later. */
  readonly search: string
  readonly type: (search: string) => void
  /** Changes filter or order, which leads back to the first page. */
  readonly filter: (change: Partial<SearchOf<S>>) => void
  /** Changes anything else, such as the page or the record that is open. */
  readonly update: UpdateSearch<S>
}

/** Search, filters, order and page of a list page, as its address holds them (NAV-08). `shape` must be a constant. */
export function useListSearch<S extends ListShape>(shape: S): ListSearchState<S> {
  const [query, update] = useSearchState(shape)
  const [search, type] = useTypedText(query.search as string, (next) =>
    update({ search: next, page: 1 } as Partial<SearchOf<S>>, { replace: true }),
  )
  const filter = useCallback((change: Partial<SearchOf<S>>) => update({ ...change, page: 1 }), [update])
  return { query, search, type, filter, update }
}
