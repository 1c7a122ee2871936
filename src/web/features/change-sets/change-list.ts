import { compareText, matchesSearch, searchTerms } from '#domain/text-fold.ts'
import { CHANGE_ORIGIN_NAMES } from '#contract/entities/change-set.ts'
import { choiceParam, integerParam, textParam } from '#web/kit/shell/search-params.ts'
import type { ChangeSetHeader } from './change-set-row.ts'

const ANY = 'all'
/** The states that a list can be narrowed to. */
export const STATE_FILTERS = [ANY, 'applied', 'draft', 'checked', 'partly', 'reverted', 'discarded'] as const
export type StateFilter = (typeof STATE_FILTERS)[number]
/** What made them, as far as a list can be narrowed to it. */
export const ORIGIN_FILTERS = [ANY, ...CHANGE_ORIGIN_NAMES] as const
export type OriginFilter = (typeof ORIGIN_FILTERS)[number]
/** The rows of one change set that can be shown. */
export const ROW_FILTERS = [ANY, 'create', 'update', 'delete', 'bad', 'same'] as const
export type RowFilter = (typeof ROW_FILTERS)[number]

/** The state of list and panel that lives in the address (NAV-08). */
export const CHANGES_SEARCH = {
  search: textParam(),
  state: choiceParam(STATE_FILTERS, ANY),
  origin: choiceParam(ORIGIN_FILTERS, ANY),
  page: integerParam(1, { min: 1 }),
  pageSize: integerParam(20, { min: 5, max: 500 }),
  id: textParam(),
  rows: choiceParam(ROW_FILTERS, ANY),
  rowsPage: integerParam(1, { min: 1, max: 1_000_000 }),
}

type Listed = Pick<ChangeSetHeader, 'id' | 'searchText' | 'origin' | 'state' | 'appliedAt' | 'createdAt'>

/** When a change set counts as made: when it was applied, or begun. Epoch milliseconds. */
export function whenMade({ appliedAt, createdAt }: Pick<Listed, 'appliedAt' | 'createdAt'>): number {
  return appliedAt ?? createdAt
}

/** The change sets that a list shows on all its pages, newest first; searched by what they did and who made them (CHANGE-03). */
export function listedChanges<Row extends Listed>(
  rows: readonly Row[],
  search: string,
  state: StateFilter,
  origin: OriginFilter = ANY,
): readonly Row[] {
  const terms = searchTerms(search)
  const found = rows.filter(
    (row) =>
      (state === ANY || row.state === state) &&
      (origin === ANY || row.origin === origin) &&
      matchesSearch(row.searchText, terms),
  )
  return found.sort((a, b) => whenMade(b) - whenMade(a) || compareText(b.id, a.id))
}
