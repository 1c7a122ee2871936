import fc from 'fast-check'
import type { AnyRow, DeriveContext } from '#contract/entity.ts'
import { nextRow } from '#contract/next-row.ts'
import { openTable } from '#web/kit/files/open-table.ts'
import { emptyValue } from '#web/kit/row-files/field-values.ts'
import type { FileForm, FileHead } from '#web/kit/row-files/file-form.ts'
import { type FileRow, readRows } from '#web/kit/row-files/read-rows.ts'
import { type FileNumbers, fileNumbers, readingsOf } from '#web/kit/row-files/file-numbers.ts'
import type { ReadableFile } from '#web/kit/row-files/filled-rows.ts'
import { type FileSettings, knowsHead, recogniseColumns } from '#web/kit/row-files/recognise-columns.ts'
import { acceptedPatch, writablePatch } from './factories.ts'

/** Rows by kind. */
export type RowsByKind = Readonly<Record<string, readonly AnyRow[]>>

/** A file as it stands before its rows are read. */
export interface RecognisedFile extends FileSettings {
  readonly numbers: FileNumbers
  /** Undefined where a person has to say how its numbers are meant. */
  readonly readable: ReadableFile | undefined
}

/** What is read of a file. */
export interface ReadFile extends RecognisedFile {
  readonly rows: readonly FileRow[]
}

/** A file as the browser opens it, with what a person says of its columns. */
export async function recognised(
  head: FileHead,
  content: string | Blob,
  said: FileSettings['said'] = {},
): Promise<RecognisedFile> {
  const table = await openTable(new Blob([content]), {}, knowsHead(head), () => undefined)
  const settings = { ...recogniseColumns(head, table), said }
  const numbers = fileNumbers(head, table, settings)
  const readings = readingsOf(numbers)
  return { ...settings, numbers, readable: readings && { table, targets: settings.targets, readings } }
}

/** The rows as the browser reads them from a file that holds this text; none where something has still to be said. */
export async function readText(
  form: FileForm,
  text: string,
  present: RowsByKind = {},
  updates = true,
  said: FileSettings['said'] = {},
): Promise<ReadFile> {
  const file = await recognised(form, text, said)
  const all = (kind: string) => present[kind] ?? []
  const rows = { all, get: (kind: string, id: string) => all(kind).find((row) => row.id === id) }
  return { ...file, rows: file.readable ? readRows(form, file.readable, { rows, updates }) : [] }
}

/** An id of its own for each place. */
export function idAt(index: number): string {
  return `0197d3a0-0000-4000-8000-${String(index).padStart(12, '0')}`
}

const ALONE: DeriveContext = { get: () => undefined, flagged: () => undefined, before: undefined }

/** A row that is made of what is given. */
export function madeRow({ entity }: FileForm, id: string, data: object): AnyRow {
  return nextRow(entity, { op: 'put', kind: entity.kind, id, data: { ...data } }, ALONE, 0)
}

/**
 * So many rows of a kind with any values that their fields allow, the same every time, behind one of which nothing is written but its name
 * and one of which everything is; `more` puts in what random values cannot know.
 */
export function manyRows(
  form: FileForm,
  full: object,
  count: number,
  more: (index: number) => object = () => ({}),
): AnyRow[] {
  const { entity } = form
  const drawn = fc.sample(writablePatch(entity), { numRuns: count * 2, seed: 15 })
  const named = drawn
    .map((each, n) => ({ ...asKept(form, acceptedPatch(entity, each)), ...more(n) }))
    .filter((each) => titled(form, each))
  const rows = [{ ...emptyData(form), [entity.title]: 'Nothing else' }, full, ...named.slice(0, count)]
  return rows.map((data, index) => madeRow(form, idAt(index), data))
}

/** Values in the spelling in which they are kept: a language `DE` as `de`. */
function asKept({ entity }: FileForm, data: Readonly<Record<string, unknown>>): object {
  const kept = Object.entries(data).map(([name, value]) => {
    const read = entity.fields[name]?.stored.safeParse(value)
    return [name, read?.success ? read.data : value]
  })
  return Object.fromEntries(kept)
}

function titled({ entity }: FileForm, data: Readonly<Record<string, unknown>>): boolean {
  return entity.fields[entity.title]?.stored.safeParse(data[entity.title]).success === true
}

function emptyData({ entity }: FileForm): Record<string, unknown> {
  const writable = Object.entries(entity.fields).filter(([, { readOnly, internal }]) => !readOnly && !internal)
  return Object.fromEntries(
    writable.flatMap(([name, field]) => {
      const empty = emptyValue(field)
      return empty !== undefined && field.stored.safeParse(empty).success ? [[name, empty]] : []
    }),
  )
}
