import { type Column, COLUMN_GAP } from './column.ts'
import type { Canvas } from './canvas.ts'
import { drawLines, fittingSize, type Line, LINE_HEIGHT, lineOf, wrap } from './text.ts'

const MUTED = '#5b6475'

/** A cell whose text is broken into lines: main lines, and smaller ones below them. */
interface SetCell {
  readonly lines: readonly Line[]
  readonly size: number
  readonly smallLines: readonly Line[]
  readonly smallSize: number
  readonly height: number
}

/** A row that is ready to be drawn. */
export interface SetRow {
  readonly cells: readonly SetCell[]
  readonly padding: number
  readonly height: number
  readonly lineHeight: number
  /** Lines of its longest cell. */
  readonly mostLines: number
  /** It continues a row of the page before. */
  readonly isRest: boolean
  /** How many lines fit a height. */
  linesIn(height: number): number
}

/** Breaks the texts of a row into lines. */
export function setRow<Row>(canvas: Canvas, columns: readonly Column<Row>[], row: Row, padding: number): SetRow {
  return rowOf(
    columns.map((column) => setCell(canvas, column, row)),
    padding,
    false,
  )
}

function rowOf(cells: readonly SetCell[], padding: number, isRest: boolean): SetRow {
  const lineHeight = Math.max(...cells.map(({ size }) => size)) * LINE_HEIGHT
  return {
    cells,
    padding,
    height: Math.max(...cells.map(({ height }) => height)) + 2 * padding,
    lineHeight,
    mostLines: Math.max(...cells.map(({ lines, smallLines }) => lines.length + smallLines.length)),
    isRest,
    linesIn: (height) => Math.floor((height - 2 * padding) / lineHeight),
  }
}

function setCell<Row>(canvas: Canvas, column: Column<Row>, row: Row): SetCell {
  const width = column.width - COLUMN_GAP
  const text = column.text(row)
  const below = column.below?.(row) ?? ''
  const size = column.whole ? fittingSize(canvas, text, width, { ...column, max: column.size, min: 4 }) : column.size
  const style = { ...column, size }
  const isEmpty = text === ''
  const lines = isEmpty
    ? []
    : column.whole
      ? [lineOf(canvas, text, style)]
      : wrap(canvas, text, style, width, column.maxLines)
  const smallSize = column.size - 1.5
  const smallLines = below === '' ? [] : wrap(canvas, below, { size: smallSize, color: MUTED }, width)
  return cellOf(lines, size, smallLines, smallSize)
}

function cellOf(lines: readonly Line[], size: number, smallLines: readonly Line[], smallSize: number): SetCell {
  const height = (lines.length * size + smallLines.length * smallSize) * LINE_HEIGHT
  return { lines, size, smallLines, smallSize, height }
}

/** Splits a row after so many lines of each cell; the second part is absent if nothing is left. */
export function cut(row: SetRow, lines: number): [SetRow, SetRow?] {
  if (lines < 1 || row.mostLines <= lines) return [row]
  const parts = row.cells.map(({ lines: all, size, smallLines, smallSize }) => {
    const small = Math.max(0, lines - all.length)
    return [
      cellOf(all.slice(0, lines), size, smallLines.slice(0, small), smallSize),
      cellOf(all.slice(lines), size, smallLines.slice(small), smallSize),
    ] as const
  })
  const half = (index: 0 | 1): SetRow =>
    rowOf(
      parts.map((part) => part[index]),
      row.padding,
      row.isRest || index === 1,
    )
  return [half(0), half(1)]
}

/** Draws the lines of a cell from an upper edge. */
export function drawCell<Row>(
  canvas: Canvas,
  { align = 'left', weight = 'regular', color }: Column<Row>,
  { lines, size, smallLines, smallSize }: SetCell,
  at: { readonly x: number; readonly y: number; readonly width: number },
): void {
  const style = { ...at, align, size, weight, ...(color === undefined ? {} : { color }) }
  const used = drawLines(canvas, lines, style)
  drawLines(canvas, smallLines, { ...at, size: smallSize, color: MUTED, align, y: at.y + used })
}
