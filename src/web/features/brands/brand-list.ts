import { compareByName, compareByValue, SORT_DIRECTIONS, type SortDirection } from '#domain/list-query.ts'
import { matchesSearch, searchTerms, searchText } from '#domain/text-fold.ts'
import { choiceParam, integerParam, type SearchOf, textParam } from '#web/kit/shell/search-params.ts'
import type { BrandRow } from './brand-row.ts'

/** What brands can be ordered by. */
export const BRAND_SORTS = ['name', 'products', 'updated'] as const
export type BrandSort = (typeof BRAND_SORTS)[number]
export const BRAND_STATUSES = ['all', 'active', 'inactive'] as const

/** In place of an id: a brand that is being made. */
export const NEW = 'new'

/** The state of the list that lives in its address (NAV-08). */
export const BRAND_SEARCH = {
  search: textParam(),
  status: choiceParam(BRAND_STATUSES, 'all'),
  sort: choiceParam(BRAND_SORTS, 'name'),
  direction: choiceParam(SORT_DIRECTIONS, 'asc'),
  page: integerParam(1, { min: 1 }),
  pageSize: integerParam(50, { min: 5, max: 500 }),
  id: textParam(),
}
export type BrandSearch = SearchOf<typeof BRAND_SEARCH>

type Listed = Pick<BrandRow, 'id' | 'name' | 'nameKey' | 'description' | 'isActive' | 'updatedAt'>

/** The brands that a list shows on all its pages, in order: search over name and description (BRAND-02), status, sort. */
export function listedBrands<Row extends Listed>(
  rows: readonly Row[],
  { search, status, sort, direction }: Pick<BrandSearch, 'search' | 'status' | 'sort' | 'direction'>,
  counts: ReadonlyMap<unknown, number>,
): readonly Row[] {
  const terms = searchTerms(search)
  const found = rows.filter(
    (row) =>
      (status === 'all' || row.isActive === (status === 'active')) &&
      (terms.length === 0 || matchesSearch(searchText([row.name, row.description]), terms)),
  )
  return found.sort(orderOf(sort, direction, counts))
}

function orderOf(
  sort: BrandSort,
  direction: SortDirection,
  counts: ReadonlyMap<unknown, number>,
): (a: Listed, b: Listed) => number {
  if (sort === 'name') return (a, b) => compareByName(a, b, direction)
  const valueOf = (row: Listed): number => (sort === 'products' ? (counts.get(row.id) ?? 0) : row.updatedAt)
  return (a, b) => compareByValue({ ...a, value: valueOf(a) }, { ...b, value: valueOf(b) }, direction)
}
