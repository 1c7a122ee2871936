import type { Canvas } from './canvas.ts'
import type { Box } from './picture.ts'

/** Fills a rectangle, its corners rounded by a radius in points. */
export function fillBox(canvas: Canvas, { x, y, width, height }: Box, color: string, radius = 0): void {
  const left = canvas.left(x, width)
  if (radius > 0) canvas.pdf.roundedRect(left, y, width, height, radius)
  else canvas.pdf.rect(left, y, width, height)
  canvas.pdf.fill(color)
}

/** Draws a horizontal line, `thickness` points thick. */
export function drawRule(canvas: Canvas, { x, y, width }: Omit<Box, 'height'>, color: string, thickness = 0.5): void {
  const left = canvas.left(x, width)
  canvas.pdf
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(thickness)
    .strokeColor(color)
    .stroke()
}
