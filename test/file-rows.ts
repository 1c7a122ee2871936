import fc from 'fast-check'
import type { AnyRow, DeriveContext } from '#contract/entity.ts'
import { nextRow } from '#contract/next-row.ts'
import { openTable } from '#web/kit/files/open-table.ts'
import { emptyValue } from '#web/kit/row-files/field-values.ts'
import type { FileForm } from '#web/kit/row-files/file-form.ts'
import { type FileRow, readRows } from '#web/kit/row-files/read-rows.ts'
import {
  type FileSettings,
  type FileSign,
  fileSign,
  knowsHead,
  recogniseColumns,
} from '#web/kit/row-files/recognise-columns.ts'
import { acceptedPatch, writablePatch } from './factories.ts'

/** Rows by kind. */
export type RowsByKind = Readonly<Record<string, readonly AnyRow[]>>

/** What is read of a file. */
export interface ReadFile extends FileSettings {
  readonly sign: FileSign
  readonly rows: readonly FileRow[]
}

/** The rows as the browser reads them from a file that holds this text. */
export async function readText(
  form: FileForm,
  text: string,
  present: RowsByKind = {},
  updates = true,
): Promise<ReadFile> {
  const table = await openTable(new Blob([text]), {}, knowsHead(form), () => undefined)
  const settings = recogniseColumns(form, table)
  const sign = fileSign(form, table, settings)
  const all = (kind: string) => present[kind] ?? []
  const rows = { all, get: (kind: string, id: string) => all(kind).find((row) => row.id === id) }
  const { targets } = settings
  return { ...settings, sign, rows: readRows(form, table, { targets, decimal: sign.sign ?? '.', rows, updates }) }
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
    .map((each, n) => ({ ...acceptedPatch(entity, each), ...more(n) }))
    .filter((each) => titled(form, each))
  const rows = [{ ...emptyData(form), [entity.title]: 'Nothing else' }, full, ...named.slice(0, count)]
  return rows.map((data, index) => madeRow(form, idAt(index), data))
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
