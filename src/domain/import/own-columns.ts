import { decimalFromPpm, decimalFromUnits } from '../money.ts'
import { listedCell } from './category-path.ts'

/** What a field of a row says about itself, as far as files need it. */
export interface DeclaredField {
  readonly type: string
  readonly label: string
  readonly nullable: boolean
  readonly readOnly?: boolean
  readonly internal?: boolean
  readonly currencyField?: string
  readonly target?: string
  readonly line?: Readonly<Record<string, DeclaredField>>
}

/** One column of our own export. */
export interface OwnColumn {
  readonly header: string
  readonly field: string
  readonly type: string
  readonly nullable: boolean
  /** Calculated from other fields: written, but never read back. */
  readonly calculated: boolean
  readonly currencyField: string
  /** Of a category: 0 its top, 1 the category itself below it. */
  readonly level?: 0 | 1
  /** Amounts and percentages inside the lines of a list. */
  readonly line?: Readonly<Record<string, string>>
}

/** Fields whose names are written instead of their ids. */
const NAMED: Readonly<Record<string, 'category' | 'brand'>> = { category: 'category', brand: 'brand' }

/**
 * The columns of our own export, in declared order: every business field by its label, a category as two columns, calculated figures
 * last. What is written by `ownCells` is read back by `ownRow` (own-rows.ts) without a difference (PROD-14).
 */
export function ownColumns(fields: Readonly<Record<string, DeclaredField>>): readonly OwnColumn[] {
  const columns = Object.entries(fields)
    .filter(([, field]) => !field.internal && field.type !== 'json')
    .flatMap(([name, field]) => columnsOf(name, field))
  return [...columns.filter((column) => !column.calculated), ...columns.filter((column) => column.calculated)]
}

function columnsOf(name: string, field: DeclaredField): OwnColumn[] {
  const calculated = field.readOnly === true
  const column: OwnColumn = {
    header: calculated ? `${field.label} (calculated)` : field.label,
    field: name,
    type: field.type === 'reference' ? (NAMED[field.target ?? ''] ?? 'reference') : field.type,
    nullable: field.nullable,
    calculated,
    currencyField: field.currencyField ?? 'baseCurrency',
    ...(field.line ? { line: scaledParts(field.line) } : {}),
  }
  if (column.type !== 'category') return [column]
  return [
    { ...column, level: 0 },
    { ...column, level: 1, header: `Sub${column.header.toLowerCase()}` },
  ]
}

function scaledParts(line: Readonly<Record<string, DeclaredField>>): Record<string, string> {
  const parts = Object.entries(line).filter(([, { type }]) => type === 'money' || type === 'percent')
  return Object.fromEntries(parts.map(([name, { type }]) => [name, type]))
}

/** A value as it stands in a file; null leaves the cell empty. Numbers are decimal texts. */
export type OwnCell = string | null

/** A row that is exported. */
export type OwnRow = Readonly<Record<string, unknown>>

/** The names of a referenced row from the top down; empty where there is none. */
export type NamesOf = (type: 'category' | 'brand', id: string) => readonly string[]

/** The cells of a row for our own export. */
export function ownCells(columns: readonly OwnColumn[], row: OwnRow, namesOf: NamesOf): readonly OwnCell[] {
  return columns.map((column) => {
    const value = row[column.field]
    if (value === null || value === undefined) return null
    const currency = plainValue(row[column.currencyField])
    switch (column.type) {
      case 'money':
        return decimalFromUnits(value as number, currency)
      case 'percent':
        return decimalFromPpm(value as number)
      case 'category':
        return namesOf('category', plainValue(value))[column.level ?? 0] ?? null
      case 'brand':
        return namesOf('brand', plainValue(value))[0] ?? null
      case 'tags':
        return listedCell(value as readonly string[])
      case 'lines':
        return linesCell(column, value as readonly OwnRow[], currency)
      default:
        return plainValue(value)
    }
  })
}

function plainValue(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

function linesCell({ line = {} }: OwnColumn, lines: readonly OwnRow[], currency: string): OwnCell {
  if (lines.length === 0) return null
  const decimal = (name: string, value: unknown): unknown => {
    if (typeof value !== 'number' || !line[name]) return value
    return line[name] === 'money' ? decimalFromUnits(value, currency) : decimalFromPpm(value)
  }
  return JSON.stringify(
    lines.map((each) => Object.fromEntries(Object.entries(each).map(([name, value]) => [name, decimal(name, value)]))),
  )
}

/** Characters that a cell of a workbook can hold; longer texts go on in further columns. */
export const LONGEST_CELL = 32_767

/** The header of a further column of the same field: its second part is 2. */
export function partHeader(header: string, part: number): string {
  return `${header}, part ${part}`
}

/** A long text cut for the cells of a workbook, never through the middle of a character. */
export function cellParts(text: string): readonly string[] {
  const parts: string[] = []
  for (let at = 0; at < text.length || parts.length === 0;) {
    const end = at + LONGEST_CELL
    const isPair = /[\ud800-\udbff]/.test(text.charAt(end - 1)) && end < text.length
    parts.push(text.slice(at, isPair ? end - 1 : end))
    at = isPair ? end - 1 : end
  }
  return parts
}

/** Whether a column holds numbers that a spreadsheet may calculate with. */
export function isNumberColumn({ type }: OwnColumn): boolean {
  return type === 'money' || type === 'percent' || type === 'integer'
}
