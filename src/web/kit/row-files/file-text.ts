import { csvText } from '#domain/csv.ts'
import { fieldCell, plainValue, scaledParts } from '#domain/import/field-cells.ts'
import type { AnyRow } from '#contract/entity.ts'
import { type FileForm, namedKind, ROW_ID, titleOf } from './file-form.ts'
import { type NameableRows, rowsByName } from './rows-by-name.ts'

/**
 * Rows as CSV text: values as they are kept, names instead of ids, text that a spreadsheet would run disarmed; read again without loss.
 * A row whose name others of its kind have too stays named by its id.
 */
export function fileText(form: FileForm, rows: readonly AnyRow[], others: NameableRows): string {
  const named = rowsByName(others)
  const nameOf: NameOf = (kind, id) => {
    const row = others.get(kind, id)
    const title = row ? titleOf(kind, row) : ''
    const [meant, ...more] = named(kind, title)
    return meant === id && more.length === 0 ? title : id
  }
  const lines = rows.map((row) => form.columns.map(({ id }) => cellOf(form, row, id, nameOf)))
  return csvText([form.columns.map(({ label }) => label()), ...lines])
}

/** What a row of a kind is called in a file. */
type NameOf = (kind: string, id: string) => string

function cellOf(form: FileForm, row: AnyRow, column: string, nameOf: NameOf): string {
  if (column === ROW_ID) return row.id
  const [name = '', part] = column.split('.')
  const value = row[name]
  const spread = form.spread?.[name]
  if (spread) return spread.cell(value, part)
  const kind = namedKind(form, name)
  if (kind !== undefined && typeof value === 'string') return nameOf(kind, value)
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
