import { type Column, COLUMN_GAP } from '../layout/column.ts'
import { MUTED } from '../layout/colors.ts'
import { drawTable } from '../layout/table.ts'
import { tableLook } from './design.ts'
import { lineOf } from '../layout/text.ts'
import type { DocumentJob, ItemWords } from './document-job.ts'
import type { Sheet } from './sheet.ts'

/** The widest that a column may be, as a share of the text's width; the description gets the rest. */
const MOST = { quantity: 0.14, unitPrice: 0.18, discount: 0.13, tax: 0.11, amount: 0.19 } as const
/** The narrowest. */
const POSITION = 0.05
/** Points of free space before amounts. */
const AIR = 8

/** Draws the lines of a document; `keep` points must be free below the last one. Answers where they end. */
export function drawItems(sheet: Sheet, job: DocumentJob, y: number, keep: number): number {
  const { canvas, design, left, width, bottom, newPage } = sheet
  const { items } = job
  const look = tableLook(job.design, job.accent)
  const inset = look.inset ?? 0
  const columns = columnsOf(sheet, job, width - 2 * inset)
  const { rowHeight } = design
  const options = { columns, rows: items, x: left + inset, y, bottom, rowHeight, newPage, look, keep }
  return drawTable(canvas, options)
}

type Cell = (item: ItemWords) => string

function columnsOf(sheet: Sheet, { heads, items, taxes }: DocumentJob, width: number): Column<ItemWords>[] {
  const size = sheet.design.body
  const amounts = (['quantity', 'unitPrice', 'discount', 'tax', 'amount'] as const)
    .filter((name) => name !== 'discount' || items.some(({ discount }) => discount !== ''))
    .filter((name) => name !== 'tax' || taxes.length > 0)
    .map((name): Column<ItemWords> => {
      const text: Cell = (item) => item[name]
      const needed = widest(sheet, [heads[name], ...items.map(text)]) + COLUMN_GAP + AIR
      return {
        title: heads[name],
        width: Math.min(needed, width * MOST[name]),
        size,
        align: 'right',
        whole: true,
        isFigure: true,
        text,
      }
    })
  const position = Math.max(width * POSITION, widest(sheet, [items.at(-1)?.position ?? '']) + COLUMN_GAP)
  const taken = amounts.reduce((sum, column) => sum + column.width, 0) + position
  return [
    { title: '', width: position, size, text: (item) => item.position, color: MUTED, whole: true, isFigure: true },
    {
      title: heads.item,
      width: width + COLUMN_GAP - taken,
      size,
      text: ({ description, sku }) => description || sku,
      below: ({ description, sku }) => (description === '' ? '' : sku),
    },
    ...amounts,
  ]
}

function widest({ canvas, design }: Sheet, texts: readonly string[]): number {
  const style = { size: design.body, isFigure: true }
  return Math.max(...[...new Set(texts)].map((text) => lineOf(canvas, text, style).width))
}
