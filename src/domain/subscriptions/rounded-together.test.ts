import fc from 'fast-check'
import { expect, it } from 'vitest'
import { roundToMinor, UNITS_PER_MINOR } from '../money.ts'
import { roundedTogether } from './rounded-together.ts'

it('SUB-04 PRICE-10 parts of a revenue are told in whole cents that add up to it', () => {
  expect(roundedTogether([133_333, 83_333])).toEqual([140_000, 80_000])
  expect(roundedTogether([133_333, 83_334])).toEqual([130_000, 90_000])
  expect(roundedTogether([0, 216_667, -10_000])).toEqual([0, 220_000, -10_000])
})

it('SUB-04 PRICE-10 whatever the parts are, they add up, and each is off by less than a cent', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50_000_000, max: 50_000_000 })), (amounts) => {
      const rounded = roundedTogether(amounts)
      const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0)
      expect(sum(rounded)).toBe(roundToMinor(sum(amounts)))
      for (const [index, each] of rounded.entries()) {
        expect(Math.abs(each % UNITS_PER_MINOR)).toBe(0)
        expect(Math.abs(each - (amounts[index] ?? 0))).toBeLessThan(UNITS_PER_MINOR)
      }
    }),
  )
})
