import { describe, expect, it } from 'vitest'
import type { CostOrigin } from '#domain/cost-origin.ts'
import { costOrigin, settledCosts } from './product-costs.ts'

const ORIGIN: CostOrigin = {
  amount: '12.50',
  currency: 'CNY',
  to: 'EUR',
  rate: '0.1289',
  date: '2026-07-06',
  source: 'ECB',
}
const ROW = {
  baseCurrency: 'EUR',
  baseCost: 0,
  baseCostOrigin: null,
  shippingCost: 0,
  shippingCostOrigin: null,
  additionalCosts: [],
}

describe('the costs of a product', () => {
  it('PRICE-15 each follows from its own origin, and a row without any is left alone', () => {
    expect(settledCosts(ROW, undefined)).toEqual({})
    const lines = [
      { id: 'a', label: 'Box', amount: 0, origin: { ...ORIGIN, amount: '-1' } },
      { id: 'b', label: 'Tape', amount: 7, origin: null },
    ]
    expect(
      settledCosts({ ...ROW, shippingCost: 5, baseCostOrigin: ORIGIN, additionalCosts: lines }, undefined),
    ).toEqual({
      baseCost: 1_611_250,
      baseCostOrigin: ORIGIN,
      shippingCost: 5,
      shippingCostOrigin: null,
      additionalCosts: [{ ...lines[0], amount: -128_900 }, lines[1]],
    })
  })

  it('PRICE-15 a line that is set by itself lets its origin go, found by its id among the lines before', () => {
    const line = { id: 'a', amount: 1_611_250, origin: ORIGIN }
    const before = { ...ROW, additionalCosts: [{ id: 'z', amount: 5, origin: null }, line] }
    const after = settledCosts({ ...ROW, additionalCosts: [{ ...line, amount: 9 }] }, before)
    expect(after.additionalCosts).toEqual([{ id: 'a', amount: 9, origin: null }])
    expect(settledCosts({ ...ROW, additionalCosts: [line] }, before).additionalCosts).toEqual([line])
  })

  it.each([
    [{ amount: '-1' }, 'amount'],
    [{ amount: '1,5' }, 'amount'],
    [{ amount: 12 }, 'amount'],
    [{ currency: 'XXX' }, 'currency'],
    [{ to: 'eur' }, 'to'],
    [{ rate: '0' }, 'rate'],
    [{ rate: '1e3' }, 'rate'],
    [{ rate: '100000000.01' }, 'rate'],
    [{ date: '2026-02-30' }, 'date'],
    [{ source: '' }, 'source'],
    [{ amount: '999999999999999', rate: '99999999' }, ''],
    [{ note: 'x' }, ''],
  ])('PRICE-15 %j is refused by name', (change, field) => {
    const { success, error } = costOrigin('unsigned').safeParse({ ...ORIGIN, ...change })
    expect(success).toBe(false)
    expect(error?.issues[0]?.path.join('.')).toBe(field)
  })

  it('PRICE-15 further costs may take away, supplier price and shipping may not', () => {
    expect(costOrigin('signed').safeParse({ ...ORIGIN, amount: '-1' }).success).toBe(true)
    expect(costOrigin('unsigned').safeParse(ORIGIN).success).toBe(true)
  })
})
