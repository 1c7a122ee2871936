import { ppmFromDecimal, unitsFromDecimal } from '../money.ts'
import { parseDecimalCell } from '../number-cell.ts'
import type { DecimalSign } from '../numeral.ts'
import { listedNames } from './category-path.ts'
import { type AmountFormat, type CellValue, flagCell } from './cell-values.ts'
import { headerKey } from './header-names.ts'
import type { CellProblem, NormalisedRow } from './normalise-row.ts'
import { type OwnColumn, type OwnRow, partHeader } from './own-columns.ts'
import { problemText } from './problem-text.ts'

/** What the import itself decides (PROD-17). */
const NOT_READ: ReadonlySet<string> = new Set(['source'])

/** Where our own columns stand in a file; a column that the file does not have is absent. */
export type OwnHeader = readonly {
  readonly column: OwnColumn
  readonly index: number
  /** Where a long text goes on. */
  readonly more: readonly number[]
}[]

/** The columns that a file needs to count as our own export. */
const OWN_SHARE = 0.6

/** Our own export by the names of its columns; null for any other file. Files of earlier versions may lack some. */
export function recogniseOwn(headers: readonly string[], columns: readonly OwnColumn[]): OwnHeader | null {
  const positions = new Map(headers.map((header, index) => [headerText(header), index]))
  const found = columns.flatMap((column) => {
    const index = positions.get(headerText(column.header))
    return index === undefined ? [] : [{ column, index, more: furtherParts(column, positions) }]
  })
  const calculated = found.some(({ column }) => column.calculated)
  return calculated && found.length >= columns.length * OWN_SHARE ? found : null
}

function furtherParts({ header }: OwnColumn, positions: ReadonlyMap<string, number>): number[] {
  const more: number[] = []
  for (let part = 2; ; part += 1) {
    const index = positions.get(headerText(partHeader(header, part)))
    if (index === undefined) return more
    more.push(index)
  }
}

/** Brackets count here: they tell a calculated figure from a stored one. */
function headerText(header: string): string {
  return `${headerKey(header)}${/\(calculated\)/i.test(header) ? ' calculated' : ''}`
}

/**
 * A row of our own export as it was written: a blank cell means empty, not unchanged; columns that are not there say nothing. A
 * spreadsheet may have saved it with another decimal sign.
 */
export function ownRow(
  header: OwnHeader,
  n: number,
  cells: readonly string[],
  decimal: DecimalSign = '.',
): NormalisedRow {
  const problems: CellProblem[] = []
  const data: Record<string, unknown> = {}
  const path: string[] = []
  let named: Pick<NormalisedRow, 'category' | 'brand'> = {}
  const currency = currencyOf(header, cells)
  for (const { column, index, more } of header) {
    if (column.calculated || NOT_READ.has(column.field)) continue
    const cell = [index, ...more].map((at) => cells[at] ?? '').join('')
    if (column.type === 'category') {
      if (cell !== '') path.push(cell)
      named = { ...named, category: path }
    } else if (column.type === 'brand' && cell !== '') named = { ...named, brand: cell }
    else {
      const value = ownValue(column, cell, { currency, decimal })
      if (value === undefined) problems.push({ field: column.field, message: problemText.notReadable(cell) })
      else if (value !== null || column.nullable) data[column.field] = value
    }
  }
  return { n, data, ...named, ...(problems.length > 0 ? { problems } : {}) }
}

function currencyOf(header: OwnHeader, cells: readonly string[]): string {
  const at = header.find(({ column }) => column.field === 'baseCurrency')?.index
  return at === undefined ? '' : (cells[at] ?? '').trim()
}

/** The stored value of a cell, null where it is blank; undefined where it is none. */
function ownValue(column: OwnColumn, cell: string, format: AmountFormat): unknown {
  switch (column.type) {
    case 'money':
    case 'percent':
    case 'integer':
      return cell === '' ? null : numberValue(column.type, cell, format)
    case 'flag':
      return valueOf(flagCell(cell))
    case 'choice':
    case 'brand':
    case 'reference':
      return cell === '' ? null : cell
    case 'tags':
      return listedNames(cell)
    case 'lines':
      return cell === '' ? [] : linesValue(column, cell, format.currency)
    default:
      return cell
  }
}

function valueOf<T>(cell: CellValue<T>): T | null | undefined {
  if (cell === null) return null
  return 'value' in cell ? cell.value : undefined
}

function numberValue(type: 'money' | 'percent' | 'integer', cell: string, { currency, decimal }: AmountFormat) {
  const read = decimal === '.' ? { decimal: cell } : parseDecimalCell(cell, { decimal })
  if ('issue' in read) return undefined
  if (type === 'integer') return wholeNumber(read.decimal)
  return scaled(type === 'money' ? unitsFromDecimal(read.decimal, currency) : ppmFromDecimal(read.decimal))
}

function scaled(read: { readonly value: number } | { readonly issue: string }): number | undefined {
  return 'value' in read ? read.value : undefined
}

function wholeNumber(cell: string): number | undefined {
  const number = Number(cell)
  return Number.isInteger(number) ? number : undefined
}

function linesValue({ line = {} }: OwnColumn, cell: string, currency: string): unknown {
  const lines = parsed(cell)
  if (!Array.isArray(lines) || !lines.every((each) => typeof each === 'object' && each !== null)) return undefined
  const stored = (name: string, value: unknown): unknown => {
    if (typeof value !== 'string' || !line[name]) return value
    return scaled(line[name] === 'money' ? unitsFromDecimal(value, currency) : ppmFromDecimal(value))
  }
  return lines.map((each: OwnRow) =>
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
