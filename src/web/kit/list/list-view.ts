import type { ReactNode } from 'react'
import type { Listing, ListFilter, ShownListing } from '#contract/lists/declared-list.ts'
import type { ToldOfRows } from '#contract/lists/local-list.ts'
import type { Kind, RowOfKind } from '#contract/row-kinds.ts'
import type { Noun } from '../format/number.ts'
import { dayParam } from '../shell/day-param.ts'
import { choiceParam, integerParam, type SearchParam, type SearchShape, textParam } from '../shell/search-params.ts'
import type { Option } from '../ui/native-select.tsx'
import type { ToldToIndex } from './index-filter.ts'
import type { ListBreakpoint } from './list-breakpoint.ts'

/** What a filter says: its name, the word for no filter, and words for its values where they are fixed. */
export interface FilterMessages {
  readonly label: string
  readonly all: string
  readonly options?: Readonly<Record<string, string>>
  /** The word for rows without a value, where the list is declared to find them. */
  readonly absent?: string
}

/** The words of a list. They are read when they are shown, never before. */
export interface ListMessages<C extends string = string, F extends string = string> {
  /** What its rows are called; lists of the first page carry their own. */
  readonly noun: Noun
  readonly title: string
  /** The name of the table. */
  readonly label: string
  readonly search: string
  readonly searchHint: string
  readonly columns: Readonly<Record<C, string>>
  readonly filters: Readonly<Record<F, FilterMessages>>
  readonly nothing: { readonly title: string; readonly text: string; readonly reset: string }
  /** What is chosen: `Chosen brands`. */
  readonly chosen: string
}

/** What is copied of a row: text, or a number as a decimal of as many digits as count. */
export type ColumnValue = string | number | null | { readonly decimal: string }

/** A column: how a row's value is shown, copied and exported. */
export interface ListColumn<Row, Context> {
  /** `columns` are those that stand: what has a column of its own need not be told twice. */
  readonly cell: (row: Row, context: Context, columns: readonly string[]) => ReactNode
  /** What is copied and exported, where that is not the field of the column's name. */
  readonly value?: (row: Row, context: Context) => ColumnValue
  /** What the values of a choice or flag are called, by value: `true` and `false` of a flag. Files are read by them too. */
  readonly words?: () => Readonly<Record<string, string>>
  /** The order of the list that the head of the column asks for, where it is not of the column's name; null: none. */
  readonly sort?: string | null
  readonly align?: 'end'
  readonly className?: string
  /** How much room there must be for it, unless somebody chose it. */
  readonly breakpoint?: ListBreakpoint
  /** Shown only by those who choose it. */
  readonly isExtra?: boolean
  /** Makes room for the record that is open beside the list, unless somebody chose it. */
  readonly isAlone?: boolean
  /** The field that is edited where it stands: F2, or a double click. */
  readonly edit?: string
  /** Stays in sight when the table scrolls sideways. */
  readonly pin?: 'end'
  /** Whether it says nothing in a list that is filtered so: what all of its rows have alike, or none. */
  readonly isIdle?: (filters: Readonly<Record<string, string>>) => boolean
}

/** A row as a phone shows it. */
export interface ListCard {
  readonly title: string
  readonly value: ReactNode
  readonly detail?: ReactNode
  readonly state?: ReactNode
  readonly picture?: ReactNode
}

/** What a filter's control offers: the values that rows have, by a name of their own, or others. */
export interface FilterChoices<Row, Context> {
  readonly options?: (
    rows: readonly Row[],
    context: Context,
    filters: Readonly<Record<string, string>>,
  ) => readonly Option[]
  readonly nameOf?: (value: string) => string
  /** There may be many: they are found by typing. */
  readonly isTyped?: true
}

/** How a list is shown: columns, phone card, filters and what is told of its rows; what it finds is declared in contract. */
export interface ListView<K extends Kind, Context = undefined> {
  readonly kind: K
  /** Names what is kept on this device and in saved views. */
  readonly name: string
  readonly list: ShownListing
  readonly messages: () => ListMessages
  /** The columns in order; the first names the row and always stands. */
  readonly columns: Readonly<Record<string, ListColumn<RowOfKind<K>, Context>>>
  readonly card: (row: RowOfKind<K>, context: Context) => ListCard
  readonly choices?: Readonly<Record<string, FilterChoices<RowOfKind<K>, Context>>>
  readonly told?: (context: Context) => ToldOfRows<RowOfKind<K>>
  /** What stands for the rows that are found, where each is not shown by itself: a tree adds their parents and folds others away. */
  readonly arrange?: (
    found: readonly RowOfKind<K>[],
    context: Context,
    /** Whether a search or a filter is set. */
    isNarrowed: boolean,
  ) => readonly RowOfKind<K>[]
  /** A large kind: what its index is asked where filters do not say that by themselves. */
  readonly toldToIndex?: (context: Context) => ToldToIndex
  /** What values of rows without one are made from, such as what-if prices. */
  readonly figures?: (context: Context) => unknown
  /** What all that were found come to, by column: from how often each value of a finding of the index was found. */
  readonly totals?: {
    readonly counted: string
    readonly cells: (counts: ReadonlyMap<unknown, number>) => Readonly<Record<string, string>> | undefined
  }
  /** A row that is out of use is set in grey. */
  readonly isMuted?: (row: RowOfKind<K>) => boolean
  readonly pageSizes?: readonly number[]
  /** What the order is called in the address, where a requirement fixes that. */
  readonly orderNames?: { readonly sort: string; readonly direction: string }
  readonly shape: ListShape
}

/** What the address of a list holds (NAV-08). */
export type ListShape = SearchShape & {
  readonly search: SearchParam<string>
  readonly sort: SearchParam<string>
  readonly direction: SearchParam<'asc' | 'desc'>
  readonly page: SearchParam<number>
  readonly pageSize: SearchParam<number>
  readonly id: SearchParam<string>
}

const DIRECTIONS = ['asc', 'desc'] as const
/** Rows of a page; the last shows all of them, of which only those in sight are drawn. */
export const PAGE_SIZES = [20, 50, 100, 200, 100_000] as const
const USUAL_SIZE = 50

/** Declares how a list is shown. `pageSize` is that of a device which has chosen none. */
export function listView<K extends Kind, Context = undefined>(
  view: Omit<ListView<K, Context>, 'shape'> & { readonly pageSize?: number },
): ListView<K, Context> {
  const { list, columns, pageSize = USUAL_SIZE, orderNames } = view
  // An index is ordered by what its list shows.
  const shown = Object.entries(columns).map(([name, { sort = name }]) => sort)
  const sorts = Object.keys(list.sorts).filter((name) => !view.toldToIndex || shown.includes(name))
  return { ...view, shape: shapeOf(list, sorts, pageSize, orderNames) }
}

function shapeOf(
  { filters, order }: Listing,
  sorts: readonly string[],
  pageSize: number,
  { sort, direction } = { sort: 'sort', direction: 'direction' },
): ListShape {
  const params = Object.entries(filters).map(([name, filter]) => [name, filterParam(filter)] as const)
  return {
    ...Object.fromEntries(params),
    search: textParam(),
    sort: { ...choiceParam(sorts, order.by), name: sort },
    direction: { ...choiceParam(DIRECTIONS, order.direction), name: direction },
    page: integerParam(1, { min: 1 }),
    pageSize: integerParam(pageSize, { min: 5, max: 100_000 }),
    id: textParam(),
  }
}

/** A filter's text; one that means nothing is none. */
function filterParam(filter: ListFilter): SearchParam<string> {
  if (filter.by === 'words') return wordParam(Object.keys(filter.words))
  if (filter.by === 'bound' && filter.isDay) return dayParam
  return filter.by === 'told' && filter.words.length > 0 && !filter.isOfId ? wordParam(filter.words) : textParam()
}

function wordParam(words: readonly string[]): SearchParam<string> {
  return choiceParam(['', ...words], '')
}
