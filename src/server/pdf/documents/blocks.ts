import { MUTED } from '../layout/colors.ts'
import type { Canvas } from '../layout/canvas.ts'
import { drawFitted, drawLines, drawText, LINE_HEIGHT, type TextBox, wrap } from '../layout/text.ts'
import type { Fact, Party } from './document-job.ts'
import type { Sheet } from './sheet.ts'

/** A position for something whose height follows from its content. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Lines of a name at its usual size. */
const NAME_LINES = 3
/** No address has more lines, including those below it. */
const ADDRESS_LINES = 12
/** The smallest size of a word, as a share, before it is broken. */
export const LEAST = 0.65

/** Draws an address below its heading; answers where it ends. */
export function drawParty(
  { canvas, design }: Sheet,
  { label, name, lines }: Party,
  place: Place,
  color = MUTED,
): number {
  let { y } = place
  if (label !== '') {
    y += drawText(canvas, label, { ...place, y, size: design.small, weight: 'bold', color, maxLines: 1 }) + 2
  }
  const text = { ...place, size: design.body + 0.5 }
  if (name !== '') y += drawName(canvas, name, { ...text, y, weight: 'bold' }, NAME_LINES)
  for (const line of lines.slice(0, ADDRESS_LINES)) {
    // Mail and web addresses have no spaces to break at.
    y += line.includes(' ')
      ? drawText(canvas, line, { ...text, y, maxLines: 2 })
      : drawFitted(canvas, line, { ...text, y, maxLines: 2 }, LEAST)
  }
  return y
}

/**
 * Draws the name of a business, which the law requires in full: a long one is set smaller, and then takes as many lines as it needs.
 */
export function drawName(canvas: Canvas, name: string, box: TextBox, lines: number): number {
  const sizes = [1, 0.88, 0.76, LEAST].map((share) => box.size * share)
  const size = sizes.find((each) => wrap(canvas, name, { ...box, size: each }, box.width).length <= lines)
  return drawText(canvas, name, { ...box, size: size ?? box.size * LEAST })
}

/** Draws labels with their values to the right of them; answers where they end. */
export function drawFacts(
  { canvas, design }: Sheet,
  entries: readonly Fact[],
  place: Place,
  {
    labelWidth,
    align = 'left',
    maxLines = 4,
  }: { readonly labelWidth: number; readonly align?: 'left' | 'right'; readonly maxLines?: number },
): number {
  let { y } = place
  for (const { label, value } of entries) {
    const style = { size: design.body, y } as const
    const head = { ...style, x: place.x, width: labelWidth - 8, color: MUTED, maxLines: 2 }
    const body = { ...style, x: place.x + labelWidth, width: place.width - labelWidth, align, maxLines }
    const height = Math.max(drawText(canvas, label, head), drawText(canvas, value, body))
    y += height + design.body * 0.3
  }
  return y
}

/** Labels and values as one text each. */
export function wordsOf(entries: readonly Fact[]): string[] {
  return entries.map(({ label, value }) => `${label} ${value}`)
}

/** Draws label and value as one line of the totals; the value is never cut. */
export function drawAmount(
  { canvas }: Pick<Sheet, 'canvas'>,
  { label, value }: Fact,
  place: Place,
  style: { readonly size: number; readonly weight?: 'bold'; readonly color?: string },
): number {
  const labelWidth = place.width * 0.56
  const height = drawText(canvas, label, { ...place, ...style, width: labelWidth - 6, maxLines: 3 })
  const box = { ...place, x: place.x + labelWidth, width: place.width - labelWidth, align: 'right' } as const
  drawFitted(canvas, value, { ...box, ...style, isFigure: true })
  return Math.max(height, style.size * LINE_HEIGHT)
}

/** Draws text that may go on over pages, line by line; answers where it ends. */
export function drawFlow(
  sheet: Sheet,
  text: string,
  start: number,
  style: { readonly size: number; readonly color?: string },
): number {
  const { canvas, left, width, bottom, newPage } = sheet
  let y = start
  for (const line of wrap(canvas, text.trim(), style, width)) {
    if (y + style.size * LINE_HEIGHT > bottom) y = newPage()
    y += drawLines(canvas, [line], { ...style, x: left, y, width })
  }
  return y
}
