import { useMemo } from 'react'
import type { Kind } from '#contract/row-kinds.ts'
import { useListSearch } from '../shell/use-list-search.ts'
import type { ListView } from './list-view.ts'

/** What the address of a list asks for, and how to ask for something else. */
export function useListAddress<K extends Kind, Context>(
  view: Pick<ListView<K, Context>, 'list' | 'shape' | 'messages'>,
) {
  const { query, search, type, filter, update } = useListSearch(view.shape)
  const { sort, direction } = query
  const names = Object.keys(view.list.filters)
  const filterKey = JSON.stringify(names.map((name) => query[name]))
  const filters = useMemo(() => {
    const texts = JSON.parse(filterKey) as readonly string[]
    return Object.fromEntries(Object.keys(view.list.filters).map((name, index) => [name, texts[index] ?? '']))
  }, [view, filterKey])
  const off = Object.fromEntries(names.map((name) => [name, '']))
  // What has no control here, such as the tab that a list is under, is no filter that somebody set.
  const controls = view.messages().filters
  return {
    query,
    search,
    type,
    filters,
    isNarrowed: search.trim() !== '' || names.some((name) => filters[name] !== ''),
    isFiltered: names.some((name) => filters[name] !== '' && controls[name] !== undefined),
    setFilter: (name: string, text: string) => filter({ [name]: text }),
    setFilters: (texts: Readonly<Record<string, string>>) => filter(texts),
    sort,
    direction,
    setOrder: (nextSort: string, nextDirection: 'asc' | 'desc') => filter({ sort: nextSort, direction: nextDirection }),
    setPage: update,
    reset() {
      update({ ...off, search: '', page: 1 })
      type('')
    },
    open: query.id,
    setOpen: (id: string, replace?: boolean) => update({ id }, replace ? { replace } : {}),
  }
}
