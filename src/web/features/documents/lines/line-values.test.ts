import { expect, it } from 'vitest'
import { documentTotals } from '#domain/documents/totals.ts'
import { newItem } from '#contract/document-new-item.ts'
import { documentProfit } from './line-values.ts'

it('DOC-08 a credit note takes the profit of its lines back, and earns no margin', () => {
  const items = [newItem('a', { unitPrice: 1_000_000, unitCost: 700_000, taxPercent: 0 })]
  const totals = documentTotals({ items, taxBasis: 'net', pricesIncludeTax: false })
  expect(documentProfit({ documentType: 'invoice', items }, totals)).toMatchObject({ profit: 300_000, margin: 300_000 })
  expect(documentProfit({ documentType: 'creditnote', items }, totals)).toMatchObject({
    profit: -300_000,
    margin: null,
  })
})
