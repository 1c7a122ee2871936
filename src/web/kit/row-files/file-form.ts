import { headerKey } from '#domain/import/header-names.ts'
import { type AnyPatch, type AnyRow, type Entity, fieldsOf } from '#contract/entity.ts'
import { entityOf } from '#contract/entities/registry.ts'
import type { OpenTable } from '../files/open-table.ts'
import type { Noun } from '../format/number.ts'

/** One column of a file of rows. */
export interface FileColumn {
  /** The field, with the part of it behind a point: `email`, `billingAddress.city`. */
  readonly id: string
  readonly label: () => string
  /** What it is called in a file that was saved in English. */
  readonly english?: string
  /** Of numbers the decimal sign matters; percentages may be written as fractions too. */
  readonly holds?: 'numbers' | 'percentages' | undefined
}

/** The columns that a file may have, and how those of others are told. */
export interface FileHead {
  /** Every column of our own file. */
  readonly columns: readonly FileColumn[]
  /** The id of a column by any of its names, as `headerKey` has them; the labels are those of the language in force. */
  readonly byName: () => ReadonlyMap<string, string>
  /** Of each of these groups one column at least is needed. */
  readonly enough: readonly (readonly string[])[]
  /** Columns that are known by what stands in them, and what is said of another cell there. */
  readonly forms?: Readonly<Record<string, { readonly form: RegExp; readonly problem: string }>>
  /** Tells the columns by other means than their names and forms. */
  readonly recognise?: (table: OpenTable) => readonly (string | null)[]
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
  /** The field that names another row of the kind, within which the key is meant: of categories of one name the one in that parent. */
  readonly within?: string
  /** The columns of which one at least is needed, where the file has no IDs. */
  readonly knownBy: readonly string[]
  readonly spread?: Readonly<Record<string, SpreadField>>
  /** Reads the words that people write into a column: `Österreich` is AT. What it does not know stays as it is. */
  readonly words?: Readonly<Record<string, (cell: string) => string>>
  readonly forms?: NonNullable<FileHead['forms']>
  /** What a new row takes from its other values where it says nothing itself. */
  readonly completed?: (values: AnyPatch) => AnyPatch
  /** What is said of files that are taken in another place, by their ending. */
  readonly elsewhere?: () => Readonly<Record<string, string>>
}

/** How rows of a kind stand in a file: the columns of our own, and how those of others are understood. */
export type FileForm = FileDeclaration & FileHead

const HOLDS: Readonly<Record<string, FileColumn['holds']>> = {
  money: 'numbers',
  quantity: 'numbers',
  integer: 'numbers',
  percent: 'percentages',
}

/** The column that names the row itself. */
export const ROW_ID = 'id'

/** The form of the files of an entity, from its declared fields. */
export function fileForm(declaration: FileDeclaration): FileForm {
  const { entity, names, knownBy, spread = {} } = declaration
  const columns = fieldsOf(entity)
    .filter(([, { readOnly, internal }]) => !readOnly && !internal)
    .flatMap(([id, field]): FileColumn[] => [
      { id, label: () => field.label, english: field.column, holds: HOLDS[field.type] },
      ...Object.keys(spread[id]?.parts ?? {}).map((part) => ({
        id: `${id}.${part}`,
        label: () => `${field.label}: ${spread[id]?.parts[part] ?? part}`,
      })),
    ])
  const all = [{ id: ROW_ID, label: () => 'ID' }, ...columns]
  return {
    ...declaration,
    columns: all,
    byName: () => columnNames(all, names),
    enough: [[...knownBy, ROW_ID]],
  }
}

/** The columns by what others call them, by their labels and by their ids. */
export function columnNames(
  columns: readonly FileColumn[],
  names: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const others = Object.entries(names).flatMap(([id, list]) => list.split(/[,|]/).map((name) => [name, id] as const))
  const own = columns.flatMap(({ id, label, english }) =>
    [english ?? id, label(), id].map((name) => [name, id] as const),
  )
  return new Map([...others, ...own].map(([name, id]) => [headerKey(name), id]))
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
