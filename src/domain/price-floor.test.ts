import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptFloor } from './kept-floor.ts'
import { MAX_UNITS } from './money.ts'
import { effectiveFloor, floorOf, isBelowFloor } from './price-floor.ts'
import { floorPrice } from './price-formulas.ts'
import { plainCost, priceFromMargin } from './price-formulas.ts'
import { exactCostOf, isCostKnown } from './total-cost.ts'

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
      const context = { categoryFloors: categories, floorMargin: profile }
      expect(floorOf({ floorMargin: product }, context)).toBe(floor)
    },
  )
})

describe('floorPrice, keptFloor and isBelowFloor', () => {
  const cost = plainCost(10_000_000)
  const isBelow = (price: number, floor: number | null, of = cost, gross = 0) =>
    isBelowFloor(keptFloor(price, of, gross), floor)

  it('PRICE-12 a price under the floor margin is flagged, one on it is not', () => {
    expect(floorPrice(cost, 200_000)).toBe(12_500_000)
    expect(isBelow(12_490_000, 200_000)).toBe(true)
    expect(isBelow(12_500_000, 200_000)).toBe(false)
  })

  it('PRICE-12 a gross price is held against the floor with VAT', () => {
    expect(floorPrice(cost, 200_000, 200_000)).toBe(15_000_000)
    expect(isBelow(14_990_000, 200_000, cost, 200_000)).toBe(true)
    expect(isBelow(15_000_000, 200_000, cost, 200_000)).toBe(false)
  })

  it('PRICE-12 without a floor, or without a known cost, nothing is flagged', () => {
    expect(isBelow(1, null)).toBe(false)
    expect(isBelow(1, 200_000, plainCost(0))).toBe(false)
  })

  it('PRICE-12 a product priced at its floor margin is never flagged for a rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), fc.integer({ min: 0, max: 999_999 }), (amount, margin) => {
        const price = priceFromMargin(amount, margin)
        fc.pre(price <= MAX_UNITS)
        expect(isBelow(price, margin, plainCost(amount))).toBe(false)
        expect(isBelow(price - 10_000, margin, plainCost(amount))).toBe(true)
      }),
    )
  })

  it('PRICE-12 what a price keeps is known without the floor: the highest whose floor price it reaches', () => {
    const amount = fc.oneof(fc.integer({ min: -1e7, max: 1e8 }), fc.integer({ min: 0, max: 1e14 }))
    const percent = fc.constantFrom(0, 45_000, 200_000, 333_333, 1_000_000)
    fc.assert(
      fc.property(amount, amount, percent, percent, percent, fc.nat(2e9), (plain, base, duty, vat, gross, minors) => {
        const made = exactCostOf(plain, base, duty, vat)
        const price = minors * 10_000
        const kept = keptFloor(price, made, gross)
        expect(kept === null).toBe(!isCostKnown(made))
        if (kept === null) return
        if (kept >= 0) expect(floorPrice(made, kept, gross)).toBeLessThanOrEqual(price)
        if (kept < 999_999) expect(floorPrice(made, kept + 1, gross)).toBeGreaterThan(price)
      }),
      { numRuns: 2_000 },
    )
  })
})
