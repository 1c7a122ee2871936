import { MUTED } from './colors.ts'
import type { Paper } from './paper.ts'
import { drawText } from './text.ts'

const SIZE = 7.5

/** Where feet stand: the margin left and right, the upper edge of the line, and the words for `Page {page} of {pages}`. */
export interface FooterPlace {
  readonly margin: number
  readonly y: number
  readonly words?: string
  /** A language tag: how the numbers are written. */
  readonly language?: string
}

/** Writes a line at the foot of every page, with its number and how many there are; call it when all pages are there. */
export function drawFooters(
  paper: Paper,
  text: string,
  { margin, y, words = 'Page {page} of {pages}', language = 'en' }: FooterPlace,
): void {
  const { start, count } = paper.pdf.bufferedPageRange()
  const width = paper.width - 2 * margin
  const numbers = new Intl.NumberFormat(language)
  for (let page = 0; page < count; page += 1) {
    paper.pdf.switchToPage(start + page)
    const style = { x: margin, y, size: SIZE, color: MUTED, maxLines: 1 } as const
    const shown = words.replace('{page}', numbers.format(page + 1)).replace('{pages}', numbers.format(count))
    drawText(paper, text, { ...style, width: width - 110 })
    drawText(paper, shown, { ...style, width, align: 'right' })
  }
}
