/** A value of an option in a file: the size is small. */
export interface OptionValue {
  readonly name: string
  readonly value: string
}

/** A row of a file as its system means it: cells by column, blanks filled in from its product. */
export interface SourceRow {
  /** The data line in the file, the first being 1. */
  readonly n: number
  readonly cells: readonly string[]
  /** The options that distinguish this variant; for a product's own row, options without a value. */
  readonly options?: readonly OptionValue[]
  /** The group that the row is a variant of. */
  readonly group?: string
  /** The row is the product itself, whose variants have rows of their own. */
  readonly isProduct?: true
  /** The heading above the row. */
  readonly section?: string
  /** The earlier row with the same handle, if no option distinguishes the two. */
  readonly sameAs?: number
}

/** Why a row is no product. */
export type SkipReason = 'blank' | 'image' | 'grouped' | 'section'

/** A row that is left out, and why: nothing is silently dropped. */
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
  /** The trimmed text of a cell; blank if there is no such column. */
  readonly cell: (row: readonly string[], column: number) => string
}

/** Finds columns by name, ignoring case and spaces around it. */
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

/** Whether all of these cells are blank. */
export function isBlankRow(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}

/** The row, with its blank cells of these columns taken from another row. */
export function inherited(row: readonly string[], from: readonly string[], columns: readonly number[]): string[] {
  const cells = [...row]
  for (const column of columns) {
    if ((cells[column] ?? '').trim() === '') cells[column] = from[column] ?? ''
  }
  return cells
}

/** The columns with the name and value of each option. */
export type OptionColumns = readonly { readonly name: number; readonly value: number }[]

/** The options of a row; one without a name is named by its index. Blank values are left out. */
export function optionsOf(
  columns: OptionColumns,
  cell: (column: number) => string,
  nameCell: (column: number) => string = cell,
): readonly OptionValue[] {
  return columns.flatMap(({ name, value }, index) => {
    const text = cell(value)
    return text === '' ? [] : [{ name: nameCell(name) || `Option ${index + 1}`, value: text }]
  })
}

/** The options that a product's own row names, without their values. */
export function optionNames(columns: OptionColumns, cell: (column: number) => string): readonly OptionValue[] {
  return columns.flatMap(({ name }) => {
    const text = cell(name)
    return text === '' ? [] : [{ name: text, value: '' }]
  })
}
