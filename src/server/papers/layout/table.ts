import type { Paper } from './paper.ts'
import { drawLines, drawText, fittingSize, LINE_HEIGHT, lineOf, type TextStyle, wrap } from './text.ts'

/** One column: its head, its width in points and how its cells are set. */
export interface Column<Row> extends TextStyle {
  readonly title: string
  readonly width: number
  readonly align?: 'left' | 'right'
  /** The text of a cell; lines below the first that are told apart are set smaller. */
  readonly text: (row: Row) => string
  readonly below?: (row: Row) => string
  /** Draws something else into the cell, `height` high. */
  readonly draw?: (row: Row, box: { x: number; y: number; width: number; height: number }) => void
  readonly maxLines?: number
  /** Never broken nor cut, but made smaller until it fits: for prices. */
  readonly whole?: true
}

/** How a table stands on its pages. */
export interface TableOptions<Row> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly x: number
  /** Where it begins on the first page. */
  readonly y: number
  /** Where rows must end on every page. */
  readonly bottom: number
  /** The least height of a row. */
  readonly rowHeight: number
  /** Begins a further page and answers where the table goes on. */
  readonly newPage: () => number
}

const HEAD_SIZE = 7.5
const HEAD_HEIGHT = 18
const PADDING = 5
const GAP = 10
const RULE = '#d9dde5'
const MUTED = '#5b6475'

/** Draws a table over as many pages as it takes, its head on each; answers where it ends on the last. */
export function drawTable<Row>(paper: Paper, options: TableOptions<Row>): number {
  const { columns, rows, x, bottom, newPage } = options
  let y = drawHead(paper, columns, x, options.y)
  for (const row of rows) {
    const cells = columns.map((column) => set(paper, column, row))
    const height = Math.max(options.rowHeight, ...cells.map((cell) => cell.height + 2 * PADDING))
    if (y + height > bottom) y = drawHead(paper, columns, x, newPage())
    let left = x
    for (const [index, column] of columns.entries()) {
      const width = column.width - GAP
      const cell = cells[index]
      if (cell) drawCell(paper, column, cell, { x: left, y: y + (height - cell.height) / 2, width })
      column.draw?.(row, { x: left, y: y + PADDING, width, height: height - 2 * PADDING })
      left += column.width
    }
    y += height
    rule(paper, x, left - GAP, y)
  }
  return y
}

type Set = ReturnType<typeof set>

function set<Row>(paper: Paper, column: Column<Row>, row: Row) {
  const width = column.width - GAP
  const text = column.text(row)
  const below = column.below?.(row) ?? ''
  const { weight = 'regular' } = column
  const size = column.whole ? fittingSize(paper, text, width, { max: column.size, min: 5, weight }) : column.size
  const style = { ...column, size }
  const wholeLine = column.whole ? [lineOf(paper, text, style)] : wrap(paper, text, style, width, column.maxLines)
  const lines = text === '' ? [] : wholeLine
  const small = { size: column.size - 1.5, color: MUTED }
  const smallLines = below === '' ? [] : wrap(paper, below, small, width)
  const height = (lines.length * size + smallLines.length * small.size) * LINE_HEIGHT
  return { lines, size, small, smallLines, height }
}

function drawCell<Row>(
  paper: Paper,
  { align = 'left', weight = 'regular', color }: Column<Row>,
  { lines, size, small, smallLines }: Set,
  at: { readonly x: number; readonly y: number; readonly width: number },
): void {
  const style = { ...at, align, size, weight, ...(color === undefined ? {} : { color }) }
  const used = drawLines(paper, lines, style)
  drawLines(paper, smallLines, { ...at, ...small, align, y: at.y + used })
}

function drawHead<Row>(paper: Paper, columns: readonly Column<Row>[], x: number, y: number): number {
  let left = x
  for (const { title, width, align = 'left' } of columns) {
    const box = { x: left, y: y + 3, width: width - GAP, align, size: HEAD_SIZE, weight: 'bold', color: MUTED } as const
    if (title !== '') drawText(paper, title, { ...box, maxLines: 1 })
    left += width
  }
  rule(paper, x, left - GAP, y + HEAD_HEIGHT)
  return y + HEAD_HEIGHT
}

function rule(paper: Paper, from: number, to: number, y: number): void {
  paper.pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(RULE).stroke()
}
