/** A cell as a file has it; numbers come from workbooks alone, which keep them without a decimal sign. */
export type RawCell = string | number
export type RawRow = readonly RawCell[]

/** What a file holds, and how it was read. */
export interface RawTable {
  readonly rows: readonly RawRow[]
  /** Text between quotes and delimiters; null for a workbook. */
  readonly text: { readonly encoding: string; readonly delimiter: string } | null
  /** The sheets of a workbook, the one that was read, and those that it hides; null for text. */
  readonly workbook: {
    readonly sheets: readonly string[]
    readonly sheet: string
    readonly hidden: readonly string[]
  } | null
}
