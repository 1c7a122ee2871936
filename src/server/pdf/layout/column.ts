import type { Box } from './picture.ts'
import type { TextStyle } from './text.ts'

/** One column: its head, its width in points and how its cells are set. */
export interface Column<Row> extends TextStyle {
  readonly title: string
  readonly width: number
  readonly align?: 'left' | 'right'
  /** The text of a cell; secondary lines below the first are set smaller. */
  readonly text: (row: Row) => string
  readonly below?: (row: Row) => string
  /** Draws something else into the cell, `height` high. */
  readonly draw?: (row: Row, box: Box) => void
  readonly maxLines?: number
  /** Never broken nor cut, but made smaller until it fits: for prices. */
  readonly whole?: true
}

/** Points between a column's text and the next column; that of the last one is outside the table. */
export const COLUMN_GAP = 10
