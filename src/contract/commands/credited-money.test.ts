import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { documentTotals } from '#domain/documents/totals.ts'
import { newItem } from '../document-new-item.ts'
import { amountLeft } from '../entities/document-credits.ts'
import type { DocumentRow } from '../entities/document-derive.ts'
import { document } from '../entities/document.ts'
import { emptyRow, general } from '../entity.ts'
import { moneyLeft } from './credited-money.ts'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const MINOR = 10_000

function documentOf(items: DocumentRow['items'], pricesIncludeTax = false): DocumentRow {
  const empty = emptyRow(general(document), 'd', 0, NOWHERE) as unknown as DocumentRow
  const row = { ...empty, items, pricesIncludeTax }
  return { ...row, total: documentTotals(row).total }
}

const soldLine = fc.record({
  unitPrice: fc.integer({ min: 1, max: 500_0000 }),
  quantity: fc.integer({ min: 1, max: 50_000 }),
  taxPercent: fc.constantFrom(0, 70_000, 190_000),
})

it('DOC-08 the money that is left is never more than all credit notes leave of the invoice, and crediting it again ends', () => {
  fc.assert(
    fc.property(
      fc.array(soldLine, { minLength: 1, maxLength: 5 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.boolean(),
      (sold, share, included) => {
        const items = sold.map((values, at) => newItem(String(at), values))
        const cheaper = items.map((item) => ({ ...item, unitPrice: Math.round(item.unitPrice * share) }))
        const invoice = documentOf(items, included)
        const notes = [documentOf(cheaper, included)]
        for (let round = 0; round < 5; round += 1) {
          const lines = moneyLeft(invoice, notes)
          if (lines.length > 0) notes.push(documentOf(lines, included))
          expect(amountLeft(invoice, notes)).toBeGreaterThanOrEqual(0)
        }
        // What tax was rounded to in each document can be left of each rate.
        expect(amountLeft(invoice, notes)).toBeLessThanOrEqual(3 * MINOR)
      },
    ),
  )
})

it('DOC-08 while pieces are left, or nothing was credited, no money is credited without them', () => {
  const items = [newItem('a', { unitPrice: 100_0000, quantity: 20_000 })]
  const invoice = documentOf(items)
  const part = documentOf([newItem('a', { unitPrice: 50_0000, quantity: 10_000 })])
  expect(moneyLeft(invoice, [])).toEqual([])
  expect(moneyLeft(invoice, [part])).toEqual([])
  expect(moneyLeft(invoice, [part, part])).toMatchObject([{ unitPrice: 100_0000, quantity: 10_000 }])
})
