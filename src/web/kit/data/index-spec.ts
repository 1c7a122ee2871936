import type { AnyRow, RowReader } from '#contract/entity.ts'
import type { Negated } from '#contract/lists/declared-list.ts'
import type { Kind, RowOfKind } from '#contract/row-kinds.ts'

/** Something that lists are ordered by. */
export interface SortSpec {
  readonly field: string
  /** money: the field that names its currency; rows of one currency stand together. */
  readonly currency?: string
  /** money: rows whose amount counts below zero, by a field of `filters`. */
  readonly negated?: Negated
  /** The value of a row whose field is null, made from the figures of the query (PROD-08). */
  readonly absent?: (row: AnyRow, figures: unknown, rows: RowReader) => number | string | null
  /** The other kinds that `absent` looks at. */
  readonly reads?: readonly string[]
}

/** A reference whose row is searched too, by a field of its own (PROD-12). */
export interface SearchedName {
  readonly field: string
  readonly kind: string
  readonly nameKey: string
}

/** A filter whose value is made from several fields of a row. */
export interface Finding {
  readonly fields: readonly string[]
  /** `whole` is the row with all its fields, which may have to be parsed first. */
  readonly of: (row: Readonly<Record<string, unknown>>, rows: OtherRows, whole: () => AnyRow | undefined) => unknown
  /** The other kinds that `of` looks at. */
  readonly reads?: readonly string[]
}

/** A finding of rows of a kind, typed by the fields that it is made from. */
export function findingOf<K extends Kind, F extends keyof RowOfKind<K> & string>(
  _kind: K,
  fields: readonly F[],
  of: (row: Pick<RowOfKind<K>, F>, rows: OtherRows, whole: () => RowOfKind<K> | undefined) => unknown,
): Finding {
  // The index reads just these fields.
  return { fields, of: of as Finding['of'] }
}

/** How a collection that can be large is indexed. Lists of it take milliseconds at 100,000 rows. */
export interface IndexSpec {
  readonly kind: string
  /** The default order, and what breaks ties. */
  readonly nameKey: string
  readonly searchText: string
  readonly searchNames: readonly SearchedName[]
  /** Fields that lists filter by one value of. */
  readonly filters: readonly string[]
  /** What lists filter by that several fields tell together; named in `where` with the value of `of`. */
  readonly findings?: Readonly<Record<string, Finding>>
  readonly sorts: Readonly<Record<string, SortSpec>>
  /** Further fields that summaries read of every row. */
  readonly columns?: readonly string[]
}

/** What a list shows: the rows whose fields have the values of `where`, or one of several, and lie `between`, and that hold every term of `search`, and begin as asked, in order, a page of them. */
export interface RowQuery {
  readonly search?: string
  readonly where?: Readonly<Record<string, unknown>>
  /** Filters by a first and a last value, such as days; an empty one is no limit. */
  readonly between?: Readonly<Record<string, readonly [first: string, last: string]>>
  /** A field and what its text, folded, begins with; of an indexed field, as it is asked of every row that is left. */
  readonly beginning?: readonly [field: string, start: string]
  /** A key of the spec's `sorts`; absent means by name. */
  readonly sort?: string
  readonly direction?: 'asc' | 'desc'
  /** From 1; one beyond the last shows the last (PROD-07). */
  readonly page: number
  readonly pageSize: number
  /** Answered by the page that the server found, while there is one ahead of the rows. */
  readonly isAhead?: boolean
  /** What `absent` makes values from. */
  readonly figures?: unknown
}

/** A query without its order and page. */
export type Filter = Pick<RowQuery, 'search' | 'where' | 'between' | 'beginning'>

/** The ids of one page, and how many rows there are on all of them. */
export interface IdPage {
  readonly ids: readonly string[]
  readonly total: number
  readonly page: number
}

/** A page of rows, and how many there are on all pages. */
export interface RowPage<K extends string = string> {
  readonly rows: readonly RowOfKind<K>[]
  readonly total: number
  readonly page: number
}

/** The rows that an index is made from, by slot. */
export interface IndexedRows {
  readonly slotCount: number
  has(slot: number): boolean
  id(slot: number): string
  value(slot: number, field: string): unknown
  row(slot: number): AnyRow | undefined
}

/** The other collections, as far as an index needs them. */
export interface OtherRows extends RowReader {
  /** Rises with every change of the kind. */
  version(kind: string): number
  all(kind: string): readonly AnyRow[]
}

/** The fields that an index reads of every row; they are kept as columns on disk. */
export function indexedFields({
  nameKey,
  searchText,
  searchNames,
  filters,
  findings = {},
  sorts,
  columns = [],
}: IndexSpec): readonly string[] {
  const ordered = Object.values(sorts).flatMap(({ field, currency }) =>
    currency === undefined ? field : [field, currency],
  )
  const fields = [...searchNames.map(({ field }) => field), ...ordered]
  const told = Object.values(findings).flatMap((finding) => finding.fields)
  return [...new Set([nameKey, searchText, ...filters, ...fields, ...told, ...columns])]
}
