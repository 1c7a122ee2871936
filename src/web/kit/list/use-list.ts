import { useMemo } from 'react'
import { listedRows } from '#contract/lists/local-list.ts'
import type { Kind, RowOfKind } from '#contract/row-kinds.ts'
import { type RowChoice, useChosenRows } from '../ui/use-row-choice.ts'
import { type PageOfRows, pageOf } from './list-pages.tsx'
import type { ListView } from './list-view.ts'
import { useListAddress } from './use-list-address.ts'

/** What a list shows at the moment, and how to change that. */
export interface ListState<Row> {
  /** How many rows are found, on all pages. */
  readonly total: number
  /** `whole`: all of them are here. Else this page alone is, ahead of the others; `asked`: it is the answer to an earlier query. */
  readonly answer: 'whole' | 'ahead' | 'asked'
  /** All of them, in order where they are in memory. */
  readonly all: () => readonly Row[]
  /** Their ids, which cost less. */
  readonly ids: () => readonly string[]
  readonly page: PageOfRows<Row>
  readonly selection: RowChoice & { readonly rows: readonly Row[] }
  /** The rows of some ids that are still there. */
  readonly rowsOf: (ids: Iterable<string>) => readonly Row[]
  /** What all that were found come to, by column. */
  readonly totals?: Readonly<Record<string, string>> | undefined
  readonly search: string
  readonly type: (search: string) => void
  /** The text of each filter; empty where it is off. */
  readonly filters: Readonly<Record<string, string>>
  readonly isFiltered: boolean
  /** Whether a search or any filter may leave rows out. */
  readonly isNarrowed: boolean
  readonly setFilter: (name: string, text: string) => void
  readonly setFilters: (texts: Readonly<Record<string, string>>) => void
  readonly sort: string
  readonly direction: 'asc' | 'desc'
  readonly setOrder: (sort: string, direction: 'asc' | 'desc') => void
  readonly setPage: (change: { readonly page: number; readonly pageSize?: number }) => void
  /** Takes search and filters off. */
  readonly reset: () => void
  /** The record that is open beside the list. */
  readonly open: string
  readonly setOpen: (id: string, replace?: boolean) => void
}

/** The rows of a declared list as the address asks for them. */
export function useList<K extends Kind, Context>(
  view: ListView<K, Context>,
  rows: readonly RowOfKind<K>[],
  context: Context,
): ListState<RowOfKind<K>> {
  const { query, ...address } = useListAddress(view)
  const { search, filters, isFiltered, sort, direction } = address
  const found = useMemo(() => {
    const listed = listedRows(view.list, rows, { search, filters, sort, direction }, view.told?.(context))
    return view.arrange?.(listed, context, isFiltered || search.trim() !== '') ?? listed
  }, [view, rows, search, filters, isFiltered, sort, direction, context])
  const page = pageOf(found, query)
  return {
    ...address,
    total: found.length,
    answer: 'whole',
    all: () => found,
    ids: () => found.map(({ id }) => id),
    page,
    selection: useChosenRows(rows, found, page.shown),
    rowsOf(ids) {
      const wanted = new Set(ids)
      return rows.filter(({ id }) => wanted.has(id))
    },
  }
}
