import { describe, expect, it } from 'vitest'
import { applyPatch } from '#domain/merge.ts'
import type { PriceListPatch, PriceListRow } from './price-list-row.ts'
import { undoOf } from './price-list-acts.ts'

const row = {
  id: 'list',
  title: 'Trade',
  status: 'active',
  productIds: ['mug', 'pan'],
  tiers: [{ id: 'ten', minQuantity: 100_000, percentOff: 50_000 }],
} as unknown as PriceListRow

function undone(patch: PriceListPatch): object {
  const changed = applyPatch<PriceListRow>(row, patch)
  return applyPatch(changed, undoOf(row, patch))
}

describe('taking a change of a price list back', () => {
  it.each<readonly [string, PriceListPatch]>([
    ['a title and a status', { title: 'Other', status: 'archived' }],
    ['added products, one of which was there', { productIds: { add: ['pot', 'mug'] } }],
    ['products that were taken out at the end', { productIds: { remove: ['pan', 'unknown'] } }],
    ['a whole list of products', { productIds: ['pot'] }],
    ['an edited tier', { tiers: { lines: { ten: { percentOff: 70_000 }, more: { minQuantity: 1, percentOff: 2 } } } }],
  ])('PLIST-03 restores %s', (_, patch) => {
    expect(applyPatch(row, patch)).not.toEqual(row)
    expect(undone(patch)).toEqual(row)
  })
})
