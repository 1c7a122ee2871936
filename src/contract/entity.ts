import type { RateSet } from '#domain/exchange-rates.ts'
import type { Change, Ref } from './command.ts'
import type { Field, Fields, Values } from './fields.ts'

/** What the write path stamps on every row. Times are epoch milliseconds. */
export interface Stamps {
  readonly id: string
  /** The user's version at which this row was last written; 0 while only local. */
  readonly version: number
  readonly createdAt: number
  readonly updatedAt: number
}

export type RowOf<F> = Stamps & Values<F>
/** Any row, where the kind is known only at run time. */
export type AnyRow = Stamps & Readonly<Record<string, unknown>>
/** The fields a caller changes; absent means unchanged. */
export type PatchOf<F> = { readonly [K in keyof F]?: Values<F>[K] }
export type AnyPatch = Readonly<Record<string, unknown>>

/** Reads rows by kind and id; what `derive` and commands may look at. */
export interface RowReader {
  get(kind: string, id: string): AnyRow | undefined
}

/** A REST name that stands for one of two fields, depending on the row. */
export interface Alternative {
  readonly when: readonly { readonly field: string; readonly is: string }[]
  readonly use: string
  readonly otherwise: string
}

/** A kind of row, declared once; everything else about it follows from this. */
export interface Entity<F extends Fields = Fields> {
  /** Short name used by sync, history and references: `product`. */
  readonly kind: string
  /** The documents' name of the collection and REST path segment (SYNC-06). */
  readonly collection: string
  readonly table: string
  readonly label: { readonly one: string; readonly many: string }
  /** The catalogue's words for an unknown id; `{id}` is filled in. */
  readonly notFound: string
  readonly fields: F
  readonly alternatives?: Readonly<Record<string, Alternative>>
  /** A PATCH of an id that is not there creates it (PROD-05). */
  readonly patchCreates?: boolean
  /** Rows synced and read, but written only by the server's own steps. */
  readonly serverOnly?: boolean
  /** The field that names the currency of its amounts: they keep their figures when it changes, unless the change says otherwise (PRICE-09). */
  readonly amountsIn?: string & keyof F
  /** The field that names a row to people and orders lists. */
  readonly title: string & keyof F
  /** The declared small set of other rows that `derive` may read, on both sides alike. */
  readonly context?: readonly ContextNeed[]
  /** REST names that show the title of a referenced row: `category` for `categoryId`. */
  readonly shown?: Readonly<Record<string, { readonly by: string; readonly otherwise: string }>>
  /** The fields that say which thing a row is: no two rows have the same; what is said of a second one, and of which field. */
  readonly key?: {
    readonly of: readonly (string & keyof F)[]
    readonly field: string & keyof F
    readonly taken: string
  }
  /** A flag that rests on rows which change without this one: told anew whenever the row is read (`limited.ts`). */
  readonly limited?: Limited
  /** Further names that REST answers of such a row. */
  readonly alsoTold?: readonly string[]
  /** REST names that repeat a stamp, as the documents have them: `lastUpdated` for `updatedAt`. */
  readonly stampNames?: Readonly<Record<string, 'id' | 'createdAt' | 'updatedAt'>>
  /** Values of a new row that depend on its id or context; what the caller gave wins. */
  defaults?(id: string, context: DeriveContext): PatchOf<F>
  /** Fills the derived fields; pure, the same on both sides. */
  derive?(row: RowOf<F>, context: DeriveContext): PatchOf<F>
  /**
   * What its derived fields are called, and the fields that they are made from (`variants.baseCost` of a line's): all that callers may
   * write where it is not said. With none of these changed, a revert gives back the derived fields as they were stored.
   */
  readonly figures?: { readonly label: string; readonly from: readonly string[] }
  /** Rules between fields; field name to message. Runs only on fields that the caller changed. */
  check?(row: RowOf<F>, changed: ReadonlySet<string>, context: DeriveContext): Readonly<Record<string, string>>
  /**
   * Why an edit that was made before others is refused as the row is by now; `seen` is the row as the editor had it. Runs only where
   * something was written in between.
   */
  overtaken?(row: RowOf<F>, seen: RowOf<F>, changed: ReadonlySet<string>): string | undefined
  /** What a deletion does instead: a patch of the row; undefined deletes it. Throws `Refusal`. */
  onDelete?(row: RowOf<F>, context: DeriveContext): AnyPatch | undefined
  /** The changes that follow a write of the row, such as those of rows that count it; on both sides alike. */
  readonly follow?: Follow<F>
  /** The same by the server alone: what must be given out once, such as the numbers of a series. */
  readonly issue?: Follow<F>
}

/** A limit that a row may break: its own, else that of the nearest row of its `context` which has one. */
export interface Limited {
  /** Says whether the limit in force is above what the row keeps; as stored, under the limit of when it was written. */
  readonly flag: string
  /** The highest limit that the row keeps; null where none can be broken. */
  readonly keeps: string
  /** The name of the limit, in the row and in those of its context. */
  readonly limit: string
  /** The lines of the row that keep a limit, or not, of their own. */
  readonly lines: string
}

/** Changes that follow a written row; a row that is new has no `before`, a deleted one no `after`. They are followed in turn. */
export interface Follow<F> {
  /** What it looks at besides the row's own `context`. */
  reads(before: RowOf<F> | undefined, after: RowOf<F> | undefined, context: DeriveContext): readonly Ref[]
  /** The day, YYYY-MM-DD, whose reference rates it looks at; by the server alone. */
  ratesOf?(before: RowOf<F> | undefined, after: RowOf<F> | undefined, context: DeriveContext): string | undefined
  changes(before: RowOf<F> | undefined, after: RowOf<F> | undefined, context: DeriveContext): readonly Change[]
}

/**
 * Rows beside the row itself: the one of a kind whose flag is set, the one that `by` names and its `parent`, or those that name it in
 * `naming`, and with `by` those that name there what it names itself.
 */
export type ContextNeed =
  | { readonly kind: string; readonly naming: string; readonly by?: string }
  | { readonly kind: string; readonly flag: string }
  | { readonly kind: string; readonly by: string; readonly parent?: string }

/** What `derive` may read: the rows that `context` declared, by id or the flagged one of a kind. */
export interface DeriveContext extends RowReader {
  flagged(kind: string): AnyRow | undefined
  /** The rows of a kind that name this row in a field, as `context` declared. */
  naming?(kind: string, field: string, id: string): readonly AnyRow[]
  /** The exchange rates in force on a day that a `Follow` asked for; undefined where none are known. */
  ratesOn?(day: string): RateSet | undefined
  /** The row as it was; undefined for a new one. */
  readonly before: AnyRow | undefined
  /** What the caller asks for; undefined where no change is made. */
  readonly given?: AnyPatch
  /** What an undo states beside what callers write: figures as they stood. */
  readonly restored?: AnyPatch
  /** The change brings back what was there: rules that bind new choices alone do not bind it. */
  readonly isRestored?: boolean
}

/** Declares an entity; the fields keep their types. */
export function entity<const F extends Fields>(declaration: Entity<F>): Entity<F> {
  return declaration
}

/** The same entity where its fields are known only at run time. */
export function general<F extends Fields>(declared: Entity<F>): Entity {
  return declared as unknown as Entity
}

const fieldLists = new WeakMap<Fields, readonly (readonly [string, Field])[]>()

/** The fields of an entity as a list of pairs, in declared order. */
export function fieldsOf({ fields }: { readonly fields: Fields }): readonly (readonly [string, Field])[] {
  const known = fieldLists.get(fields)
  if (known) return known
  const list = Object.entries(fields)
  fieldLists.set(fields, list)
  return list
}

/** Everything about a row that a caller may write, as a copy of it needs. */
export function writableValues(declared: Entity, row: AnyRow): AnyPatch {
  const names = fieldsOf(declared).flatMap(([name, { readOnly }]) => (readOnly ? [] : [name]))
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}

/** A new row before anything was given: fallbacks first, then the entity's own defaults. */
export function emptyRow(declared: Entity, id: string, now: number, context: DeriveContext): AnyRow {
  const values = Object.fromEntries(fieldsOf(declared).map(([name, each]) => [name, each.fallback]))
  return { ...values, ...declared.defaults?.(id, context), id, version: 0, createdAt: now, updatedAt: now }
}
