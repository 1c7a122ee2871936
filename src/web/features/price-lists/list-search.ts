import { compareByName, compareByValue, SORT_DIRECTIONS } from '#domain/list-query.ts'
import { LIST_STATES } from '#domain/price-list/list-rules.ts'
import { matchesSearch, searchTerms } from '#domain/text-fold.ts'
import { choiceParam, integerParam, listParam, type SearchOf, textParam } from '#web/kit/shell/search-params.ts'
import type { PriceListRow } from './price-list-row.ts'

/** What price lists can be ordered by; newest first unless asked otherwise (PLIST-02, PLIST-04). */
export const LIST_SORTS = ['updatedAt', 'title', 'status', 'products', 'priority'] as const
export type ListSort = (typeof LIST_SORTS)[number]
export const STATUS_FILTERS = ['all', ...LIST_STATES] as const

/** The state of the list that lives in its address (PLIST-04, NAV-08). */
export const LISTS_SEARCH = {
  search: textParam(),
  categoryIds: listParam(),
  brandIds: listParam(),
  status: choiceParam(STATUS_FILTERS, 'all'),
  sortBy: choiceParam(LIST_SORTS, 'updatedAt'),
  sortDirection: choiceParam(SORT_DIRECTIONS, 'desc'),
  page: integerParam(1, { min: 1 }),
  pageSize: integerParam(50, { min: 5, max: 500 }),
}
export type ListsSearch = SearchOf<typeof LISTS_SEARCH>

type Listed = Pick<PriceListRow, 'id' | 'nameKey' | 'searchText' | 'status' | 'productIds' | 'priority' | 'updatedAt'>
type Asked = Pick<ListsSearch, 'search' | 'status' | 'sortBy' | 'sortDirection'>

/**
 * The price lists that are shown on all pages, in order (PLIST-04). With `holding`, only lists with a product of each of
 * its sets: those of the chosen categories, those of the chosen brands.
 */
export function listedPriceLists<Row extends Listed>(
  rows: readonly Row[],
  { search, status, sortBy, sortDirection }: Asked,
  holding: readonly ReadonlySet<string>[] = [],
): readonly Row[] {
  const terms = searchTerms(search)
  const found = rows.filter(
    (row) =>
      (status === 'all' || row.status === status) &&
      matchesSearch(row.searchText, terms) &&
      holding.every((ids) => row.productIds.some((id) => ids.has(id))),
  )
  if (sortBy === 'title') return found.sort((a, b) => compareByName(a, b, sortDirection))
  const valueOf = (row: Listed): number | string => (sortBy === 'products' ? row.productIds.length : row[sortBy])
  return found.sort((a, b) => compareByValue({ ...a, value: valueOf(a) }, { ...b, value: valueOf(b) }, sortDirection))
}
