import { plainCell } from '#domain/csv.ts'
import { isBlankRow } from '#domain/import/source-row.ts'
import type { OpenTable } from '../files/open-table.ts'
import { rowText } from '../files/table-text.ts'
import type { ColumnReading } from './file-numbers.ts'
import type { FileTargets } from './recognise-columns.ts'

/** A table of which enough is known to read its rows. */
export interface ReadableFile {
  readonly table: OpenTable
  readonly targets: FileTargets
  /** How each column is read, by its place. */
  readonly readings: readonly ColumnReading[]
}

/** The text of a row in the column that was taken for something; blank where there is no such column. */
export type CellOf<Column extends string = string> = (column: Column) => string

/** A row in which something is written. */
export interface FilledRow {
  /** As a spreadsheet numbers it. */
  readonly n: number
  readonly cell: CellOf
}

/** The rows of a file that are not blank. Blanks around a cell mean nothing, save in a file of our own. */
export function filledRows({ table, targets, readings }: ReadableFile, isOwn = false): readonly FilledRow[] {
  const signs = readings.map(({ decimal }) => decimal)
  return table.rows.flatMap((row, index): FilledRow[] => {
    const plain = rowText(row, table.width, '.', signs).map(plainCell)
    const cells = isOwn ? plain : plain.map((cell) => cell.trim())
    if (isBlankRow(cells)) return []
    return [{ n: index + table.firstRow, cell: (column) => cells[targets.indexOf(column)] ?? '' }]
  })
}

/** A row whole, as it stands in the file. */
export function cellsOfRow(
  { rows, firstRow, width }: OpenTable,
  n: number,
  readings: readonly ColumnReading[],
): string[] {
  const signs = readings.map(({ decimal }) => decimal)
  return rowText(rows[n - firstRow] ?? [], width, '.', signs)
}

/** The table with other cells in one row; those that are as they stood stay what they were, such as numbers of a workbook. */
export function withRow(
  table: OpenTable,
  n: number,
  cells: readonly string[],
  readings: readonly ColumnReading[],
): OpenTable {
  const at = n - table.firstRow
  const stood = cellsOfRow(table, n, readings)
  const row = cells.map((cell, index) => (cell === stood[index] ? (table.rows[at]?.[index] ?? '') : cell))
  return { ...table, rows: table.rows.with(at, row) }
}

const UNSAID: ColumnReading = { decimal: '.', fractions: false }

/** How the cells of what a column was taken for are read. */
export function readingOf({ targets, readings }: ReadableFile, column: string): ColumnReading {
  return readings[targets.indexOf(column)] ?? UNSAID
}
