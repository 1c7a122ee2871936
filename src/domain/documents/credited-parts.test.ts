import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNITS_PER_MINOR } from '../money.ts'
import { creditRoundings, type PartDocument, partDiscount, type PartLine } from './credited-parts.ts'
import { documentTotals, TAX_BASES } from './totals.ts'

const sold = fc.record({
  quantity: fc.integer({ min: 1, max: 200_000 }),
  unitPrice: fc.oneof(fc.integer({ min: 0, max: 2_000_000 }), fc.constantFrom(5_000, 33_330_000, 9_990_000)),
  taxPercent: fc.constantFrom(0, 70_000, 190_000, 81_000, 200_000),
  discountPercent: fc.constantFrom(null, null, 33_333, 100_000, 500_000),
  discountAmount: fc.constantFrom(null, 10_000, 330_000),
  taxCategory: fc.constant(null),
})
const invoice = fc.record({
  items: fc
    .array(sold, { minLength: 1, maxLength: 5 })
    .map((items) => items.map((item, at): PartLine => ({ ...item, id: `${at}` }))),
  taxBasis: fc.constantFrom(...TAX_BASES),
  pricesIncludeTax: fc.boolean(),
})

/** Cuts each line at two shares of its quantity, and shuffles the order in which the pieces are credited. */
const cuts = fc.record({ at: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 10, maxLength: 10 }) })

function pieces(whole: PartDocument, at: readonly number[]): PartDocument[] {
  const bounds = (item: PartLine, n: number): number[] =>
    [0, at[2 * n] ?? 0, at[2 * n + 1] ?? 0, 1].toSorted((a, b) => a - b).map((part) => Math.round(part * item.quantity))
  return [0, 1, 2].map((piece) => ({
    ...whole,
    items: whole.items.flatMap((item, n) => {
      const [from = 0, to = 0] = bounds(item, n).slice(piece)
      const quantity = to - from
      return quantity === 0 ? [] : [{ ...item, quantity, discountAmount: partDiscount(item, quantity) }]
    }),
  }))
}

/** Writes a credit note beside the existing ones. */
function written(note: PartDocument, others: readonly PartDocument[], whole: PartDocument): PartDocument {
  const roundings = creditRoundings(note, others, whole)
  return { ...note, items: note.items.map((item, at) => ({ ...item, rounding: roundings[at] ?? null })) }
}

function together(notes: readonly PartDocument[]) {
  const all = notes.map(documentTotals)
  const sum = (name: 'subtotal' | 'discountAmount' | 'taxAmount' | 'total'): number =>
    all.reduce((whole, each) => whole + each[name], 0)
  const [subtotal, discountAmount, taxAmount, total] = [
    sum('subtotal'),
    sum('discountAmount'),
    sum('taxAmount'),
    sum('total'),
  ]
  return { subtotal, discountAmount, taxAmount, total }
}

const asked = ({ subtotal, discountAmount, taxAmount, total }: ReturnType<typeof documentTotals>) => ({
  subtotal,
  discountAmount,
  taxAmount,
  total,
})

describe('an invoice that is credited in pieces', () => {
  it('DOC-08 the pieces come to the invoice, to the minor unit: subtotal, discount, tax and total', () => {
    fc.assert(
      fc.property(invoice, cuts, (whole, { at }) => {
        const notes: PartDocument[] = []
        for (const piece of pieces(whole, at)) notes.push(written(piece, notes, whole))
        expect(together(notes)).toEqual(asked(documentTotals(whole)))
      }),
      { numRuns: 500 },
    )
  })

  it('DOC-08 a note that is written again stays as it is, and the pieces come to the invoice after one was made anew', () => {
    fc.assert(
      fc.property(invoice, cuts, (whole, { at }) => {
        const notes: PartDocument[] = []
        for (const piece of pieces(whole, at)) notes.push(written(piece, notes, whole))
        const [first, second, third] = notes as [PartDocument, PartDocument, PartDocument]
        expect(asked(documentTotals(written(first, [second, third], whole)))).toEqual(asked(documentTotals(first)))
        const anew = written(second, [first, third], whole)
        expect(together([first, anew, third])).toEqual(asked(documentTotals(whole)))
      }),
      { numRuns: 500 },
    )
  })

  it('DOC-08 three thirds of 100.00 at 19 % come to 119.00, and each is whole cents', () => {
    const item = { quantity: 30_000, unitPrice: 33_333_333, taxPercent: 190_000, discountPercent: null }
    const line: PartLine = { ...item, id: 'a', discountAmount: null, taxCategory: null }
    const whole: PartDocument = { items: [line], taxBasis: 'net', pricesIncludeTax: false }
    const notes: PartDocument[] = []
    for (const _ of [1, 2, 3]) notes.push(written({ ...whole, items: [{ ...line, quantity: 10_000 }] }, notes, whole))
    const cents = notes.map((note) => documentTotals(note).total / UNITS_PER_MINOR)
    expect(cents).toEqual([3966, 3968, 3966])
  })

  it('DOC-08 a line that is not as it was sold keeps its own rounding', () => {
    const line: PartLine = {
      id: 'a',
      quantity: 20_000,
      unitPrice: 5_000,
      taxPercent: 0,
      discountPercent: null,
      discountAmount: null,
      taxCategory: null,
    }
    const whole: PartDocument = { items: [line], taxBasis: 'net', pricesIncludeTax: false }
    const half = written({ ...whole, items: [{ ...line, quantity: 10_000 }] }, [], whole)
    const dearer = { ...whole, items: [{ ...line, quantity: 10_000, unitPrice: 6_000 }] }
    expect(creditRoundings(dearer, [half], whole)).toEqual([null])
    expect(creditRoundings({ ...whole, pricesIncludeTax: true }, [half], whole)).toEqual([null])
  })
})
