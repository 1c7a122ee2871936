import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectiveFloor, floorPrice, isBelowFloor } from './price-floor.ts'
import { plainCost, priceFromMargin } from './price-formulas.ts'

describe('effectiveFloor', () => {
  it.each([
    [100, [200, 300], 400, 100, 'product'],
    [0, [200], 400, 0, 'product'],
    [null, [200, 300], 400, 200, 'category'],
    [null, [null, 300], 400, 300, 'category'],
    [null, [0], 400, 0, 'category'],
    [null, [null, null], 400, 400, 'profile'],
    [null, [], 400, 400, 'profile'],
    [null, [], null, null, null],
  ])(
    'PRICE-12 product %s, categories %j, profile %s: %s from %s',
    (product, categories, profile, floor, floorSource) => {
      expect(effectiveFloor(product, categories, profile)).toEqual({ floor, floorSource })
    },
  )
})

describe('floorPrice and isBelowFloor', () => {
  const cost = plainCost(10_000_000)

  it('PRICE-12 a price under the floor margin is flagged, one on it is not', () => {
    expect(floorPrice(cost, 200_000)).toBe(12_500_000)
    expect(isBelowFloor(12_490_000, cost, 200_000)).toBe(true)
    expect(isBelowFloor(12_500_000, cost, 200_000)).toBe(false)
  })

  it('PRICE-12 a gross price is held against the floor with VAT', () => {
    expect(floorPrice(cost, 200_000, 200_000)).toBe(15_000_000)
    expect(isBelowFloor(14_990_000, cost, 200_000, 200_000)).toBe(true)
    expect(isBelowFloor(15_000_000, cost, 200_000, 200_000)).toBe(false)
  })

  it('PRICE-12 without a floor, or without a known cost, nothing is flagged', () => {
    expect(isBelowFloor(1, cost, null)).toBe(false)
    expect(isBelowFloor(1, plainCost(0), 200_000)).toBe(false)
  })

  it('PRICE-12 a product priced at its floor margin is never flagged for a rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), fc.integer({ min: 0, max: 999_999 }), (amount, margin) => {
        const price = priceFromMargin(amount, margin)
        expect(isBelowFloor(price, plainCost(amount), margin)).toBe(false)
        expect(isBelowFloor(price - 10_000, plainCost(amount), margin)).toBe(true)
      }),
    )
  })
})
