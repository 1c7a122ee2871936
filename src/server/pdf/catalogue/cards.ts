import { drawFitted, drawText, LINE_HEIGHT } from '../layout/text.ts'
import type { CatalogueItem, CatalogueJob, Sheet } from './catalogue-pdf.ts'

const ACROSS = 3
const GAP = 12
const PICTURE = 86
const PADDING = 9
const NAME = 10
const SMALL = 7.5
const PRICE = 13
const LINE = '#d9dde5'
const PALE = '#f3f4f7'
const MUTED = '#5b6475'
const NAME_LINES = 2
/** More prices do not fit a card; the table has room for them. */
const MOST_LINES = 4

/** The products as cards, three to a row, all of a row equally high. */
export function drawCards(sheet: Sheet, job: CatalogueJob, top: number): void {
  const width = (sheet.width - GAP * (ACROSS - 1)) / ACROSS
  const hasPictures = job.pictures.size > 0
  let y = top
  for (let first = 0; first < job.items.length; first += ACROSS) {
    const row = job.items.slice(first, first + ACROSS)
    const lines = Math.min(MOST_LINES, Math.max(...row.map(({ morePrices }) => morePrices.length)))
    const height = heightOf(hasPictures, lines)
    if (y + height > sheet.bottom) y = sheet.newPage()
    for (const [index, item] of row.entries()) {
      drawCard(sheet, job, item, { x: sheet.left + index * (width + GAP), y, width, height })
    }
    y += height + GAP
  }
}

function heightOf(hasPictures: boolean, lines: number): number {
  const texts = (NAME * NAME_LINES + SMALL + PRICE + SMALL * lines) * LINE_HEIGHT
  return (hasPictures ? PICTURE + PADDING : 0) + texts + 2 * PADDING + 8
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function drawCard({ canvas, pictures }: Sheet, job: CatalogueJob, item: CatalogueItem, place: Place): void {
  const { x, width, height } = place
  canvas.pdf.roundedRect(x, place.y, width, height, 5).lineWidth(0.6).strokeColor(LINE).stroke()
  let y = place.y + PADDING
  if (job.pictures.size > 0) {
    const box = { x: x + PADDING, y, width: width - 2 * PADDING, height: PICTURE }
    const bytes = item.picture === null ? undefined : job.pictures.get(item.picture)
    if (item.picture === null || !bytes || !pictures.draw(item.picture, bytes, box)) {
      canvas.pdf.roundedRect(box.x, box.y, box.width, box.height, 3).fill(PALE)
    }
    y += PICTURE + PADDING
  }
  const box = { x: x + PADDING, width: width - 2 * PADDING } as const
  y += drawText(canvas, item.name, { ...box, y, size: NAME, weight: 'bold', maxLines: NAME_LINES }) + 1
  if (item.sku !== '') drawText(canvas, item.sku, { ...box, y, size: SMALL, color: MUTED, maxLines: 1 })
  const more = item.morePrices.slice(0, MOST_LINES)
  let priceY = place.y + height - PADDING - (PRICE + SMALL * more.length) * LINE_HEIGHT
  drawFitted(canvas, item.price, { ...box, y: priceY, size: PRICE, weight: 'bold', color: job.accent })
  priceY += PRICE * LINE_HEIGHT
  for (const text of more) {
    priceY += drawFitted(canvas, text, { ...box, y: priceY, size: SMALL, color: MUTED })
  }
}
