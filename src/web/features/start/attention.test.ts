import { describe, expect, it } from 'vitest'
import type { ProductFacts } from '#domain/analytics/product-facts.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { needingAttention, worstOf, worstSold } from './attention.ts'

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

  it('PAGE-01 the worst are chosen by their figures, before a row of them is read', () => {
    const facts = (id: string, values: Partial<ProductFacts>) =>
      ({
        isActive: true,
        isLosing: false,
        isBelowFloor: false,
        price: 100,
        margin: 500_000,
        ...values,
        id,
      }) as ProductFacts
    const found = worstOf(
      [
        facts('a', {}),
        facts('b', { isBelowFloor: true, margin: 50_000 }),
        facts('c', { isLosing: true, margin: -100_000 }),
        facts('d', { isLosing: true, price: 0, margin: null }),
        facts('e', { isLosing: true, isActive: false }),
      ],
      2,
    )
    expect(found).toEqual(['d', 'c'])
  })

  it('PRICE-08 PRICE-12 takes a product with variants for the sold one that is worst, and shows it as that one', () => {
    const variants = [
      { ...row('s', { margin: -400_000 }), name: 'Small', retailPrice: 20, baseCost: null },
      { ...row('l', { margin: 100_000, belowFloor: true }), name: 'Large', retailPrice: 60, baseCost: null },
      { ...row('old', { margin: -900_000, isActive: false }), name: 'Old', retailPrice: 1, baseCost: null },
    ] as unknown as RowOfKind<'product'>['variants']
    const mug = row('mug', { name: 'Mug', baseCost: 50, retailPrice: null, additionalCosts: [], variants })
    const rows = [row('a', { margin: -300_000, variants: [] }), mug]
    const found = needingAttention(rows, 5).map(worstSold)
    expect(found.map(({ id, name }) => [id, name])).toEqual([
      ['mug', 'Mug – Small'],
      ['a', undefined],
    ])
    expect(found[0]).toMatchObject({ pricingMode: 'retailPrice', retailPrice: 20, baseCost: 50 })
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
