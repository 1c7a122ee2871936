import type { Barcode } from '#domain/labels/barcode.ts'
import { isWide, LABEL_PADDING_MM, WIDE_SHARE } from '#domain/labels/label-plan.ts'
import { labelPosition, type LabelTemplate } from '#domain/labels/label-templates.ts'
import { POINTS_A_MM, Canvas } from '../layout/canvas.ts'
import type { Box } from '../layout/picture.ts'
import { drawFitted, drawText, fittingSize, LINE_HEIGHT } from '../layout/text.ts'
import { drawBarcode } from './draw-barcode.ts'

/** One label, all as text; empty texts are left out. */
export interface Label {
  readonly name: string
  readonly sku: string
  readonly price: string
  /** Lines about the price: `per piece`, `incl. VAT`. */
  readonly units: readonly string[]
  readonly barcode: Barcode | null
  readonly copies: number
}

/** Labels on sheets or a roll (PROD-16). */
export interface LabelsJob {
  readonly kind: 'labels'
  readonly template: LabelTemplate
  readonly labels: readonly Label[]
  /** The first position on the first sheet, from 1. */
  readonly start: number
  readonly title: string
  readonly author: string
  readonly at: number
}

const MUTED = '#3d4554'

/** Draws the labels and answers the file. */
export async function labelsFile(job: LabelsJob): Promise<{ bytes: Buffer; missingLetters: string }> {
  const { template, labels, start, title, author, at } = job
  const size = [template.page.width * POINTS_A_MM, template.page.height * POINTS_A_MM] as const
  const canvas = new Canvas({ size, title, author, at })
  let pages = 0
  let n = 0
  for (const label of labels) {
    for (let copy = 0; copy < label.copies; copy += 1, n += 1) {
      const place = labelPosition(template, n, start)
      for (; pages <= place.page; pages += 1) canvas.addPage()
      drawLabel(canvas, label, {
        x: place.x * POINTS_A_MM,
        y: place.y * POINTS_A_MM,
        width: template.label.width * POINTS_A_MM,
        height: template.label.height * POINTS_A_MM,
      })
    }
  }
  if (pages === 0) canvas.addPage()
  const { missingLetters } = canvas
  return { bytes: await canvas.bytes(), missingLetters }
}

/** Wide labels have the price beside the text, the others below it. */
function drawLabel(canvas: Canvas, label: Label, outer: Box): void {
  const padding = Math.min(LABEL_PADDING_MM, outer.height / POINTS_A_MM / 14) * POINTS_A_MM
  const box = {
    x: outer.x + padding,
    y: outer.y + padding,
    width: outer.width - 2 * padding,
    height: outer.height - 2 * padding,
  }
  if (isWide({ width: outer.width / POINTS_A_MM, height: outer.height / POINTS_A_MM })) drawWide(canvas, label, box)
  else drawTall(canvas, label, box)
}

/** Sizes that grow with the label. */
function sizesOf({ width, height }: Box) {
  const name = Math.max(5.5, Math.min(13, height / 9, width / 14))
  return { name, small: Math.max(4.5, Math.min(8, name * 0.72)), price: Math.min(44, height * 0.34) }
}

function drawTall(canvas: Canvas, label: Label, box: Box): void {
  const sizes = sizesOf(box)
  const lines = box.height > 26 * POINTS_A_MM ? 2 : 1
  const name = { ...box, size: sizes.name, weight: 'bold', maxLines: lines } as const
  const nameHeight = label.name === '' ? 0 : drawText(canvas, label.name, name)
  const codeHeight = label.barcode ? Math.max(6.5 * POINTS_A_MM, box.height * 0.36) : 0
  const codeY = box.y + box.height - codeHeight
  if (label.barcode) drawBarcode(canvas, label.barcode, { ...box, y: codeY, height: codeHeight }, sizes.small)
  const middle = { ...box, y: box.y + nameHeight, height: codeY - box.y - nameHeight }
  drawPriceRow(canvas, label, middle, sizes)
}

/** The price on the left, SKU and unit on the right of it. */
function drawPriceRow(canvas: Canvas, label: Label, box: Box, sizes: ReturnType<typeof sizesOf>): void {
  const side = [...label.units, label.sku].filter(Boolean)
  const hasPrice = label.price !== ''
  const priceWidth = side.length > 0 ? box.width * 0.6 : box.width
  const most = Math.max(5, Math.min(sizes.price, box.height / LINE_HEIGHT))
  if (hasPrice) {
    const size = fittingSize(canvas, label.price, priceWidth, { max: most, min: 4, weight: 'bold' })
    const y = box.y + (box.height - size * LINE_HEIGHT) / 2
    drawFitted(canvas, label.price, { x: box.x, y, width: priceWidth, size, weight: 'bold' })
  }
  const sideX = hasPrice ? box.x + box.width * 0.62 : box.x
  const sideWidth = box.x + box.width - sideX
  let y = box.y + (box.height - side.length * sizes.small * LINE_HEIGHT) / 2
  for (const text of side) {
    const style = { x: sideX, y, width: sideWidth, size: sizes.small, color: MUTED, maxLines: 1 } as const
    y += drawText(canvas, text, { ...style, align: hasPrice ? 'right' : 'left' })
  }
}

/** Name, SKU and barcode on the left, the price as large as it fits on the right. */
function drawWide(canvas: Canvas, label: Label, box: Box): void {
  const sizes = sizesOf(box)
  const left = { x: box.x, width: box.width * WIDE_SHARE - 4 }
  const codeHeight = label.barcode ? Math.min(box.height * 0.42, 17 * POINTS_A_MM) : 0
  const lines = Math.floor((box.height - codeHeight - sizes.small * LINE_HEIGHT - 4) / (sizes.name * LINE_HEIGHT))
  let y = box.y
  if (label.name !== '') {
    y += drawText(canvas, label.name, { ...left, y, size: sizes.name, weight: 'bold', maxLines: Math.min(3, lines) })
  }
  if (label.sku !== '') drawText(canvas, label.sku, { ...left, y: y + 1, size: sizes.small, color: MUTED, maxLines: 1 })
  if (label.barcode) {
    const place = { x: box.x, y: box.y + box.height - codeHeight, width: box.width * WIDE_SHARE, height: codeHeight }
    drawBarcode(canvas, label.barcode, place, sizes.small)
  }
  const right = {
    x: box.x + box.width * WIDE_SHARE,
    width: box.width * (1 - WIDE_SHARE),
    align: 'right',
    maxLines: 1,
  } as const
  const size = fittingSize(canvas, label.price, right.width, {
    max: Math.min(60, box.height * 0.5),
    min: 8,
    weight: 'bold',
  })
  const unitHeight = label.units.length * sizes.small * LINE_HEIGHT
  let top = box.y + (box.height - size * LINE_HEIGHT - unitHeight) / 2
  if (label.price !== '') top += drawFitted(canvas, label.price, { ...right, y: top, size, weight: 'bold' })
  for (const unit of label.units) top += drawText(canvas, unit, { ...right, y: top, size: sizes.small, color: MUTED })
}
