import { type Direction, directionOf } from './bidi.ts'
import { breakable } from './breaks.ts'
import { drawRun, widthOf } from './draw-run.ts'
import { tabular, type Run, type Weight } from './faces.ts'
import type { Canvas } from './canvas.ts'

/** The style of text: size in points, colour as `#rrggbb`. */
export interface TextStyle {
  readonly size: number
  readonly weight?: Weight
  readonly color?: string
  /** It is an amount: digits align with those of other amounts. */
  readonly isFigure?: boolean
}

/** A line that is ready to be drawn; its width in points. */
export interface Line {
  readonly runs: readonly Run[]
  readonly width: number
}

/** The position of text. */
export interface TextBox extends TextStyle {
  readonly x: number
  /** The upper edge of its first line. */
  readonly y: number
  readonly width: number
  readonly align?: 'left' | 'right' | 'center'
  /** More lines than this end in an ellipsis. */
  readonly maxLines?: number
}

/** From one line to the next, in sizes. */
export const LINE_HEIGHT = 1.3
/** From the upper edge of a line to its baseline, in sizes. */
const BASELINE = 0.98
const INK = '#1b2130'
const ELLIPSIS = '…'

/** Sets text as one line, in the direction of its paragraph if given. */
export function lineOf(
  canvas: Canvas,
  text: string,
  { size, weight = 'regular', isFigure = false }: TextStyle,
  direction: Direction = directionOf(text),
): Line {
  const set = canvas.runs(text, weight, direction)
  const runs = isFigure ? set.map(tabular) : set
  return { runs, width: runs.reduce((sum, run) => sum + widthOf(canvas, run, size), 0) }
}

/** Breaks text into lines of a width: at its own line ends, at spaces, and within words that are too long. */
export function wrap(canvas: Canvas, text: string, style: TextStyle, width: number, maxLines = Infinity): Line[] {
  const lines: { text: string; direction: Direction }[] = []
  for (const paragraph of text.split(/\r?\n|[\u2028\u2029]/)) {
    if (lines.length > maxLines) break
    const direction = directionOf(paragraph)
    const fits = (line: string): boolean => lineOf(canvas, line, style, direction).width <= width
    lines.push(...wrapped(paragraph, fits, maxLines + 1).map((line) => ({ text: line, direction })))
  }
  const kept = lines.slice(0, maxLines)
  const last = kept.at(-1)
  if (last && lines.length > maxLines) last.text = shortened(canvas, last.text, style, width)
  return kept.map((line) => lineOf(canvas, line.text, style, line.direction))
}

type Fits = (text: string) => boolean

function wrapped(text: string, fits: Fits, enough: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const { word, space } of breakable(text)) {
    if (lines.length >= enough) return lines
    const longer = line === '' ? word : line + space + word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (!fits(line) && line.length > 1 && lines.length < enough) {
      const cut = fitting(line, fits)
      lines.push(line.slice(0, cut))
      line = line.slice(cut)
    }
  }
  return [...lines, line]
}

/** How much of a word fits, at least one character; a pair of surrogates stays together. */
function fitting(word: string, fits: Fits): number {
  const whole = (end: number): number => ((word.codePointAt(end - 1) ?? 0) > 0xffff ? end + 1 : end)
  let low = 1
  let high = word.length
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2)
    if (fits(word.slice(0, whole(middle)))) low = middle
    else high = middle
  }
  return whole(low)
}

function shortened(canvas: Canvas, text: string, style: TextStyle, width: number): string {
  const letters = Array.from(text)
  while (letters.length > 0 && lineOf(canvas, letters.join('') + ELLIPSIS, style).width > width) letters.pop()
  return letters.join('').trimEnd() + ELLIPSIS
}

/** Draws one line; `y` is its upper edge. */
function drawLine(canvas: Canvas, line: Line, at: { readonly x: number; readonly y: number }, style: TextStyle): void {
  const { size, color = INK } = style
  let { x } = at
  for (const run of line.runs) {
    drawRun(canvas, run, { x, y: at.y + size * BASELINE }, { size, color })
    x += widthOf(canvas, run, size)
  }
}

/** Draws text in a box and answers its height; on a mirrored page, left is right. */
export function drawText(canvas: Canvas, text: string, box: TextBox): number {
  return drawLines(canvas, wrap(canvas, text, box, box.width, box.maxLines), box)
}

/** Draws lines that were set before, one below the other, and answers their height. */
export function drawLines(canvas: Canvas, lines: readonly Line[], box: TextBox): number {
  lines.forEach((line, index) => {
    const room = box.width - line.width
    const isAtStart = (box.align ?? 'left') === (canvas.isRightToLeft ? 'right' : 'left')
    const shift = box.align === 'center' ? room / 2 : isAtStart ? 0 : room
    const x = canvas.left(box.x, box.width) + shift
    drawLine(canvas, line, { x, y: box.y + index * box.size * LINE_HEIGHT }, box)
  })
  return lines.length * box.size * LINE_HEIGHT
}

/** The limits of a fitted size. */
export interface FittingSizes {
  readonly max: number
  readonly min: number
  readonly weight?: Weight
  readonly isFigure?: boolean
}

/** The largest size up to `max` at which a text fits a width on one line, not below `min`. */
export function fittingSize(
  canvas: Canvas,
  text: string,
  width: number,
  { max, min, weight = 'regular', isFigure = false }: FittingSizes,
): number {
  const natural = lineOf(canvas, text, { size: max, weight, isFigure }).width
  return natural <= width ? max : Math.max(min, (max * width) / natural)
}

/**
 * Draws one line that is made smaller until it fits, for prices; if it is too large even at `least` of its size, it is broken into
 * lines. Answers its height.
 */
export function drawFitted(canvas: Canvas, text: string, box: TextBox, least = 0.4): number {
  const { size: max, width } = box
  const style = { ...box, size: fittingSize(canvas, text, width, { ...box, max, min: max * least }) }
  const line = lineOf(canvas, text, style)
  // Rounding may make a fitted line slightly too wide.
  const fits = style.size > max * least || line.width <= width
  return fits ? drawLines(canvas, [line], style) : drawText(canvas, text, style)
}
