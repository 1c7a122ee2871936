import { drawFooters } from '../layout/page-numbers.ts'
import { PAGE_SIZES, type PageSize, Paper } from '../layout/paper.ts'
import { Pictures } from '../layout/picture.ts'
import { drawText } from '../layout/text.ts'
import { drawCards } from './cards.ts'
import { drawPriceTable } from './price-table.ts'

/** How a catalogue shows its products. */
export const CATALOGUE_STYLES = ['cards', 'table'] as const
export type CatalogueStyle = (typeof CATALOGUE_STYLES)[number]

/** One product, everything in words already. */
export interface CatalogueItem {
  readonly name: string
  readonly sku: string
  readonly description: string
  /** Empty for a product without a price. */
  readonly price: string
  /** What it is besides the price: `Trade $8.00`, `from 10: $9.50`. */
  readonly morePrices: readonly string[]
  /** The key of its picture in `pictures`. */
  readonly picture: string | null
}

/** A price list as it is printed (PLIST-05). It holds what a buyer may see and nothing else. */
export interface CatalogueJob {
  readonly kind: 'catalogue'
  readonly style: CatalogueStyle
  readonly size: PageSize
  readonly business: string
  readonly title: string
  readonly note: string
  /** Of the one colour, as `#rrggbb`. */
  readonly accent: string
  /** The lines that say what the prices are: date, currency, VAT. */
  readonly facts: readonly string[]
  readonly priceHead: string
  readonly items: readonly CatalogueItem[]
  /** JPEG and PNG files by their keys. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
  /** Epoch milliseconds. */
  readonly at: number
}

/** The margin of every page in points. */
const MARGIN = 42
const MUTED = '#5b6475'

/** Where a page's content is, and how the next one begins. */
export interface Sheet {
  readonly paper: Paper
  readonly pictures: Pictures
  readonly left: number
  readonly width: number
  /** Where content must end. */
  readonly bottom: number
  /** Begins a further page with its running head; answers where content begins. */
  readonly newPage: () => number
}

/** Draws the catalogue and answers the file. */
export async function catalogueFile(job: CatalogueJob): Promise<{ bytes: Buffer; missingLetters: string }> {
  const { business, title, at } = job
  const paper = new Paper({ size: PAGE_SIZES[job.size], title: `${title} · ${business}`, author: business, at })
  const sheet: Sheet = {
    paper,
    pictures: new Pictures(paper),
    left: MARGIN,
    width: paper.width - 2 * MARGIN,
    bottom: paper.height - MARGIN - 6,
    newPage: () => {
      paper.addPage()
      return drawRunningHead(paper, job)
    },
  }
  paper.addPage()
  const top = drawTitle(paper, job)
  if (job.items.length === 0) {
    const text = 'There are no products on this price list.'
    drawText(paper, text, { x: MARGIN, y: top, width: sheet.width, size: 11, color: MUTED })
  } else if (job.style === 'cards') drawCards(sheet, job, top)
  else drawPriceTable(sheet, job, top)
  drawFooters(paper, [business, title].join(' · '), { margin: MARGIN, y: paper.height - MARGIN + 8 })
  const { missingLetters } = paper
  return { bytes: await paper.bytes(), missingLetters }
}

/** The first page's head: whose list it is, what it is called, and what its prices are. */
function drawTitle(paper: Paper, { business, title, note, accent, facts }: CatalogueJob): number {
  const width = paper.width - 2 * MARGIN
  paper.pdf.rect(0, 0, paper.width, 8).fill(accent)
  const factsWidth = 170
  const left = { x: MARGIN, width: width - factsWidth - 20 } as const
  let y = MARGIN
  y += drawText(paper, business, { ...left, y, size: 10.5, weight: 'bold', color: accent, maxLines: 2 }) + 4
  y += drawText(paper, title, { ...left, y, size: 24, weight: 'bold', maxLines: 3 }) + 2
  if (note !== '') y += drawText(paper, note, { ...left, y: y + 4, size: 10, color: MUTED, maxLines: 12 }) + 6
  let factsY = MARGIN
  for (const fact of facts) {
    const box = { x: MARGIN + width - factsWidth, y: factsY, width: factsWidth, align: 'right' } as const
    factsY += drawText(paper, fact, { ...box, size: 9, color: MUTED, maxLines: 3 }) + 1
  }
  const bottom = Math.max(y, factsY) + 10
  paper.pdf.rect(MARGIN, bottom, width, 1.5).fill(accent)
  return bottom + 14
}

function drawRunningHead(paper: Paper, { business, title, accent }: CatalogueJob): number {
  const box = { x: MARGIN, y: MARGIN - 16, width: paper.width - 2 * MARGIN, size: 8.5, maxLines: 1 } as const
  paper.pdf.rect(0, 0, paper.width, 4).fill(accent)
  drawText(paper, title, { ...box, width: box.width * 0.6, weight: 'bold' })
  drawText(paper, business, {
    ...box,
    x: box.x + box.width * 0.62,
    width: box.width * 0.38,
    align: 'right',
    color: MUTED,
  })
  return MARGIN + 6
}
