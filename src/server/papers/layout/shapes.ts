import type { Paper } from './paper.ts'
import type { Box } from './picture.ts'

/** Fills a rectangle, its corners rounded by a radius in points. */
export function fillBox(paper: Paper, { x, y, width, height }: Box, color: string, radius = 0): void {
  const left = paper.left(x, width)
  if (radius > 0) paper.pdf.roundedRect(left, y, width, height, radius)
  else paper.pdf.rect(left, y, width, height)
  paper.pdf.fill(color)
}

/** Draws a level line, `thickness` points thick. */
export function drawRule(paper: Paper, { x, y, width }: Omit<Box, 'height'>, color: string, thickness = 0.5): void {
  const left = paper.left(x, width)
  paper.pdf
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(thickness)
    .strokeColor(color)
    .stroke()
}
