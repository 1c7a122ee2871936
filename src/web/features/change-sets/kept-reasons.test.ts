import { expect, it } from 'vitest'
import { keptReasons, type LaterChange } from './kept-reasons.ts'

it('CHANGE-02 says of each part what stayed and why', () => {
  const kept = [
    { key: 'pricingMode', label: 'Pricing', reason: 'changed' },
    { key: 'stock', label: 'Stock', reason: 'overwritten', changeSetId: 'a' },
    { key: 'sku', label: 'SKU', reason: 'overwritten', changeSetId: 'b' },
    { key: '', label: '', reason: 'refused', message: 'A margin must be below 100%.' },
    { key: 'name', label: 'Name', reason: 'overwritten', changeSetId: 'c' },
    { key: 'brandId', label: 'Brand', reason: 'overwritten', changeSetId: 'd' },
  ] as const
  const later: Record<string, LaterChange> = {
    a: { title: 'Prices up', state: 'applied' },
    c: { title: 'Import', state: 'reverted' },
    d: { title: 'Brands', state: 'partly' },
  }
  const words = keptReasons({ kept }, (id) => later[id])
  expect(words.map(({ what, why }) => [what, why])).toEqual([
    ['Pricing', 'Changed since'],
    ['Stock', 'Set by “Prices up” since. Take that back, and it goes back too.'],
    ['SKU', 'Set by another change since. Take that back, and it goes back too.'],
    ['Everything', 'A margin must be below 100%.'],
    ['Name', 'Set by “Import” since, which was taken back: this went back with it.'],
    ['Brand', 'Set by “Brands” since, which was taken back in part: its page says what stayed.'],
  ])
})
