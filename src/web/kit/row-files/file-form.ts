import { headerKey } from '#domain/import/header-names.ts'
import { type AnyPatch, type AnyRow, type Entity, fieldsOf } from '#contract/entity.ts'
import { entityOf } from '#contract/entities/registry.ts'
import type { Noun } from '../format/number.ts'

/** One column of a file of rows. */
export interface FileColumn {
  /** The field, with the part of it behind a point: `email`, `billingAddress.city`. */
  readonly id: string
  readonly label: string
}

/** A field that stands in several columns: one of the whole, and one for each part. */
export interface SpreadField {
  /** The parts in the order of their columns, with their labels. */
  readonly parts: Readonly<Record<string, string>>
  /** The cell of a part, or of what is kept as a whole. */
  readonly cell: (value: unknown, part?: string) => string
  /** The value that cells come to, laid over what was there; undefined where all of them are empty. */
  readonly read: (cell: (part?: string) => string, before: unknown) => unknown
  /** What is said of a value that cannot be kept, behind the label. */
  readonly problem: string
}

/** What an entity says of its files beside its fields; all of it is about the files of others. */
export interface FileDeclaration {
  readonly entity: Entity
  readonly noun: Noun
  /** Names that others give to a column, by its id, with commas or bars between: `e mail, mail | courriel`. */
  readonly names: Readonly<Record<string, string>>
  /** The field by which a row without an ID is known. */
  readonly key: string
  /** The columns of which one at least is needed. */
  readonly enough: readonly string[]
  readonly spread?: Readonly<Record<string, SpreadField>>
  /** Reads the words that people write into a column: `Österreich` is AT. What it does not know stays as it is. */
  readonly words?: Readonly<Record<string, (cell: string) => string>>
  /** Columns that are known by what stands in them, and what is said of another cell there. */
  readonly forms?: Readonly<Record<string, { readonly form: RegExp; readonly problem: string }>>
  /** What a new row takes from its other values where it says nothing itself. */
  readonly completed?: (values: AnyPatch) => AnyPatch
}

/** How rows of a kind stand in a file: the columns of our own, and how those of others are understood. */
export interface FileForm extends FileDeclaration {
  /** Every column of our own file: the ID and each field that may be written. */
  readonly columns: readonly FileColumn[]
  /** The id of a column by any of its names, as `headerKey` has them. */
  readonly byName: ReadonlyMap<string, string>
}

/** The column that names the row itself. */
export const ROW_ID = 'id'

/** The form of the files of an entity, from its declared fields. */
export function fileForm(declaration: FileDeclaration): FileForm {
  const { entity, names, spread = {} } = declaration
  const columns = fieldsOf(entity)
    .filter(([, { readOnly, internal }]) => !readOnly && !internal)
    .flatMap(([id, { label }]): FileColumn[] => [
      { id, label },
      ...Object.entries(spread[id]?.parts ?? {}).map(([part, partLabel]) => ({
        id: `${id}.${part}`,
        label: `${label}: ${partLabel}`,
      })),
    ])
  const all = [{ id: ROW_ID, label: 'ID' }, ...columns]
  const others = Object.entries(names).flatMap(([id, list]) => list.split(/[,|]/).map((name) => [name, id] as const))
  const own = all.flatMap(({ id, label }) => [[label, id] as const, [id, id] as const])
  return {
    ...declaration,
    columns: all,
    byName: new Map([...others, ...own].map(([name, id]) => [headerKey(name), id])),
  }
}

/** The rows of a field that is named by title in files: the price list of a customer. */
export function namedKind({ entity }: FileForm, name: string): string | undefined {
  const field = entity.fields[name]
  return field?.type === 'text' ? field.names : field?.target
}

/** What a row is called in files. */
export function titleOf(kind: string, row: AnyRow): string {
  const title = entityOf(kind)?.title
  return title === undefined ? '' : String(row[title])
}
