import { type Column, COLUMN_GAP } from './column.ts'
import type { Canvas } from './canvas.ts'
import type { Box } from './picture.ts'
import { drawRule, fillBox } from './shapes.ts'
import { cut, drawCell, setRow, type SetRow } from './table-row.ts'
import { drawLines, type Line, LINE_HEIGHT, wrap } from './text.ts'

/** The style of a table; colours as `#rrggbb`. */
export interface TableLook {
  /** The background of the head; absent means a line below it. */
  readonly headFill?: string
  readonly headColor?: string
  readonly headSize?: number
  /** The background of every other row. */
  readonly stripe?: string
  /** The line below each row; an empty one means none. */
  readonly rule?: string
  /** Points above and below the text of a cell. */
  readonly padding?: number
  /** Cells are aligned at the top instead of the middle of their row. */
  readonly isTopAligned?: boolean
  /** Points between the edge of the table and the text of its first and last column. */
  readonly inset?: number
}

/** The position of a table on its pages. */
export interface TableOptions<Row> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly x: number
  /** Where it begins on the first page. */
  readonly y: number
  /** The lower limit of rows on every page. */
  readonly bottom: number
  /** The least height of a row. */
  readonly rowHeight: number
  /** Begins a page and answers where the table continues. */
  readonly newPage: () => number
  readonly look?: TableLook
  /** Points to keep free below the last row, so that what follows stays with it. */
  readonly keep?: number
}

const HEAD_PADDING = 5
const RULE = '#d9dde5'
const MUTED = '#5b6475'
/** The least lines of a split row on a page. */
const LEAST_LINES = 2
/** A row that is higher than a page begins on a new one if fewer lines are left. */
const FEW_LINES = 6

/** Draws a table over as many pages as it needs, its head on each; answers where it ends on the last. */
export function drawTable<Row>(canvas: Canvas, options: TableOptions<Row>): number {
  const { columns, rows, look = {} } = options
  const state = new TableState(canvas, options)
  for (const [index, row] of rows.entries()) {
    const set = setRow(canvas, columns, row, look.padding ?? 5)
    state.add(row, set, { isStriped: index % 2 === 1, keep: index === rows.length - 1 ? (options.keep ?? 0) : 0 })
  }
  return state.y
}

/** The lowest start of content on a further page: a higher row continues over several pages. */
const FRESH_TOP = 100

/** The state of a table while it is drawn. */
class TableState<Row> {
  y: number
  readonly #canvas: Canvas
  readonly #options: TableOptions<Row>
  readonly #width: number
  readonly #head: Head
  #hasHead = false
  #hasRows = false

  constructor(canvas: Canvas, options: TableOptions<Row>) {
    this.#canvas = canvas
    this.#options = options
    this.#width = options.columns.reduce((sum, { width }) => sum + width, 0) - COLUMN_GAP
    this.#head = setHead(canvas, options)
    this.y = options.y
  }

  /** Draws a row where it fits; one that is higher than a page continues over several. */
  add(row: Row, set: SetRow, { isStriped, keep }: { readonly isStriped: boolean; readonly keep: number }): void {
    const { bottom, rowHeight } = this.#options
    const height = Math.max(rowHeight, set.height)
    const fits = (): boolean => this.y + (this.#hasHead ? 0 : this.#head.height) + height + keep <= bottom
    const isHigh = height + keep > bottom - FRESH_TOP
    const isCrowded = this.#hasRows && set.linesIn(bottom - this.y) < FEW_LINES
    if (!fits() && (isCrowded || !isHigh)) this.#turn()
    if (!this.#hasHead) this.#drawHead()
    if (fits()) return this.#draw(row, set, height, isStriped)
    const lines = Math.max(LEAST_LINES, set.linesIn(bottom - this.y))
    const [part, rest] = cut(set, Math.min(lines, set.mostLines - 1))
    if (!rest) return this.#draw(row, set, height, isStriped)
    this.#draw(row, part, part.height, isStriped)
    this.#turn()
    this.add(row, rest, { isStriped, keep })
  }

  #turn(): void {
    this.y = this.#options.newPage()
    this.#drawHead()
    this.#hasRows = false
  }

  #draw(row: Row, set: SetRow, height: number, isStriped: boolean): void {
    const { columns, x, look = {} } = this.#options
    const box = { x, y: this.y, width: this.#width, height }
    if (isStriped && look.stripe) fillBox(this.#canvas, inset(box, look), look.stripe)
    let left = x
    for (const [index, column] of columns.entries()) {
      const cell = set.cells[index]
      const shift = look.isTopAligned ? set.padding : (height - (cell?.height ?? 0)) / 2
      if (cell) drawCell(this.#canvas, column, cell, { x: left, y: this.y + shift, width: column.width - COLUMN_GAP })
      const inner = { x: left, y: this.y + set.padding, width: column.width - COLUMN_GAP }
      if (!set.isRest) column.draw?.(row, { ...inner, height: height - 2 * set.padding })
      left += column.width
    }
    this.y += height
    this.#hasRows = true
    if (look.rule !== '') drawRule(this.#canvas, inset({ ...box, y: this.y }, look), look.rule ?? RULE)
  }

  #drawHead(): void {
    const { columns, x, look = {} } = this.#options
    const { style, titles, height } = this.#head
    const box = { x, y: this.y, width: this.#width, height }
    if (look.headFill) fillBox(this.#canvas, inset(box, look), look.headFill)
    let left = x
    for (const [index, { width, align = 'left' }] of columns.entries()) {
      const title = titles[index] ?? []
      const y = this.y + height - HEAD_PADDING - title.length * style.size * LINE_HEIGHT
      drawLines(this.#canvas, title, { ...style, x: left, y, width: width - COLUMN_GAP, align })
      left += width
    }
    this.y += height
    this.#hasHead = true
    if (!look.headFill) drawRule(this.#canvas, { ...box, y: this.y }, look.rule || RULE)
  }
}

interface Head {
  readonly style: { readonly size: number; readonly weight: 'bold'; readonly color: string }
  readonly titles: readonly (readonly Line[])[]
  readonly height: number
}

function setHead<Row>(canvas: Canvas, { columns, look = {} }: TableOptions<Row>): Head {
  const style = { size: look.headSize ?? 7.5, weight: 'bold', color: look.headColor ?? MUTED } as const
  const titles = columns.map(({ title, width }) =>
    title === '' ? [] : wrap(canvas, title, style, width - COLUMN_GAP, 2),
  )
  const lines = Math.max(1, ...titles.map(({ length }) => length))
  return { style, titles, height: lines * style.size * LINE_HEIGHT + 2 * HEAD_PADDING - 1.5 }
}

function inset(box: Box, { inset: by = 0 }: TableLook): Box {
  return { ...box, x: box.x - by, width: box.width + 2 * by }
}
