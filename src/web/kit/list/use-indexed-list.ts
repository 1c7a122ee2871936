import { useMemo } from 'react'
import type { Kind, RowOfKind } from '#contract/row-kinds.ts'
import { useFoundCounts } from '../data/use-found-counts.ts'
import { useAnswer, useQuery, useStore } from '../data/use-store.ts'
import { useRowChoice } from '../ui/use-row-choice.ts'
import { indexFilter } from './index-filter.ts'
import type { ListView } from './list-view.ts'
import type { ListState } from './use-list.ts'
import { useListAddress } from './use-list-address.ts'

/** The rows of a large kind as the address asks for them: its index finds them, and reads those of the page alone. */
export function useIndexedList<K extends Kind, Context>(
  view: ListView<K, Context>,
  context: Context,
): ListState<RowOfKind<K>> {
  const store = useStore()
  const { query, ...address } = useListAddress(view)
  const { search, filters, sort, direction } = address
  const { page, pageSize } = query
  const filter = indexFilter(view.list, { search, filters }, view.toldToIndex?.(context))
  const answer = useAnswer(view.kind, {
    search,
    ...filters,
    sortBy: sort,
    sortDirection: direction,
    page: String(page),
    pageSize: String(pageSize),
  })
  const isWhole = answer === 'whole'
  const order = sort === view.list.order.by ? {} : { sort }
  const found = useQuery(view.kind, {
    ...filter,
    ...order,
    direction,
    page,
    pageSize,
    figures: view.figures?.(context),
    isAhead: true,
  })
  const counts = useFoundCounts(view.kind, view.totals?.counted, filter)
  const shown = found.rows.map(({ id }) => id)
  const ids = () => (isWhole ? store.idsOf(view.kind, filter) : shown)
  const rowsOf = (asked: Iterable<string>) => [...asked].flatMap((id) => store.get(view.kind, id) ?? [])
  const choice = useRowChoice(shown, ids, (id) => store.get(view.kind, id) !== undefined)
  return {
    ...address,
    total: found.total,
    answer,
    all: () => rowsOf(ids()),
    ids,
    page: { shown: found.rows, total: found.total, page: found.page, pageSize },
    selection: { ...choice, rows: rowsOf(choice.chosen) },
    rowsOf,
    totals: useMemo(() => (isWhole ? view.totals?.cells(counts) : undefined), [view, counts, isWhole]),
  }
}
