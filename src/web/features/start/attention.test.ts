import { describe, expect, it } from 'vitest'
import { type CataloguedProduct, productBook } from '#domain/analytics/product-facts.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { worstOf, worstSold } from './attention.ts'

type Values = Partial<CataloguedProduct>

function row(id: string, values: Values): CataloguedProduct {
  const healthy = { isActive: true, effectivePrice: 100, totalCost: 50, margin: 500_000, belowFloor: false }
  return { categoryId: null, brandId: null, baseCurrency: 'EUR', stock: null, variants: [], ...healthy, ...values, id }
}

const found = (rows: readonly CataloguedProduct[], count: number) => worstOf(productBook(rows).all(), count)

describe('what to look at first', () => {
  it('PRICE-12 PAGE-01 names losses and prices below the lowest margin, the worst first, out of figures alone', () => {
    const rows = [
      row('a', {}),
      row('b', { margin: 100_000, belowFloor: true }),
      row('c', { margin: -200_000 }),
      row('d', { margin: -300_000, belowFloor: true }),
      row('e', { effectivePrice: 0, margin: 0 }),
      row('f', { margin: -200_000 }),
    ]
    expect(found(rows, 9)).toEqual(['e', 'd', 'c', 'f', 'b'])
    expect(found(rows.toReversed(), 3)).toEqual(['e', 'd', 'c'])
  })

  it('PRICE-08 PRICE-12 takes a product with variants for the sold one that is worst, and shows it as that one', () => {
    const variants = [
      { ...row('s', { margin: -400_000 }), name: 'Small', retailPrice: 20, baseCost: null },
      { ...row('l', { margin: 100_000, belowFloor: true }), name: 'Large', retailPrice: 60, baseCost: null },
      { ...row('old', { margin: -900_000, isActive: false }), name: 'Old', retailPrice: 1, baseCost: null },
    ]
    const mug = row('mug', { margin: 900_000, variants })
    expect(found([row('a', { margin: -300_000 }), row('b', { margin: -500_000 }), mug], 5)).toEqual(['b', 'mug', 'a'])
    const whole = { ...mug, name: 'Mug', baseCost: 50, retailPrice: null, additionalCosts: [] }
    expect(worstSold(whole as unknown as RowOfKind<'product'>)).toMatchObject({
      id: 'mug',
      name: 'Mug – Small',
      pricingMode: 'retailPrice',
      retailPrice: 20,
      baseCost: 50,
    })
  })

  it('leaves out what is not sold, has no price or no known cost', () => {
    const rows = [
      row('a', { margin: -1, isActive: false }),
      row('b', { margin: null, effectivePrice: null, belowFloor: true }),
      row('c', { margin: null, totalCost: 0, belowFloor: true }),
    ]
    expect(found(rows, 5)).toEqual([])
  })
})
