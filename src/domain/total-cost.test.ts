import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markupOnCost } from './price-formulas.ts'
import {
  type CostParts,
  exactCost,
  exactCostOf,
  isCostKept,
  isCostKnown,
  multipleOfCost,
  totalCost,
} from './total-cost.ts'

const USD = 1_000_000
const CENT = 10_000
const PERCENT = 10_000

const parts: CostParts = {
  baseCost: 100 * USD,
  shippingCost: 20 * USD,
  importDuty: 10 * PERCENT,
  vatTax: 20 * PERCENT,
  additionalCosts: [{ amount: 5 * USD }, { amount: 3 * USD }],
}
const CIF = { dutyBasis: 'cif', vatRecoverable: false } as const

describe('totalCost', () => {
  it('PRICE-05 is base plus shipping, duty on both, every extra, then VAT on the sum', () => {
    expect(totalCost(parts)).toBe(168 * USD)
  })

  it('PRICE-05 duty is taken on base plus shipping, not on extras', () => {
    expect(totalCost({ ...parts, vatTax: 0, additionalCosts: [{ amount: 1_000 * USD }] })).toBe(1_132 * USD)
  })

  it('PRICE-05 with fob, duty is taken on the base alone', () => {
    expect(totalCost(parts, { ...CIF, dutyBasis: 'fob' })).toBe(165 * USD + 60 * CENT)
  })

  it('PRICE-05 recoverable VAT is left out of the cost', () => {
    expect(totalCost(parts, { ...CIF, vatRecoverable: true })).toBe(140 * USD)
  })

  it.each([null, NaN, Infinity, -Infinity])('PRICE-05 a part of %s counts as 0', (missing) => {
    const nothing = { baseCost: missing, shippingCost: missing, importDuty: missing, vatTax: missing }
    expect(totalCost({ ...nothing, additionalCosts: [{ amount: missing }] })).toBe(0)
    expect(totalCost({ ...nothing, baseCost: 7 * USD, additionalCosts: [] })).toBe(7 * USD)
  })

  it('PRICE-05 a part that is missing altogether counts as 0', () => {
    const partial = { baseCost: 7 * USD, additionalCosts: [{}] } as unknown as CostParts
    expect(totalCost(partial)).toBe(7 * USD)
  })

  it('PRICE-05 an extra may be a rebate', () => {
    expect(totalCost({ ...parts, vatTax: 0, additionalCosts: [{ amount: -132 * USD }] })).toBe(0)
    expect(totalCost({ ...parts, vatTax: 0, additionalCosts: [{ amount: -133 * USD }] })).toBe(-USD)
  })

  it('PRICE-09 0.1 + 0.2 costs 0.30', () => {
    const cents = { ...parts, baseCost: 10 * CENT, shippingCost: 20 * CENT, importDuty: 0, vatTax: 0 }
    expect(totalCost({ ...cents, additionalCosts: [] })).toBe(30 * CENT)
  })

  it('PRICE-09 is rounded half away from zero to the minor unit', () => {
    const half = { ...parts, baseCost: 5_000, shippingCost: 0, importDuty: 0, vatTax: 0, additionalCosts: [] }
    expect(totalCost(half)).toBe(CENT)
    expect(totalCost({ ...half, baseCost: 14_999 })).toBe(CENT)
    expect(totalCost({ ...half, baseCost: -5_000 })).toBe(-CENT)
    expect(totalCost({ ...half, baseCost: -4_999 })).toBe(0)
  })

  it('PRICE-05 keeps the digits of a cost that would come to nothing: it is a cost', () => {
    const sliver = { ...parts, baseCost: 4_200, shippingCost: 0, importDuty: 0, vatTax: 0, additionalCosts: [] }
    expect(totalCost(sliver)).toBe(4_200)
    const duty = { ...sliver, baseCost: 1, importDuty: 10 * PERCENT, additionalCosts: [{ amount: -1 }] }
    expect(totalCost(duty)).toBe(1)
    expect(totalCost({ ...sliver, baseCost: 0 })).toBe(0)
  })
})

describe('exact costs', () => {
  it('PRICE-05 four decimals of a supplier price are kept', () => {
    const cost = exactCost(
      { ...parts, baseCost: 13_086_300, shippingCost: 0, importDuty: 0, vatTax: 0, additionalCosts: [] },
      CIF,
    )
    expect(multipleOfCost(cost, 1, 1, 0, 1)).toBe(13_086_300)
  })

  it.each([
    [0, 0, 0, 0, false],
    [1, 0, 0, 0, true],
    [-1, 0, 0, 0, false],
    [0, 1, 1, 0, true],
    [-1, 1_000_000, 1, 0, false],
    [-1, 1_000_001, 1, 0, true],
    [5, 0, 0, -1_000_000, false],
    [5, 0, 0, -1_000_001, false],
    [5, 0, 0, -999_999, true],
  ])(
    'PRICE-01 plain %i, duty base %i at %i ppm, VAT %i ppm: a cost to price from is %s',
    (plain, base, duty, vat, known) => {
      expect(isCostKnown(exactCostOf(plain, base, duty, vat))).toBe(known)
    },
  )

  it.each([
    [999_999_999_980_000, 0, true],
    // What `mostOf` names: 999,999,999.99.
    [999_999_999_990_000, 0, true],
    [999_999_999_994_999, 0, true],
    [999_999_999_995_000, 0, false],
    [-999_999_999_990_000, 0, true],
    [999_999_999_999_999, 0, false],
    [500_000_000_000_000, 1_000_000, false],
    [-999_999_999_999_999, 0, false],
    [-1, 0, true],
  ])('PRICE-09 %i units with %i ppm VAT can be kept: %s', (plain, vat, kept) => {
    expect(isCostKept(exactCostOf(plain, 0, 0, vat))).toBe(kept)
  })

  it('PRICE-05 multiples equal the exact fraction, also where duty and rebate nearly cancel', () => {
    const amount = fc.integer({ min: -1e12, max: 1e12 })
    const ppm = fc.integer({ min: 0, max: 2_000_000 })
    fc.assert(
      fc.property(
        amount,
        amount,
        ppm,
        ppm,
        fc.integer({ min: 0, max: 2e6 }),
        fc.integer({ min: 1, max: 2e6 }),
        ppm,
        fc.constantFrom(1, 10_000),
        (plain, dutyBase, duty, vat, over, under, gross, step) => {
          const cost = exactCostOf(plain, dutyBase, duty, vat)
          const numerator =
            (BigInt(plain) * 1_000_000n + BigInt(dutyBase) * BigInt(duty)) *
            BigInt(1_000_000 + vat) *
            BigInt(over) *
            BigInt(1_000_000 + gross)
          const denominator = 1_000_000n ** 3n * BigInt(under) * BigInt(step)
          expect(multipleOfCost(cost, over, under, gross, step)).toBe(roundedHalfAway(numerator, denominator) * step)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('PRICE-05 a rebate that cancels a huge duty base is exact on halves too', () => {
    for (let more = 0; more < 20; more++) {
      const plain = -1_000_000_000_003 - more
      const exact = BigInt(plain) * 1_000_000n + 1_000_000_500_000n * 999_999n
      const cost = exactCostOf(plain, 1_000_000_500_000, 999_999, 0)
      expect(multipleOfCost(cost, 1, 1, 0, 1)).toBe(roundedHalfAway(exact, 1_000_000n))
    }
  })

  it('PRICE-04 a markup on a cost is the exact fraction', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e13 }),
        fc.integer({ min: -1e9, max: 1e12 }),
        fc.integer({ min: 1, max: 1e12 }),
        fc.integer({ min: 0, max: 2_000_000 }),
        (price, plain, dutyBase, vat) => {
          const cost = exactCostOf(plain, dutyBase, 123_456, vat)
          fc.pre(isCostKnown(cost))
          const exact = (BigInt(plain) * 1_000_000n + BigInt(dutyBase) * 123_456n) * BigInt(1_000_000 + vat)
          const expected = roundedHalfAway((BigInt(price) * 10n ** 12n - exact) * 1_000_000n, exact)
          expect(markupOnCost(price, cost)).toBe(Math.min(expected, 1e9))
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

/** Written differently from the code under test: compares twice the remainder with the divisor. */
function roundedHalfAway(numerator: bigint, denominator: bigint): number {
  const negative = numerator < 0n
  const size = negative ? -numerator : numerator
  const whole = size / denominator
  const up = (size % denominator) * 2n >= denominator ? 1n : 0n
  const result = Number(whole + up)
  return negative ? 0 - result : result
}
