import { asText, MUTED, tint } from '../layout/colors.ts'
import { fillBox } from '../layout/shapes.ts'
import { drawLines, drawText, LINE_HEIGHT, wrap } from '../layout/text.ts'
import { drawFacts, drawFlow } from './blocks.ts'
import type { DocumentJob, Passage } from './document-job.ts'
import { drawQrCode } from './qr-code.ts'
import type { Sheet } from './sheet.ts'

const PADDING = 12
/** The longest link that a business may have is printed whole. */
const LINES_OF_FACT = 12
const BODY = '#3a4252'

/** Draws the payment details with the code for banking apps beside them, all on one page; answers where they end. */
export function drawPayment(sheet: Sheet, { payment, design: name, accent }: DocumentJob, start: number): number {
  if (!payment) return start
  const { canvas, design, left, width, bottom, newPage } = sheet
  const codeRoom = payment.code === null ? 0 : design.code + PADDING
  const text = { x: left + PADDING, width: width - 2 * PADDING - codeRoom - (codeRoom > 0 ? PADDING : 0) }
  const labelWidth = Math.min(130, text.width * 0.34)
  const heading = design.heading * LINE_HEIGHT + 5
  const lines = payment.facts.map(({ label, value }) => {
    const values = wrap(canvas, value, { size: design.body }, text.width - labelWidth, LINES_OF_FACT).length
    const labels = wrap(canvas, label, { size: design.body }, labelWidth - 8, 2).length
    return Math.max(1, values, labels) * design.body * LINE_HEIGHT + design.body * 0.3
  })
  const factsHeight = lines.reduce((sum, height) => sum + height, 0)
  const codeHeight = payment.code === null ? 0 : design.code + 2 * design.small * LINE_HEIGHT
  const height = Math.max(heading + factsHeight, codeHeight) + 2 * PADDING - 4
  const y = start + design.gap + height > bottom ? newPage() : start + design.gap
  fillBox(
    canvas,
    { x: left, y, width, height },
    name === 'classic' ? '#f6f7f9' : tint(accent, 0.06),
    name === 'compact' ? 3 : 6,
  )
  const top = y + PADDING - 2
  const style = { size: design.heading, weight: 'bold', color: asText(accent) } as const
  drawText(canvas, payment.heading, { ...text, ...style, y: top, maxLines: 1 })
  drawFacts(sheet, payment.facts, { ...text, y: top + heading }, { labelWidth, maxLines: LINES_OF_FACT })
  if (payment.code !== null) {
    const code = { x: left + width - PADDING - design.code, y: y + PADDING, width: design.code, height: design.code }
    fillBox(canvas, { x: code.x - 7, y: code.y - 7, width: code.width + 14, height: code.height + 14 }, '#ffffff', 3)
    drawQrCode(canvas, payment.code, code)
    const hint = { x: code.x - 9, y: code.y + code.height + 8, width: code.width + 18, align: 'center' } as const
    drawText(canvas, payment.codeHint, { ...hint, size: design.small - 1, color: MUTED, maxLines: 2 })
  }
  return y + height
}

/** Draws the passages that fit beside the totals, in otherwise empty space; answers the rest. */
export function drawBeside(
  { canvas, design, left }: Sheet,
  passages: readonly Passage[],
  { y: start, width, height }: { readonly y: number; readonly width: number; readonly height: number },
): readonly Passage[] {
  let y = start
  for (const [index, { heading, text }] of passages.entries()) {
    const body = { size: design.small + 0.5, color: BODY } as const
    const lines = wrap(canvas, text.trim(), body, width)
    const head = heading === '' ? 0 : design.heading * LINE_HEIGHT + 2
    if (y + head + lines.length * body.size * LINE_HEIGHT > start + height) return passages.slice(index)
    const place = { x: left, width }
    if (heading !== '') drawText(canvas, heading, { ...place, y, size: design.heading, weight: 'bold', maxLines: 1 })
    y += head + drawLines(canvas, lines, { ...place, ...body, y: y + head }) + design.gap * 0.6
  }
  return []
}

/** Draws notes and terms; a heading stays with its first two lines. Answers where they end. */
export function drawPassages(sheet: Sheet, passages: readonly Passage[], start: number): number {
  const { canvas, design, left, width, bottom, newPage } = sheet
  let y = start
  for (const { heading, text } of passages) {
    const least = (design.heading + 2 * design.small) * LINE_HEIGHT
    y = y + design.gap + least > bottom ? newPage() : y + design.gap
    if (heading !== '')
      y += drawText(canvas, heading, { x: left, y, width, size: design.heading, weight: 'bold', maxLines: 1 }) + 2
    y = drawFlow(sheet, text, y, { size: design.small + 0.5, color: BODY })
  }
  return y
}
