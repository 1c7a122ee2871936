import {
  type AmountFormat,
  amountCell,
  type CellValue,
  countCell,
  flagCell,
  percentCell,
  quantityCell,
} from '#domain/import/cell-values.ts'
import { dayCell, type DayOrder } from '#domain/import/day-cells.ts'
import { fieldValue, scaledParts } from '#domain/import/field-cells.ts'
import { problemMessages } from '#domain/import/problem-messages.ts'
import { foldText } from '#domain/text-fold.ts'
import type { Field } from '#contract/fields.ts'
import type { ColumnReading } from './file-numbers.ts'

type CellFormat = AmountFormat & ColumnReading & { readonly dayOrder?: DayOrder | null }

/** The stored value of a cell that is not blank, or why it is none; the remedy follows the label of the field. */
export function readField(field: Field, cell: string, format: CellFormat): CellValue<unknown> {
  const read = readCell(field, cell, format)
  if (read === null || 'problem' in read) return read
  const { error, data } = field.stored.safeParse(read.value)
  return error ? { problem: error.issues[0]?.message ?? '' } : { value: data }
}

function readCell(field: Field, cell: string, format: CellFormat): CellValue<unknown> {
  switch (field.type) {
    case 'money':
      return amountCell(cell, format)
    case 'percent':
      return percentCell(cell, format.decimal, format.fractions)
    case 'quantity':
      return quantityCell(cell, format.decimal)
    case 'integer':
      return countCell(cell, format.decimal)
    case 'flag':
      return flagCell(cell)
    case 'choice':
      return { value: field.choices?.find((choice) => foldText(choice) === foldText(cell)) ?? cell }
    case 'text':
      return field.isDay ? dayCell(cell, format.dayOrder ?? null) : { value: cell }
    default: {
      const value = fieldValue({ type: field.type, line: scaledParts(field.line ?? {}) }, cell, format)
      if (value === undefined) return { problem: problemMessages.notReadable(cell) }
      return { value: field.type === 'tags' ? [...new Set(value as readonly string[])] : value }
    }
  }
}

/** What a cell that is empty on purpose comes to; undefined where the field is never empty. */
export function emptyValue({ type, nullable }: Field): unknown {
  if (nullable) return null
  if (type === 'text') return ''
  return type === 'tags' || type === 'lines' ? [] : undefined
}
