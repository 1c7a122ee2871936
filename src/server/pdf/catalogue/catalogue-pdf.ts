import { drawFooters } from '../layout/page-numbers.ts'
import { PAGE_SIZES, type PageSize, Canvas } from '../layout/canvas.ts'
import { Pictures } from '../layout/picture.ts'
import { drawText } from '../layout/text.ts'
import { drawCards } from './cards.ts'
import { drawPriceTable } from './price-table.ts'

/** How a catalogue shows its products. */
export const CATALOGUE_STYLES = ['cards', 'table'] as const
export type CatalogueStyle = (typeof CATALOGUE_STYLES)[number]

/** One product, all as text. */
export interface CatalogueItem {
  readonly name: string
  readonly sku: string
  readonly description: string
  /** Empty for a product without a price. */
  readonly price: string
  /** Further prices: `Trade $8.00`, `from 10: $9.50`. */
  readonly morePrices: readonly string[]
  /** The key of its picture in `pictures`. */
  readonly picture: string | null
}

/** A printed price list (PLIST-05). It holds only what a buyer may see. */
export interface CatalogueJob {
  readonly kind: 'catalogue'
  readonly style: CatalogueStyle
  readonly size: PageSize
  readonly business: string
  readonly title: string
  readonly note: string
  /** The accent colour, as `#rrggbb`. */
  readonly accent: string
  /** The lines about the prices: date, currency, VAT. */
  readonly facts: readonly string[]
  /** The heads of its columns, and what it says if it has no products. */
  readonly texts: Readonly<Record<'product' | 'sku' | 'price' | 'empty', string>>
  readonly items: readonly CatalogueItem[]
  /** JPEG and PNG files by their keys. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
  /** Epoch milliseconds. */
  readonly at: number
}

/** The margin of every page in points. */
const MARGIN = 42
const MUTED = '#5b6475'

/** The content area of a page, and how the next page begins. */
export interface Sheet {
  readonly canvas: Canvas
  readonly pictures: Pictures
  readonly left: number
  readonly width: number
  /** The lower edge of the content. */
  readonly bottom: number
  /** Begins a page with its running head; answers where content begins. */
  readonly newPage: () => number
}

/** Draws the catalogue and answers the file. */
export async function catalogueFile(job: CatalogueJob): Promise<{ bytes: Buffer; missingLetters: string }> {
  const { business, title, at } = job
  const canvas = new Canvas({ size: PAGE_SIZES[job.size], title: `${title} · ${business}`, author: business, at })
  const sheet: Sheet = {
    canvas,
    pictures: new Pictures(canvas),
    left: MARGIN,
    width: canvas.width - 2 * MARGIN,
    bottom: canvas.height - MARGIN - 6,
    newPage: () => {
      canvas.addPage()
      return drawRunningHead(canvas, job)
    },
  }
  canvas.addPage()
  const top = drawTitle(canvas, job)
  if (job.items.length === 0) {
    drawText(canvas, job.texts.empty, { x: MARGIN, y: top, width: sheet.width, size: 11, color: MUTED })
  } else if (job.style === 'cards') drawCards(sheet, job, top)
  else drawPriceTable(sheet, job, top)
  drawFooters(canvas, [business, title].join(' · '), { margin: MARGIN, y: canvas.height - MARGIN + 8 })
  const { missingLetters } = canvas
  return { bytes: await canvas.bytes(), missingLetters }
}

/** The head of the first page: business, title, and facts about the prices. */
function drawTitle(canvas: Canvas, { business, title, note, accent, facts }: CatalogueJob): number {
  const width = canvas.width - 2 * MARGIN
  canvas.pdf.rect(0, 0, canvas.width, 8).fill(accent)
  const factsWidth = 170
  const left = { x: MARGIN, width: width - factsWidth - 20 } as const
  let y = MARGIN
  y += drawText(canvas, business, { ...left, y, size: 10.5, weight: 'bold', color: accent, maxLines: 2 }) + 4
  y += drawText(canvas, title, { ...left, y, size: 24, weight: 'bold', maxLines: 3 }) + 2
  if (note !== '') y += drawText(canvas, note, { ...left, y: y + 4, size: 10, color: MUTED, maxLines: 12 }) + 6
  let factsY = MARGIN
  for (const fact of facts) {
    const box = { x: MARGIN + width - factsWidth, y: factsY, width: factsWidth, align: 'right' } as const
    factsY += drawText(canvas, fact, { ...box, size: 9, color: MUTED, maxLines: 3 }) + 1
  }
  const bottom = Math.max(y, factsY) + 10
  canvas.pdf.rect(MARGIN, bottom, width, 1.5).fill(accent)
  return bottom + 14
}

function drawRunningHead(canvas: Canvas, { business, title, accent }: CatalogueJob): number {
  const box = { x: MARGIN, y: MARGIN - 16, width: canvas.width - 2 * MARGIN, size: 8.5, maxLines: 1 } as const
  canvas.pdf.rect(0, 0, canvas.width, 4).fill(accent)
  drawText(canvas, title, { ...box, width: box.width * 0.6, weight: 'bold' })
  drawText(canvas, business, {
    ...box,
    x: box.x + box.width * 0.62,
    width: box.width * 0.38,
    align: 'right',
    color: MUTED,
  })
  return MARGIN + 6
}
