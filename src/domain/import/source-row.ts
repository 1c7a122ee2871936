/** A row of a file as its system means it: cells by column, blanks filled in from the product that it belongs to. */
export interface SourceRow {
  /** The data line in the file, the first being 1. */
  readonly n: number
  readonly cells: readonly string[]
  /** What tells this variant apart from its siblings: `Small / Red`. */
  readonly options?: string
  /** Names the product that this row is a variant of. */
  readonly group?: string
}

/** Why a row is no product by itself. */
export type SkipReason = 'blank' | 'image' | 'parent' | 'grouped'

/** A row that is left out, and why: nothing is dropped in silence. */
export interface SkippedRow {
  readonly n: number
  readonly skipped: SkipReason
}

/** The rows of a file below its header. */
export type TableRows = readonly (readonly string[])[]

/** Reads the cells of rows by the names of their columns. */
export interface ColumnReader {
  /** The position of the first of these columns that the file has; -1 for none. */
  readonly column: (...names: readonly string[]) => number
  /** The trimmed text of a cell; blank where there is no such column. */
  readonly cell: (row: readonly string[], column: number) => string
}

/** Finds columns by name, without regard to case and surrounding blanks. */
export function columnReader(headers: readonly string[]): ColumnReader {
  const positions = new Map<string, number>()
  headers.forEach((header, index) => {
    const key = header.trim().toLowerCase()
    if (!positions.has(key)) positions.set(key, index)
  })
  return {
    column: (...names) => names.map((name) => positions.get(name.toLowerCase())).find((at) => at !== undefined) ?? -1,
    cell: (row, column) => row[column]?.trim() ?? '',
  }
}

/** Whether nothing is written in any of these cells. */
export function isBlankRow(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}

/** The row with the blank ones of these columns filled in from another row. */
export function inherited(row: readonly string[], from: readonly string[], columns: readonly number[]): string[] {
  const cells = [...row]
  for (const column of columns) {
    if ((cells[column] ?? '').trim() === '') cells[column] = from[column] ?? ''
  }
  return cells
}

/** Option values as one text, blanks left out. */
export function joinedOptions(values: readonly string[]): string {
  return values.filter((value) => value !== '').join(' / ')
}
