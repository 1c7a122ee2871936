import type { Barcode } from '#domain/labels/barcode.ts'
import { POINTS_A_MM, type Canvas } from '../layout/canvas.ts'
import type { Box } from '../layout/picture.ts'
import { drawText, LINE_HEIGHT } from '../layout/text.ts'
import { barsOf } from './bars.ts'

/** Quiet zones in modules, left and right (GS1 General Specifications 5.2; ISO/IEC 15417). */
const QUIET = { ean13: [11, 7], upca: [9, 9], code128: [10, 10] } as const
/** The nominal module of EAN and UPC; a code is never wider. */
const WIDEST_MM = { ean13: 0.33, upca: 0.33, code128: 0.33 } as const

/** Draws a barcode with its text below into a box: at the nominal size, or as large as fits. */
export function drawBarcode(canvas: Canvas, code: Barcode, box: Box, textSize: number): void {
  const { bars, modules } = barsOf(code)
  const [left, right] = QUIET[code.symbology]
  const module = Math.min(WIDEST_MM[code.symbology] * POINTS_A_MM, box.width / (modules + left + right))
  const width = modules * module
  const textHeight = textSize * LINE_HEIGHT
  const start = box.x + (box.width - (modules + left + right) * module) / 2 + left * module
  const height = box.height - textHeight
  for (const bar of bars) canvas.pdf.rect(start + bar.at * module, box.y, bar.width * module, height)
  canvas.pdf.fill('#000000')
  const text = {
    x: start - left * module,
    y: box.y + height + 0.5,
    width: width + (left + right) * module,
    align: 'center',
  } as const
  drawText(canvas, code.text, { ...text, size: textSize, color: '#000000', maxLines: 1 })
}
