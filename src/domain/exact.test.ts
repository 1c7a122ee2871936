import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commonDivisor, nearest, nearestProduct, nearestRatio, nearestSmallRatio, restOf } from './exact.ts'

describe('nearest', () => {
  it.each([
    [0, 0],
    [0.49, 0],
    [0.51, 1],
    [1234.4999, 1234],
    [1234.5001, 1235],
    [-0.49, 0],
    [-0.51, -1],
    [-7.6, -8],
    [1e11 + 0.3, 1e11],
  ])('PRICE-09 %d rounds to %d without further work', (value, rounded) => {
    expect(nearest(value)).toBe(rounded)
  })

  it.each([0.5, 2.5, -2.5, 1234.5, 1234.5 + 1e-12, 1234.5 - 1e-12, 3e14, -3e14, NaN, Infinity])(
    'PRICE-09 %d is too close to a half, or too large, to be decided in float64',
    (value) => {
      expect(nearest(value)).toBeNaN()
    },
  )
})

describe('nearestRatio', () => {
  it.each([
    [5n, 2n, 3],
    [-5n, 2n, -3],
    [1n, 2n, 1],
    [-1n, 2n, -1],
    [49n, 100n, 0],
    [-49n, 100n, 0],
    [0n, 7n, 0],
    [7n, 3n, 2],
    [8n, 3n, 3],
  ])('PRICE-09 %d / %d rounds half away from zero to %d', (over, under, rounded) => {
    expect(nearestRatio(over, under)).toBe(rounded)
  })
})

const whole = (max: number) => fc.integer({ min: -max, max })

describe('nearestSmallRatio', () => {
  it('PRICE-09 agrees with BigInt wherever it answers', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 1e9 }), (over, under) => {
        expect(nearestSmallRatio(over, under)).toBe(nearestRatio(BigInt(over), BigInt(under)))
      }),
      { numRuns: 2_000 },
    )
  })

  it('PRICE-09 agrees with BigInt on exact halves and one beside them', () => {
    fc.assert(
      fc.property(whole(1e9), fc.integer({ min: 1, max: 1e6 }), whole(1), (k, half, beside) => {
        const over = (2 * k + 1) * half + beside
        expect(nearestSmallRatio(over, 2 * half)).toBe(nearestRatio(BigInt(over), BigInt(2 * half)))
      }),
      { numRuns: 2_000 },
    )
  })

  it('PRICE-09 gives up where numbers outgrow 2^53', () => {
    expect(nearestSmallRatio(2 ** 53, 3)).toBeNaN()
    expect(nearestSmallRatio(-(2 ** 53), 3)).toBeNaN()
    expect(nearestSmallRatio(3, 2 ** 52)).toBeNaN()
    expect(nearestSmallRatio(2 ** 53 - 1, 3)).toBe(3_002_399_751_580_330)
  })
})

describe('nearestProduct', () => {
  it('PRICE-09 equals the exact product and quotient for any safe integers', () => {
    fc.assert(
      fc.property(whole(1e15), whole(2e9), fc.integer({ min: 1, max: 1e13 }), (a, b, c) => {
        expect(nearestProduct(a, b, c)).toBe(nearestRatio(BigInt(a) * BigInt(b), BigInt(c)))
      }),
      { numRuns: 2_000 },
    )
  })

  it('PRICE-09 equals the exact quotient on halves', () => {
    fc.assert(
      fc.property(whole(1e12), fc.integer({ min: 1, max: 1e5 }), (k, half) => {
        expect(nearestProduct(2 * k + 1, half, 2 * half)).toBe(nearestRatio(BigInt(2 * k + 1), 2n))
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('commonDivisor', () => {
  it.each([
    [1_200_000, 1_000_000, 200_000],
    [1_000_000, 800_000, 200_000],
    [0, 1_000_000, 1_000_000],
    [1_000_000, 0, 1_000_000],
    [0, 0, 1],
    [-6, 4, 2],
    [7, 13, 1],
    [2 ** 31, 4, 1],
    [4, 2 ** 40, 1],
  ])('PRICE-09 of %i and %i is %i', (a, b, divisor) => {
    expect(commonDivisor(a, b)).toBe(divisor)
  })
})

describe('restOf', () => {
  it('PRICE-09 PRICE-11 is the rest of a division of whole numbers, never negative', () => {
    const whole = fc.integer({ min: -(2 ** 52), max: 2 ** 52 })
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 1e9 }), (value, divisor) => {
        const rest = Number(((BigInt(value) % BigInt(divisor)) + BigInt(divisor)) % BigInt(divisor))
        expect(restOf(value, divisor)).toBe(rest)
      }),
    )
    expect([restOf(-49, 100), restOf(300, 100), restOf(0, 7)]).toEqual([51, 0, 0])
  })
})
