import { describe, expect, it } from 'vitest'
import type { ItemPatch } from '#web/kit/documents/document-row.ts'
import { pastedItems } from './pasted-items.ts'

const cup: ItemPatch = {
  productId: 'cup',
  description: 'Cup',
  sku: 'C-1',
  unitPrice: 14_000_000,
  priceRule: 'Product’s price',
}
const pick = (text: string): ItemPatch | undefined => (/^(c-1|cup)$/i.test(text) ? cup : undefined)
const pasted = (text: string, from = 'description') =>
  pastedItems(
    text.split('\n').map((row) => row.split('\t')),
    from,
    'EUR',
    pick,
  )

describe('rows of a spreadsheet', () => {
  it('DOC-01 cells go to the columns from the focused one on', () => {
    expect(pasted('Paint\t2.5\t€ 19.99\t10 %\t7')).toEqual({
      patches: [
        {
          description: 'Paint',
          quantity: 25_000,
          unitPrice: 19_990_000,
          discountPercent: 100_000,
          discountAmount: null,
          taxPercent: 70_000,
        },
      ],
      refused: 0,
    })
    expect(pasted('3\t1.50', 'quantity').patches).toEqual([{ quantity: 30_000, unitPrice: 1_500_000 }])
  })

  it('DOC-19 a SKU or name of a product brings it with its price for the customer', () => {
    expect(pasted('c-1\t12').patches).toEqual([{ ...cup, quantity: 120_000 }])
  })

  it('DOC-19 a pasted price stands, and is no rule’s', () => {
    expect(pasted('Cup\t12\t9.90').patches).toEqual([
      { ...cup, quantity: 120_000, unitPrice: 9_900_000, priceRule: '' },
    ])
  })

  it('DOC-01 a row of names says the columns', () => {
    expect(pasted('Qty\tSKU\tUnit price\n4\tX-9\t2.00\n1\tC-1\t').patches).toEqual([
      { quantity: 40_000, sku: 'X-9', unitPrice: 2_000_000 },
      { ...cup, quantity: 10_000 },
    ])
  })

  it('DOC-01 a cell that cannot be read is told and changes nothing', () => {
    expect(pasted('Paint\tmany\t2.00')).toEqual({
      patches: [{ description: 'Paint', unitPrice: 2_000_000 }],
      refused: 1,
    })
  })
})
