import type { Paper, Run, Weight } from './paper.ts'

/** How text looks: size in points, colour as `#rrggbb`. */
export interface TextStyle {
  readonly size: number
  readonly weight?: Weight
  readonly color?: string
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

/** Sets text as one line. */
export function lineOf(paper: Paper, text: string, { size, weight = 'regular' }: TextStyle): Line {
  const runs = paper.runs(text, weight)
  const width = runs.reduce((sum, run) => sum + paper.use(run.face, size).widthOfString(run.text), 0)
  return { runs, width }
}

/** Breaks text into lines of a width, at its own line ends, at spaces, and within words that are too long by themselves. */
export function wrap(paper: Paper, text: string, style: TextStyle, width: number, maxLines = Infinity): Line[] {
  const lines: string[] = []
  for (const paragraph of text.split(/\r?\n/)) lines.push(...wrapped(paper, paragraph, style, width, maxLines + 1))
  const kept = lines.slice(0, maxLines)
  if (lines.length > maxLines) kept[maxLines - 1] = shortened(paper, kept[maxLines - 1] ?? '', style, width)
  return kept.map((line) => lineOf(paper, line, style))
}

function wrapped(paper: Paper, text: string, style: TextStyle, width: number, enough: number): string[] {
  const fits = (line: string): boolean => lineOf(paper, line, style).width <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/[ \t]+/).filter(Boolean)) {
    if (lines.length >= enough) return lines
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (!fits(line) && line.length > 1) {
      const cut = fitting(line, fits)
      lines.push(line.slice(0, cut))
      line = line.slice(cut)
    }
  }
  return [...lines, line]
}

/** How many characters of a word fit, one at least; a pair of surrogates stays together. */
function fitting(word: string, fits: (text: string) => boolean): number {
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
  let { x } = at
  for (const run of line.runs) {
    const pdf = paper.use(run.face, style.size)
    pdf.fillColor(style.color ?? INK)
    pdf.text(run.text, x, at.y + style.size * BASELINE, { lineBreak: false, baseline: 'alphabetic' })
    x += pdf.widthOfString(run.text)
  }
}

/** Draws text in a box and answers the height that it took. */
export function drawText(paper: Paper, text: string, box: TextBox): number {
  return drawLines(paper, wrap(paper, text, box, box.width, box.maxLines), box)
}

/** Draws lines that were set before, one below the other, and answers their height. */
export function drawLines(paper: Paper, lines: readonly Line[], box: TextBox): number {
  lines.forEach((line, index) => {
    const room = box.width - line.width
    const shift = box.align === 'right' ? room : box.align === 'center' ? room / 2 : 0
    drawLine(paper, line, { x: box.x + shift, y: box.y + index * box.size * LINE_HEIGHT }, box)
  })
  return lines.length * box.size * LINE_HEIGHT
}

/** Sizes between which text is set. */
export interface FittingSizes {
  readonly max: number
  readonly min: number
  readonly weight?: Weight
}

/** The largest size up to `max` at which a text fits a width on one line, not below `min`. */
export function fittingSize(
  paper: Paper,
  text: string,
  width: number,
  { max, min, weight = 'regular' }: FittingSizes,
): number {
  const natural = lineOf(paper, text, { size: max, weight }).width
  return natural <= width ? max : Math.max(min, (max * width) / natural)
}

/** Draws one line that is made smaller until it fits, and never cut: for prices. Answers its height. */
export function drawFitted(paper: Paper, text: string, box: TextBox): number {
  const { size: max, weight = 'regular', width } = box
  const style = { ...box, size: fittingSize(paper, text, width, { max, min: max * 0.4, weight }) }
  return drawLines(paper, [lineOf(paper, text, style)], style)
}
