import { decimalFromPpm, decimalFromQuantity, decimalFromUnits } from '#domain/money.ts'
import { csvText } from '#domain/csv.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import type { Field } from '#contract/fields.ts'
import type { Kind, RowOfKind } from '#contract/row-kinds.ts'
import type { SheetCell } from '../files/xlsx-sheet.ts'
import type { ColumnValue, ListView } from './list-view.ts'
import { textIn } from './row-text.ts'
import { valueMessages } from './value-messages.ts'

/** The shown columns of rows as plain values: text, or numbers as decimals that a spreadsheet calculates with. */
export interface ListValues {
  readonly head: readonly string[]
  readonly rows: readonly (readonly ListValue[])[]
}

/** A value of a list: a decimal for what is a number. */
export type ListValue = string | { readonly decimal: string }

/** What stands in the columns of rows, to be copied or exported. */
export function listValues<K extends Kind, Context>(
  view: ListView<K, Context>,
  columns: readonly string[],
  rows: readonly RowOfKind<K>[],
  context: Context,
): ListValues {
  const labels = view.messages().columns
  const { fields, amountsIn } = view.list.entity ?? knownEntity(view.kind)
  const cell = (row: RowOfKind<K>, name: string): ListValue => {
    const { value } = view.columns[name] ?? {}
    if (value) return plain(value(row, context))
    const values: Readonly<Record<string, unknown>> = row
    const field = fields[name]
    return fieldValue(field, values[name], textIn(values, field?.currencyField ?? amountsIn))
  }
  return {
    head: columns.map((name) => labels[name] ?? name),
    rows: rows.map((row) => columns.map((name) => cell(row, name))),
  }
}

function plain(value: ColumnValue): ListValue {
  if (value === null) return ''
  return typeof value === 'number' ? { decimal: String(value) } : value
}

function fieldValue(field: Field | undefined, value: unknown, currency: string): ListValue {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return numberValue(field, value, currency)
  if (typeof value === 'boolean') return value ? valueMessages.yes : valueMessages.no
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string').join(', ')
  return typeof value === 'string' ? value : ''
}

function numberValue(field: Field | undefined, value: number, currency: string): ListValue {
  switch (field?.type) {
    case 'money':
      return { decimal: decimalFromUnits(value, currency) }
    case 'percent':
      return { decimal: decimalFromPpm(value) }
    case 'quantity':
      return { decimal: decimalFromQuantity(value) }
    case undefined:
    case 'instant':
      return new Date(value).toISOString()
    default:
      return { decimal: String(value) }
  }
}

function textOf(value: ListValue): string {
  return typeof value === 'string' ? value : value.decimal
}

/** The values as CSV text; what a spreadsheet would run is disarmed. */
export function valuesAsCsv({ head, rows }: ListValues): string {
  return csvText([head, ...rows.map((row) => row.map(textOf))])
}

/** The values with tabs between, as spreadsheets take them from the clipboard. */
export function valuesAsTabs({ head, rows }: ListValues): string {
  const line = (cells: readonly string[]): string => cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')
  return [line(head), ...rows.map((row) => line(row.map(textOf)))].join('\n')
}

/** The values as cells of a sheet. */
export function valuesAsCells({ head, rows }: ListValues): readonly (readonly SheetCell[])[] {
  return [
    head.map((text): SheetCell => ({ text, style: 1 })),
    ...rows.map((row) =>
      row.map((value): SheetCell => {
        if (typeof value !== 'string') return { number: value.decimal }
        return value === '' ? null : { text: value }
      }),
    ),
  ]
}
