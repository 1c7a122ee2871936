import type { PlanLimit } from '#domain/subscriptions/plan-limits.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import type { Change, Lookup, Ref } from './command.ts'
import type { Field, Fields, Values } from './fields.ts'
import type { Listing, ListParts } from './lists/declared-list.ts'

/** The fields that the write path sets on every row. Times are epoch milliseconds. */
// An alias, because an interface is no index signature: a row of any kind is an `AnyRow`.
export type Stamps = {
  readonly id: string
  /** The user's version when this row was last written; 0 for a row that is only local. */
  readonly version: number
  readonly createdAt: number
  readonly updatedAt: number
}

export type RowOf<F> = Stamps & Values<F>
/** Any row, with the kind known only at run time. */
export type AnyRow = Stamps & Readonly<Record<string, unknown>>
/** The fields a caller changes; absent means unchanged. */
export type PatchOf<F> = { readonly [K in keyof F]?: Values<F>[K] }
export type AnyPatch = Readonly<Record<string, unknown>>

/** Reads rows by kind and id, for `derive` and commands. */
export interface RowReader {
  get(kind: string, id: string): AnyRow | undefined
}

/** A REST name for one of two fields, depending on the row. */
export interface Alternative {
  readonly when: readonly { readonly field: string; readonly is: string }[]
  readonly use: string
  readonly otherwise: string
}

/** A kind of row, declared once; everything else about it follows from this. */
export interface Entity<F extends Fields = Fields> {
  /** Short name used by sync, history and references: `product`. */
  readonly kind: string
  /** The specification's name of the collection and REST path segment (SYNC-06). */
  readonly collection: string
  readonly table: string
  readonly label: { readonly one: string; readonly many: string }
  /** The catalogue's message for an unknown id, with the place `{id}`. */
  readonly notFound: string
  readonly fields: F
  readonly alternatives?: Readonly<Record<string, Alternative>>
  /** A PATCH of an unknown id creates the row (PROD-05). */
  readonly patchCreates?: boolean
  /** Rows synced and read, but written only by the server's own steps. */
  readonly serverOnly?: boolean
  /** Though written only by the server, it is part of change sets and goes back with them. */
  readonly isTakenBack?: boolean
  /** The one row of an account: its id is the user's id, and no call makes a row with another id. */
  readonly isOfAccount?: boolean
  /** The field that names the currency of its amounts: they keep their figures when it changes, unless the change says otherwise (PRICE-09). */
  readonly amountsIn?: string & keyof F
  /** The field that names a row to people and orders lists. */
  readonly title: string & keyof F
  /** The other rows that `derive` may read, on both sides: a small declared set. */
  readonly context?: readonly ContextNeed[]
  /** REST names that show the title of a referenced row: `category` for `categoryId`. */
  readonly shown?: Readonly<Record<string, { readonly by: string; readonly otherwise: string }>>
  /** The fields that identify a row: no two rows share them. The message for a second one, and its field. */
  readonly key?: {
    readonly of: readonly (string & keyof F)[]
    readonly field: string & keyof F
    readonly taken: string
  }
  /** The most rows of this kind that one account keeps; the server refuses more. */
  readonly most?: number
  /** The limit of a plan that its rows count towards: all of them, or those made in a month (SUB-06). */
  readonly planLimit?: { readonly name: PlanLimit; readonly each?: 'month' }
  /** Fields of callers that the server fills in on a new row, where the first of them is blank. */
  readonly filledIn?: readonly (string & keyof F)[]
  /** A flag that depends on other rows: worked out again at each read (`limited.ts`). */
  readonly limited?: Limited
  /** Further names in REST answers. */
  readonly alsoTold?: readonly string[]
  /** REST names that repeat a stamp, as the specification has them: `lastUpdated` for `updatedAt`. */
  readonly stampNames?: Readonly<Record<string, 'id' | 'createdAt' | 'updatedAt'>>
  /**
   * The list of an entity that needs nothing more: its REST calls, and the commands that delete many and import files, follow from it.
   */
  list?(parts: ListParts<{ readonly fields: F }>): Listing
  /** Values of a new row that depend on its id or context; values of the caller win. */
  defaults?(id: string, context: DeriveContext): PatchOf<F>
  /** Fills the derived fields; pure, the same on both sides. */
  derive?(row: RowOf<F>, context: DeriveContext): PatchOf<F>
  /**
   * The name of its derived fields, and the fields that they are made from (`variants.baseCost` for a line's); by default all that
   * callers may write. If none of these changed, a revert restores the derived fields as they were stored.
   */
  readonly figures?: { readonly label: string; readonly from: readonly string[] }
  /**
   * A row that a bulk change makes replaces a part of the rows that it changes beside it: they are taken back together, or not at all
   * (CHANGE-02). A row of which only the owner changed with it, which this field names, may be gone by then.
   */
  readonly replaces?: { readonly belongsBy: string & keyof F }
  /** Rules between fields; field name to message. Runs only on fields that the caller changed. */
  check?(row: RowOf<F>, changed: ReadonlySet<string>, context: DeriveContext): Readonly<Record<string, string>>
  /**
   * Why an edit is refused because of writes that came before it; `seen` is the row as the editor saw it. Runs only if something was
   * written in between.
   */
  overtaken?(row: RowOf<F>, seen: RowOf<F>, changed: ReadonlySet<string>): string | undefined
  /** A patch that replaces the deletion; undefined deletes the row. Throws `Refusal`. */
  onDelete?(row: RowOf<F>, context: DeriveContext): AnyPatch | undefined
  /** The changes that follow a write of the row, such as those of rows that count it; on both sides. */
  readonly follow?: Follow<F>
  /** The same on the server only: what must be issued once, such as numbers of a series. */
  readonly issue?: Follow<F>
}

/** A limit that a row may break: its own, else that of the nearest row of its `context` with one. */
export interface Limited {
  /** The flag that the limit in force is broken; stored as of the last write. */
  readonly flag: string
  /** The highest limit that the row keeps; null if none can be broken. */
  readonly keeps: string
  /** The name of the limit in the row and its context. */
  readonly limit: string
  /** The lines of the row with a limit flag of their own. */
  readonly lines: string
}

/** Changes that follow a written row; a new row has no `before`, a deleted one no `after`. Changes that follow have followers too. */
export interface Follow<F> {
  /** What it reads besides the row's own `context`. */
  reads(before: RowOf<F> | undefined, after: RowOf<F> | undefined, context: DeriveContext): readonly Ref[]
  /** The rows that it finds by what they name; see `DeriveContext.naming`. */
  named?(before: RowOf<F> | undefined, after: RowOf<F> | undefined, context: DeriveContext): readonly Lookup[]
  /** The day, YYYY-MM-DD, of the reference rates that it needs; server only. */
  ratesOf?(before: RowOf<F> | undefined, after: RowOf<F> | undefined, context: DeriveContext): string | undefined
  changes(before: RowOf<F> | undefined, after: RowOf<F> | undefined, context: DeriveContext): readonly Change[]
}

/**
 * Other rows that are read: the flagged one of a kind, the one that `by` names and its `parent`, or those that name the row in `naming`,
 * and with `by` those that name the same row there.
 */
export type ContextNeed =
  | { readonly kind: string; readonly naming: string; readonly by?: string }
  | { readonly kind: string; readonly flag: string }
  | { readonly kind: string; readonly by: string; readonly parent?: string }

/** What `derive` may read: the rows that `context` declares, by id or flag. */
export interface DeriveContext extends RowReader {
  flagged(kind: string): AnyRow | undefined
  /** The rows of a kind that name this row in a field, as declared in `context`. */
  naming?(kind: string, field: string, id: string): readonly AnyRow[]
  /** The exchange rates in force on a day that a `Follow` asked for; undefined if unknown. */
  ratesOn?(day: string): RateSet | undefined
  /** The row as it was; undefined for a new one. */
  readonly before: AnyRow | undefined
  /** The values that the caller gives; undefined without a change. */
  readonly given?: AnyPatch
  /** Figures that an undo restores beside the fields that callers write. */
  readonly restored?: AnyPatch
  /** Figures of another row that the same write restores, for a `Follow`; undefined where it restores none. */
  restoredIn?(kind: string, id: string): AnyPatch | undefined
  /** Why the change is made, where that is said (DOC-18). */
  readonly why?: string | undefined
  /** The change takes edits back, so that nothing is filled in that follows from a new choice (CHANGE-02). */
  readonly isUndo?: boolean
  /** The change takes over what a store has, which is no edit by anybody (PROD-05). */
  readonly isFromStore?: boolean
  /** The change enters what the provider of card payments tells, which nobody else may (DOC-14). */
  readonly isFromProvider?: boolean
  /** The change restores earlier values: rules for new choices do not apply. */
  readonly isRestored?: boolean
}

/** Declares an entity; the fields keep their types. */
export function entity<const F extends Fields>(declaration: Entity<F>): Entity<F> {
  return declaration
}

/** The same entity, with fields known only at run time. */
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

/** All fields of a row that a caller may write, as a copy needs them. */
export function writableValues(declared: Entity, row: AnyRow): AnyPatch {
  const names = fieldsOf(declared).flatMap(([name, { readOnly }]) => (readOnly ? [] : [name]))
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}

/** A new row before any input: fallbacks first, then the entity's own defaults. */
export function emptyRow(declared: Entity, id: string, now: number, context: DeriveContext): AnyRow {
  const values = Object.fromEntries(fieldsOf(declared).map(([name, each]) => [name, each.fallback]))
  return { ...values, ...declared.defaults?.(id, context), id, version: 0, createdAt: now, updatedAt: now }
}
