import { useCallback, useMemo } from 'react'
import { changeSearch, useSearch } from './current-router.ts'
import { readSearch, type SearchOf, type SearchShape, writeSearch } from './search-params.ts'

/** Changes some of the parameters; `replace` keeps the step out of the history, for typing. */
export type UpdateSearch<S> = (patch: Partial<SearchOf<S>>, options?: { readonly replace?: boolean }) => void

/**
 * The state of a page that lives in the address: a reload or a shared link shows the same (NAV-08). `shape` must be a
 * constant outside the component.
 */
export function useSearchState<S extends SearchShape>(shape: S): readonly [SearchOf<S>, UpdateSearch<S>] {
  const raw = useSearch()
  const state = useMemo(() => readSearch(shape, raw), [shape, raw])
  const update: UpdateSearch<S> = useCallback(
    (patch, options) => changeSearch((current) => writeSearch(shape, current, patch), options),
    [shape],
  )
  return [state, update]
}
