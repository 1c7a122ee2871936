import { expect, it } from 'vitest'
import { documentTotals } from '#domain/documents/totals.ts'
import { newItem } from '#contract/document-new-item.ts'
import { exactCostOf } from '#domain/total-cost.ts'
import { marginOnCost } from '#domain/price-formulas.ts'
import { documentProfit, valuesById } from './line-values.ts'

it('DOC-08 a credit note takes the profit of its lines back, and earns no margin', () => {
  const items = [newItem('a', { unitPrice: 1_000_000, unitCost: 700_000, taxPercent: 0 })]
  const totals = documentTotals({ items, taxBasis: 'net', pricesIncludeTax: false })
  expect(documentProfit({ documentType: 'invoice', items, pricesIncludeTax: false }, totals)).toMatchObject({
    profit: 300_000,
    margin: 300_000,
  })
  expect(documentProfit({ documentType: 'creditnote', items, pricesIncludeTax: false }, totals)).toMatchObject({
    profit: -300_000,
    margin: null,
  })
})

it.each([1, 7, 1_000])(
  'PRICE-04 PRICE-09 DOC-19 %d pieces at a price with VAT have the margin that their product has, on the line and on the whole',
  (pieces) => {
    const [price, cost, tax] = [9_990_000, 5_970_000, 190_000]
    const ofProduct = marginOnCost(price, exactCostOf(cost, 0, 0, 0), tax)
    expect(ofProduct).toBe(288_859)
    const line = { quantity: pieces * 10_000, unitCost: cost, taxPercent: tax }
    for (const pricesIncludeTax of [true, false]) {
      // A document without tax takes the net of the price with all its digits.
      const items = [newItem('a', { ...line, unitPrice: pricesIncludeTax ? price : 8_394_958 })]
      const totals = documentTotals({ items, taxBasis: 'net', pricesIncludeTax })
      expect(valuesById({ items, pricesIncludeTax }, totals).get('a')?.margin).toBe(ofProduct)
      expect(documentProfit({ documentType: 'invoice', items, pricesIncludeTax }, totals)?.margin).toBe(ofProduct)
    }
  },
)
