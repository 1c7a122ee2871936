import type { Paper } from './paper.ts'
import { drawText } from './text.ts'

const SIZE = 7.5
const MUTED = '#5b6475'

/** Writes a line at the foot of every page, with its number and how many there are; call it when all pages are there. */
export function drawFooters(paper: Paper, text: string, margin: number): void {
  const { start, count } = paper.pdf.bufferedPageRange()
  const y = paper.height - margin + 8
  const width = paper.width - 2 * margin
  for (let page = 0; page < count; page += 1) {
    paper.pdf.switchToPage(start + page)
    const style = { x: margin, y, size: SIZE, color: MUTED, maxLines: 1 } as const
    drawText(paper, text, { ...style, width: width - 90 })
    drawText(paper, `Page ${page + 1} of ${count}`, { ...style, width, align: 'right' })
  }
}
