import { compareByName, compareByValue, SORT_DIRECTIONS } from '#domain/list-query.ts'
import type { Units } from '#domain/money.ts'
import { matchesSearch, searchTerms } from '#domain/text-fold.ts'
import { choiceParam, integerParam, type SearchOf, textParam } from '#web/kit/shell/search-params.ts'
import type { ShipmentRow } from './shipment-row.ts'

/** What shipments can be ordered by. */
export const SHIPMENT_SORTS = ['arrives', 'name', 'value', 'updated'] as const
export type ShipmentSort = (typeof SHIPMENT_SORTS)[number]
export const SHIPMENT_STATUSES = ['all', 'draft', 'landed'] as const

/** The state of the list that lives in its address (NAV-08). */
export const SHIPMENT_SEARCH = {
  search: textParam(),
  status: choiceParam(SHIPMENT_STATUSES, 'all'),
  sort: choiceParam(SHIPMENT_SORTS, 'arrives'),
  direction: choiceParam(SORT_DIRECTIONS, 'desc'),
  page: integerParam(1, { min: 1 }),
  pageSize: integerParam(50, { min: 5, max: 500 }),
}
type ShipmentSearch = SearchOf<typeof SHIPMENT_SEARCH>

type Listed = Pick<ShipmentRow, 'id' | 'name' | 'nameKey' | 'searchText' | 'status' | 'arrivesOn' | 'updatedAt'>

/** The shipments that a list shows on all its pages, in order. Those without a day of arrival come as the latest. */
export function listedShipments<Row extends Listed>(
  rows: readonly Row[],
  { search, status, sort, direction }: Pick<ShipmentSearch, 'search' | 'status' | 'sort' | 'direction'>,
  values: ReadonlyMap<string, Units | null>,
): readonly Row[] {
  const terms = searchTerms(search)
  const found = rows.filter(
    (row) =>
      (status === 'all' || row.status === status) && (terms.length === 0 || matchesSearch(row.searchText, terms)),
  )
  if (sort === 'name') return found.sort((a, b) => compareByName(a, b, direction))
  const valueOf = (row: Listed): number | null => {
    if (sort === 'value') return values.get(row.id) ?? null
    return sort === 'updated' ? row.updatedAt : row.arrivesOn === null ? Infinity : Date.parse(row.arrivesOn)
  }
  return found.sort((a, b) => compareByValue({ ...a, value: valueOf(a) }, { ...b, value: valueOf(b) }, direction))
}
