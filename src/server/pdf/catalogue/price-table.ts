import type { Column } from '../layout/column.ts'
import { drawTable } from '../layout/table.ts'
import type { CatalogueItem, CatalogueJob, Sheet } from './catalogue-pdf.ts'

const PICTURE = 46
const SKU = 92
const PRICE = 118

/** The products as rows: picture, name with its description, SKU and prices. */
export function drawPriceTable(sheet: Sheet, job: CatalogueJob, top: number): void {
  const { canvas, pictures, left, width, bottom, newPage } = sheet
  const hasPictures = job.pictures.size > 0
  const picture: Column<CatalogueItem> = {
    title: '',
    width: PICTURE + 12,
    size: 9,
    text: () => '',
    draw: (item, box) => {
      const bytes = item.picture === null ? undefined : job.pictures.get(item.picture)
      if (item.picture !== null && bytes) pictures.draw(item.picture, bytes, { ...box, width: PICTURE })
    },
  }
  // The last column's gap is outside the page's width, so that its right edge is the page's.
  const columns: Column<CatalogueItem>[] = [
    ...(hasPictures ? [picture] : []),
    {
      title: job.texts.product,
      width: width + 10 - SKU - PRICE - (hasPictures ? picture.width : 0),
      size: 9.5,
      weight: 'bold',
      text: ({ name }) => name,
      below: ({ description }) => description,
      maxLines: 3,
    },
    { title: job.texts.sku, width: SKU, size: 8.5, text: ({ sku }) => sku, maxLines: 2 },
    {
      title: job.texts.price,
      width: PRICE,
      size: 10.5,
      weight: 'bold',
      align: 'right',
      whole: true,
      isFigure: true,
      text: ({ price }) => price,
      below: ({ morePrices }) => morePrices.join('\n'),
    },
  ]
  const rowHeight = hasPictures ? PICTURE + 10 : 24
  drawTable(canvas, { columns, rows: job.items, x: left, y: top, bottom, rowHeight, newPage })
}
