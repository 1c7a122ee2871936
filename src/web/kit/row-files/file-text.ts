import { csvText } from '#domain/csv.ts'
import { fieldCell, plainValue, scaledParts } from '#domain/import/field-cells.ts'
import type { AnyRow, RowReader } from '#contract/entity.ts'
import { type FileForm, namedKind, ROW_ID, titleOf } from './file-form.ts'

/** Rows as CSV text: values as they are kept, names instead of ids, text that a spreadsheet would run disarmed; read again without loss. */
export function fileText(form: FileForm, rows: readonly AnyRow[], others: RowReader): string {
  const lines = rows.map((row) => form.columns.map(({ id }) => cellOf(form, row, id, others)))
  return csvText([form.columns.map(({ label }) => label), ...lines])
}

function cellOf(form: FileForm, row: AnyRow, column: string, others: RowReader): string {
  if (column === ROW_ID) return row.id
  const [name = '', part] = column.split('.')
  const value = row[name]
  const spread = form.spread?.[name]
  if (spread) return spread.cell(value, part)
  const kind = namedKind(form, name)
  if (kind !== undefined && typeof value === 'string') return nameOf(kind, value, others)
  const field = form.entity.fields[name]
  if (!field) return ''
  const currency = plainValue(row[field.currencyField ?? form.entity.amountsIn ?? ''])
  const { type, line = {} } = field
  return fieldCell({ type, line: scaledParts(line) }, inOrder(value, Object.keys(line)), currency) ?? ''
}

/** The parts of lines in declared order, in whichever they are kept. */
function inOrder(value: unknown, parts: readonly string[]): unknown {
  if (!Array.isArray(value) || parts.length === 0) return value
  return value.map((line: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(['id', ...parts].map((part) => [part, line[part]])),
  )
}

function nameOf(kind: string, id: string, others: RowReader): string {
  const named = others.get(kind, id)
  return (named && titleOf(kind, named)) || id
}
