import { MUTED } from './colors.ts'
import type { Canvas } from './canvas.ts'
import { drawText } from './text.ts'

const SIZE = 7.5

/** The position of page feet: the margin left and right, the upper edge of the line, and the text `Page {page} of {pages}`. */
export interface FooterPosition {
  readonly margin: number
  readonly y: number
  readonly words?: string
  /** A language tag, for the format of numbers. */
  readonly language?: string
}

/** Writes a line with page number and page count at the foot of every page; call it when all pages exist. */
export function drawFooters(
  canvas: Canvas,
  text: string,
  { margin, y, words = 'Page {page} of {pages}', language = 'en' }: FooterPosition,
): void {
  const { start, count } = canvas.pdf.bufferedPageRange()
  const width = canvas.width - 2 * margin
  const numbers = new Intl.NumberFormat(language)
  for (let page = 0; page < count; page += 1) {
    canvas.pdf.switchToPage(start + page)
    const style = { x: margin, y, size: SIZE, color: MUTED, maxLines: 1 } as const
    const shown = words.replace('{page}', numbers.format(page + 1)).replace('{pages}', numbers.format(count))
    drawText(canvas, text, { ...style, width: width - 110 })
    drawText(canvas, shown, { ...style, width, align: 'right' })
  }
}
