import { expect, it } from 'vitest'
import { keptWords } from './kept-words.ts'

it('CHANGE-02 says of each part what stayed and why', () => {
  const kept = [
    { key: 'pricingMode', label: 'Pricing', reason: 'changed' },
    { key: 'stock', label: 'Stock', reason: 'overwritten', changeSetId: 'a' },
    { key: 'sku', label: 'SKU', reason: 'overwritten', changeSetId: 'b' },
    { key: '', label: '', reason: 'refused', message: 'A margin must be below 100 %.' },
  ] as const
  const words = keptWords({ kept }, (id) => (id === 'a' ? 'Prices up' : undefined))
  expect(words.map(({ what, why }) => [what, why])).toEqual([
    ['Pricing', 'Changed since'],
    ['Stock', 'Set by “Prices up” since. Take that back, and it goes back too.'],
    ['SKU', 'Set by another change since. Take that back, and it goes back too.'],
    ['Everything', 'A margin must be below 100 %.'],
  ])
})
