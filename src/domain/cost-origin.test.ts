import { describe, expect, it } from 'vitest'
import { convertedAmount, type CostOrigin, settledCost } from './cost-origin.ts'

const ORIGIN: CostOrigin = {
  amount: '12.50',
  currency: 'CNY',
  to: 'EUR',
  rate: '0.1289',
  date: '2026-07-06',
  source: 'ECB',
}
/** 12.50 × 0.1289 = 1.61125, in units of the euro. */
const CONVERTED = 1_611_250

describe('where a cost came from', () => {
  it('PRICE-15 the amount follows from what was paid and the rate', () => {
    expect(convertedAmount(ORIGIN)).toBe(CONVERTED)
    expect(settledCost({ amount: 0, origin: ORIGIN }, undefined, 'EUR')).toEqual({ amount: CONVERTED, origin: ORIGIN })
    const before = { amount: CONVERTED, origin: ORIGIN }
    const dearer = { ...ORIGIN, rate: '0.13' }
    expect(settledCost({ amount: CONVERTED, origin: dearer }, before, 'EUR')).toEqual({
      amount: 1_625_000,
      origin: dearer,
    })
  })

  it('PRICE-15 a cost that is set by itself lets its origin go, one that is left alone keeps it', () => {
    const before = { amount: CONVERTED, origin: ORIGIN }
    // Stored JSON may have its keys in another order.
    const reordered = Object.fromEntries(Object.entries(ORIGIN).toReversed()) as unknown as CostOrigin
    expect(settledCost({ amount: 2_000_000, origin: reordered }, before, 'EUR')).toEqual({
      amount: 2_000_000,
      origin: null,
    })
    expect(settledCost({ amount: CONVERTED, origin: reordered }, before, 'EUR')).toEqual({
      amount: CONVERTED,
      origin: reordered,
    })
    expect(settledCost({ amount: 2_000_000, origin: null }, before, 'EUR')).toEqual({ amount: 2_000_000, origin: null })
  })

  it('PRICE-15 a cost and an origin that change together: the origin says the amount', () => {
    const before = { amount: CONVERTED, origin: ORIGIN }
    const other = { ...ORIGIN, amount: '20' }
    expect(settledCost({ amount: 5, origin: other }, before, 'EUR')).toEqual({ amount: 2_578_000, origin: other })
    expect(settledCost({ amount: 5, origin: ORIGIN }, { amount: 0 }, 'EUR').amount).toBe(CONVERTED)
  })

  it('PRICE-15 in another currency than the one it was converted into, the amount stands for itself', () => {
    const before = { amount: CONVERTED, origin: ORIGIN }
    expect(settledCost(before, before, 'USD')).toEqual({ amount: CONVERTED, origin: null })
  })
})
