import { describe, expect, it } from 'vitest'
import { gapsOf, needingAttention } from './attention.ts'
import { startMessages } from './messages.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'

function row(id: string, values: Partial<RowOfKind<'product'>>): RowOfKind<'product'> {
  const healthy = { isActive: true, effectivePrice: 100, totalCost: 50, margin: 500_000, belowFloor: false }
  return { ...healthy, ...values, id } as RowOfKind<'product'>
}

describe('what to look at first', () => {
  it('PRICE-12 names losses and prices below the lowest margin, the worst first', () => {
    const rows = [
      row('a', {}),
      row('b', { margin: 100_000, belowFloor: true }),
      row('c', { margin: -200_000 }),
      row('d', { margin: -300_000, belowFloor: true }),
    ]
    expect(needingAttention(rows, 5).map(({ id }) => id)).toEqual(['d', 'c', 'b'])
    expect(needingAttention(rows, 1).map(({ id }) => id)).toEqual(['d'])
  })

  it('PAGE-01 a product without a cost or a price is something to worry about', () => {
    expect(gapsOf({ unpriced: 0, withoutCost: 1 })).toEqual(['withoutCost'])
    expect(gapsOf({ unpriced: 2, withoutCost: 1 })).toEqual(['unpriced', 'withoutCost'])
    expect(gapsOf({ unpriced: 0, withoutCost: 0 })).toEqual([])
    expect(startMessages.attention.withoutCost.text('1 product', 1)).toBe(
      '1 product has no cost yet, so nothing can be said about it.',
    )
  })

  it('leaves out what is not sold, has no price or no known cost', () => {
    const rows = [
      row('a', { margin: -1, isActive: false }),
      row('b', { margin: null, effectivePrice: null, belowFloor: true }),
      row('c', { margin: null, totalCost: 0, belowFloor: true }),
    ]
    expect(needingAttention(rows, 5)).toEqual([])
  })
})
