import { momentOf } from '../calendar-day.ts'
import {
  decimalFromPpm,
  decimalFromQuantity,
  decimalFromUnits,
  ppmFromDecimal,
  quantityFromDecimal,
  unitsFromDecimal,
} from '../money.ts'
import { parseDecimalCell } from '../number-cell.ts'
import { listedCell, listedNames } from './category-path.ts'
import { type AmountFormat, type CellValue, flagCell } from './cell-values.ts'

/** A field as the cells of our own files need it: its type, and the numbers inside its lines. */
export interface CellField {
  readonly type: string
  readonly line?: Readonly<Record<string, string>>
}

/** A value of a file; null leaves the cell empty. Numbers are decimal texts. */
export type OwnCell = string | null

type Line = Readonly<Record<string, unknown>>

/** Stored as whole numbers, written as decimals. */
export const SCALED: ReadonlySet<string> = new Set(['money', 'percent', 'quantity'])

/** The amounts, percentages and quantities inside the lines of a list, by name. */
export function scaledParts(line: Readonly<Record<string, { readonly type: string }>>): Record<string, string> {
  const parts = Object.entries(line).filter(([, { type }]) => SCALED.has(type))
  return Object.fromEntries(parts.map(([name, { type }]) => [name, type]))
}

/** The cell of a stored value, which `fieldValue` reads back without a difference. */
export function fieldCell({ type, line = {} }: CellField, value: unknown, currency: string): OwnCell {
  if (value === null || value === undefined) return null
  if (SCALED.has(type)) return scaledDecimal(type, value as number, currency)
  switch (type) {
    case 'tags':
      return listedCell(value as readonly string[])
    case 'lines':
      return linesCell(line, value as readonly Line[], currency)
    case 'json':
      return JSON.stringify(value)
    case 'instant':
      return new Date(value as number).toISOString()
    default:
      return plainValue(value)
  }
}

/** Texts, numbers and flags as text; empty for structured values. */
export function plainValue(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

function scaledDecimal(type: string, value: number, currency: string): string {
  if (type === 'money') return decimalFromUnits(value, currency)
  return type === 'percent' ? decimalFromPpm(value) : decimalFromQuantity(value)
}

function linesCell(line: Readonly<Record<string, string>>, lines: readonly Line[], currency: string): OwnCell {
  if (lines.length === 0) return null
  const decimal = (name: string, value: unknown): unknown => {
    if (typeof value !== 'number' || !line[name]) return value
    return scaledDecimal(line[name], value, currency)
  }
  return JSON.stringify(
    lines.map((each) => Object.fromEntries(Object.entries(each).map(([name, value]) => [name, decimal(name, value)]))),
  )
}

/** The stored value of a cell, null if it is blank; undefined if it is invalid. */
export function fieldValue({ type, line = {} }: CellField, cell: string, format: AmountFormat): unknown {
  switch (type) {
    case 'money':
    case 'percent':
    case 'quantity':
    case 'integer':
      return cell === '' ? null : numberValue(type, cell, format)
    case 'flag':
      return valueOf(flagCell(cell))
    case 'choice':
      return cell === '' ? null : cell
    case 'tags':
      return listedNames(cell)
    case 'json':
      return cell === '' ? null : parsed(cell)
    case 'instant':
      return cell === '' ? null : momentOf(cell.trim())
    case 'lines':
      return cell === '' ? [] : linesValue(line, cell, format.currency)
    default:
      return cell
  }
}

function valueOf<T>(cell: CellValue<T>): T | null | undefined {
  if (cell === null) return null
  return 'value' in cell ? cell.value : undefined
}

type NumberType = 'money' | 'percent' | 'quantity' | 'integer'

function numberValue(type: NumberType, cell: string, { currency, decimal }: AmountFormat) {
  const read = decimal === '.' ? { decimal: cell } : parseDecimalCell(cell, { decimal })
  if ('issue' in read) return undefined
  if (type === 'integer') return wholeNumber(read.decimal)
  return scaledValue(type, read.decimal, currency)
}

function scaledValue(type: string, decimal: string, currency: string): number | undefined {
  const read =
    type === 'money'
      ? unitsFromDecimal(decimal, currency)
      : type === 'percent'
        ? ppmFromDecimal(decimal)
        : quantityFromDecimal(decimal)
  return 'value' in read ? read.value : undefined
}

function wholeNumber(cell: string): number | undefined {
  const number = Number(cell)
  return Number.isInteger(number) ? number : undefined
}

function linesValue(line: Readonly<Record<string, string>>, cell: string, currency: string): unknown {
  const lines = parsed(cell)
  if (!Array.isArray(lines) || !lines.every((each) => typeof each === 'object' && each !== null)) return undefined
  const stored = (name: string, value: unknown): unknown => {
    // A line written by hand may lack the quotes of a number.
    if ((typeof value !== 'string' && typeof value !== 'number') || !line[name]) return value
    return scaledValue(line[name], String(value), currency)
  }
  return lines.map((each: Line) =>
    Object.fromEntries(Object.entries(each).map(([name, value]) => [name, stored(name, value)])),
  )
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
