import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { documentTotals, type TaxBasis } from '#domain/documents/totals.ts'
import { newItem } from '../document-new-item.ts'
import { amountLeft } from '../entities/document-credits.ts'
import type { DocumentRow } from '../entities/document-derive.ts'
import { document } from '../entities/document.ts'
import { emptyRow, general } from '../entity.ts'
import { creditedItems, openQuantities } from './credited-items.ts'
import { creditTotals, residueText, restOfInvoice } from './credited-money.ts'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const MINOR = 10_000
const CENTS = 100 * MINOR

type Items = DocumentRow['items']
type Terms = Partial<Pick<DocumentRow, 'taxBasis' | 'pricesIncludeTax' | 'currency'>>

function documentOf(items: Items, terms: Terms = {}): DocumentRow {
  const empty = emptyRow(general(document), 'd', 0, NOWHERE) as unknown as DocumentRow
  const row = { ...empty, currency: 'EUR', documentNumber: 'INV-1', ...terms, items }
  return { ...row, total: documentTotals(row).total }
}

/** A credit note as it is stored, with the rounding of its pieces. */
function noteOf(invoice: DocumentRow, items: Items, notes: readonly DocumentRow[]): DocumentRow {
  return { ...invoice, items, total: creditTotals(invoice, notes)(items).total }
}

/** A credit note of a share of each line at a share of its price, as somebody lowers it; the id of a line is its place. */
function loweredNote(invoice: DocumentRow, parts: readonly (readonly [share: number, price: number])[]): DocumentRow {
  const taken = invoice.items.map(({ id, quantity }, at) => ({
    id,
    quantity: Math.round(quantity * (parts[at]?.[0] ?? 0)),
  }))
  const pieces = creditedItems(
    invoice.items,
    taken.filter(({ quantity }) => quantity !== 0),
  )
  const items = pieces.map((item) => ({
    ...item,
    unitPrice: Math.round(item.unitPrice * (parts[Number(item.id)]?.[1] ?? 1)),
  }))
  return noteOf(invoice, items, [])
}

const share = fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true }))
const soldLine = fc.record({
  unitPrice: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 50_000 }).map((minor) => minor * MINOR) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 500_000_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: -5_000, max: -1 }).map((minor) => minor * MINOR) },
  ),
  quantity: fc.integer({ min: 1, max: 5 }).map((pieces) => pieces * 10_000),
  taxPercent: fc.constantFrom(0, 70_000, 190_000, 250_000),
  discountPercent: fc.constantFrom(null, null, 33_333, 100_000, 500_000),
  discountAmount: fc.constantFrom(null, null, 5 * MINOR, 1 * CENTS),
})
const invoices = fc
  .record({
    lines: fc.array(soldLine, { minLength: 1, maxLength: 4 }),
    taxBasis: fc.constantFrom<TaxBasis>('net', 'gross'),
    pricesIncludeTax: fc.boolean(),
    currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
  })
  .map(({ lines, ...terms }) =>
    documentOf(
      lines.map((values, at) => newItem(String(at), values)),
      terms,
    ),
  )
  .filter(({ items }) => new Set(items.map(({ taxPercent }) => taxPercent)).size <= 3)

it('DOC-08 after pieces at lowered prices, all that is left takes every piece and the money to the last minor unit, and then nothing is left to take', () => {
  fc.assert(
    fc.property(invoices, fc.array(fc.tuple(share, share), { minLength: 4, maxLength: 4 }), (invoice, parts) => {
      const first = loweredNote(invoice, parts)
      const sign = invoice.total < 0 ? -1 : 1
      const left = amountLeft(invoice, [first])
      // What is not bound to the invoice, or takes all of it, is refused by other rules.
      fc.pre(first.items.length > 0 && left * sign > 0 && left === invoice.total - first.total)
      const lines = restOfInvoice(invoice, [first])
      const second = noteOf(invoice, lines, [first])
      const residue = (left - second.total) * sign
      const { taxes } = documentTotals(invoice)
      expect(residue).toBeGreaterThanOrEqual(0)
      expect(residue).toBeLessThanOrEqual(taxes.length * MINOR)
      for (const item of lines.length > 0 ? invoice.items : [])
        expect(openQuantities([item], [first, second]).get(item.id)).toBe(0)
      if (residue > 0) expectNoPrice({ invoice, lines, notes: [first], left })
      const third = restOfInvoice(invoice, [first, second])
      if (residue === 0) expect(third).toBe(invoice.items)
      else expect([third, residueText(invoice, [first, second])]).toEqual([[], expect.stringContaining('rounded')])
    }),
    { numRuns: 200 },
  )
})

/** No price near that of any further line comes to what is left. */
function expectNoPrice(rest: {
  invoice: DocumentRow
  lines: Items
  notes: readonly DocumentRow[]
  left: number
}): void {
  const { invoice, lines, notes, left } = rest
  for (const line of lines.filter(({ id }) => id.startsWith('rest-'))) {
    for (let step = -3; step <= 3; step += 1) {
      const priced = { ...line, unitPrice: line.unitPrice + step * MINOR }
      const changed = lines.map((each) => (each === line ? priced : each))
      expect(creditTotals(invoice, notes)(changed).total).not.toBe(left)
    }
  }
}

it('DOC-08 where tax is calculated before the discount, the money that is left carries what is left of the discount', () => {
  const sold = { unitPrice: 100 * CENTS, taxPercent: 190_000, discountPercent: 500_000 }
  const invoice = documentOf([newItem('0', sold)], { taxBasis: 'gross' })
  expect(invoice.total).toBe(69 * CENTS)
  const first = loweredNote(invoice, [[1, 0.6]])
  expect(first.total).toBe(41.4 * CENTS)
  const lines = restOfInvoice(invoice, [first])
  expect(lines).toMatchObject([{ unitPrice: 40 * CENTS, discountAmount: 20 * CENTS, taxPercent: 190_000 }])
  expect(documentTotals({ ...invoice, items: lines })).toMatchObject({ total: 27.6 * CENTS, taxAmount: 7.6 * CENTS })
})

it('DOC-08 the pieces that are left and the money of those credited at a lower price are credited at once', () => {
  const invoice = documentOf([
    newItem('0', { unitPrice: 100 * CENTS, quantity: 10_000 }),
    newItem('1', { unitPrice: 10 * CENTS, quantity: 10_000 }),
  ])
  const lines = restOfInvoice(invoice, [loweredNote(invoice, [[1, 0.5]])])
  expect(lines).toMatchObject([
    { id: '1', quantity: 10_000, unitPrice: 10 * CENTS },
    { description: 'Rest of invoice INV-1', quantity: 10_000, unitPrice: 50 * CENTS },
  ])
})

it('DOC-08 what was given back without pieces is taken off all that is left', () => {
  const invoice = documentOf([newItem('a', { unitPrice: 100 * CENTS })])
  const rebate = noteOf(invoice, [newItem('x', { unitPrice: 5 * CENTS })], [])
  expect(creditTotals(invoice, [rebate])(restOfInvoice(invoice, [rebate])).total).toBe(95 * CENTS)
})

it('DOC-08 a residue that only the rounding of tax leaves is named with the way out, where it is owed', () => {
  const invoice = documentOf([newItem('a', { unitPrice: 10.03 * CENTS, taxPercent: 190_000 })])
  expect(invoice.total).toBe(11.94 * CENTS)
  const first = noteOf(invoice, [{ ...invoice.items[0]!, unitPrice: 5.01 * CENTS }], [])
  const second = noteOf(invoice, restOfInvoice(invoice, [first]), [first])
  expect([first.total, second.total]).toEqual([5.96 * CENTS, 5.97 * CENTS])
  const notes = [first, second]
  expect(restOfInvoice(invoice, notes)).toEqual([])
  const why = '0.01 EUR is left of this invoice only because tax is rounded for each document.'
  expect(residueText(invoice, notes)).toBe(`${why} Record it as a payment of the customer.`)
  expect(residueText({ ...invoice, amountPaid: invoice.total }, notes)).toBe(why)
})
