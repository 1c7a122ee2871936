import { type Direction, directionOf } from './bidi.ts'
import { breakable } from './breaks.ts'
import { drawRun, widthOf } from './draw-run.ts'
import { tabular, type Run, type Weight } from './faces.ts'
import type { Paper } from './paper.ts'

/** How text looks: size in points, colour as `#rrggbb`. */
export interface TextStyle {
  readonly size: number
  readonly weight?: Weight
  readonly color?: string
  /** It is an amount, to stand below others digit by digit. */
  readonly isFigure?: boolean
}

/** A line that is ready to be drawn; its width in points. */
export interface Line {
  readonly runs: readonly Run[]
  readonly width: number
}

/** Where text goes. */
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
/** From the upper edge of a line to the feet of its letters, in sizes. */
const BASELINE = 0.98
const INK = '#1b2130'
const ELLIPSIS = '…'

/** Sets text as one line, in the direction of its paragraph where that was said. */
export function lineOf(
  paper: Paper,
  text: string,
  { size, weight = 'regular', isFigure = false }: TextStyle,
  direction: Direction = directionOf(text),
): Line {
  const set = paper.runs(text, weight, direction)
  const runs = isFigure ? set.map(tabular) : set
  return { runs, width: runs.reduce((sum, run) => sum + widthOf(paper, run, size), 0) }
}

/** Breaks text into lines of a width, at its own line ends, at spaces, and within words that are too long by themselves. */
export function wrap(paper: Paper, text: string, style: TextStyle, width: number, maxLines = Infinity): Line[] {
  const lines: { text: string; direction: Direction }[] = []
  for (const paragraph of text.split(/\r?\n|[\u2028\u2029]/)) {
    if (lines.length > maxLines) break
    const direction = directionOf(paragraph)
    const fits = (line: string): boolean => lineOf(paper, line, style, direction).width <= width
    lines.push(...wrapped(paragraph, fits, maxLines + 1).map((line) => ({ text: line, direction })))
  }
  const kept = lines.slice(0, maxLines)
  const last = kept.at(-1)
  if (last && lines.length > maxLines) last.text = shortened(paper, last.text, style, width)
  return kept.map((line) => lineOf(paper, line.text, style, line.direction))
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

/** How many characters of a word fit, one at least; a pair of surrogates stays together. */
function fitting(word: string, fits: Fits): number {
  let low = 1
  let high = word.length
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2)
    if (fits(word.slice(0, middle))) low = middle
    else high = middle
  }
  const splitsPair = /[\ud800-\udbff]$/.test(word.slice(0, low))
  return splitsPair ? low + 1 : low
}

function shortened(paper: Paper, text: string, style: TextStyle, width: number): string {
  const letters = Array.from(text)
  while (letters.length > 0 && lineOf(paper, letters.join('') + ELLIPSIS, style).width > width) letters.pop()
  return letters.join('').trimEnd() + ELLIPSIS
}

/** Draws one line; `y` is its upper edge. */
function drawLine(paper: Paper, line: Line, at: { readonly x: number; readonly y: number }, style: TextStyle): void {
  const { size, color = INK } = style
  let { x } = at
  for (const run of line.runs) {
    drawRun(paper, run, { x, y: at.y + size * BASELINE }, { size, color })
    x += widthOf(paper, run, size)
  }
}

/** Draws text in a box and answers the height that it took; on a mirrored paper, left is right. */
export function drawText(paper: Paper, text: string, box: TextBox): number {
  return drawLines(paper, wrap(paper, text, box, box.width, box.maxLines), box)
}

/** Draws lines that were set before, one below the other, and answers their height. */
export function drawLines(paper: Paper, lines: readonly Line[], box: TextBox): number {
  lines.forEach((line, index) => {
    const room = box.width - line.width
    const isAtStart = (box.align ?? 'left') === (paper.isRightToLeft ? 'right' : 'left')
    const shift = box.align === 'center' ? room / 2 : isAtStart ? 0 : room
    const x = paper.left(box.x, box.width) + shift
    drawLine(paper, line, { x, y: box.y + index * box.size * LINE_HEIGHT }, box)
  })
  return lines.length * box.size * LINE_HEIGHT
}

/** Sizes between which text is set. */
export interface FittingSizes {
  readonly max: number
  readonly min: number
  readonly weight?: Weight
  readonly isFigure?: boolean
}

/** The largest size up to `max` at which a text fits a width on one line, not below `min`. */
export function fittingSize(
  paper: Paper,
  text: string,
  width: number,
  { max, min, weight = 'regular', isFigure = false }: FittingSizes,
): number {
  const natural = lineOf(paper, text, { size: max, weight, isFigure }).width
  return natural <= width ? max : Math.max(min, (max * width) / natural)
}

/**
 * Draws one line that is made smaller until it fits, for prices; where `least` of its size is still too large, it is broken into
 * lines. Answers its height.
 */
export function drawFitted(paper: Paper, text: string, box: TextBox, least = 0.4): number {
  const { size: max, width } = box
  const style = { ...box, size: fittingSize(paper, text, width, { ...box, max, min: max * least }) }
  const line = lineOf(paper, text, style)
  // What was just made to fit may come out wider by a rounding.
  const fits = style.size > max * least || line.width <= width
  return fits ? drawLines(paper, [line], style) : drawText(paper, text, style)
}
