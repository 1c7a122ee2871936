import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestRatio } from './exact.ts'
import { PPM, UNITS_PER_MINOR } from './money.ts'
import { shownParts } from './shown-parts.ts'

const MINOR = BigInt(PPM * UNITS_PER_MINOR)
const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)
const parts = fc.array(fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }), { minLength: 1, maxLength: 6 })
const wholeOf = (exact: readonly bigint[]): number =>
  nearestRatio(
    exact.reduce((sum, part) => sum + part, 0n),
    MINOR,
  ) * UNITS_PER_MINOR

describe('the parts of an amount as they are shown', () => {
  it('PROD-15 add up to it, and each is a minor unit from its own value at most', () => {
    fc.assert(
      fc.property(parts, (exact) => {
        const shown = shownParts(exact, wholeOf(exact))
        expect(sumOf(shown)).toBe(wholeOf(exact))
        shown.forEach((part, at) => {
          const off = BigInt(part) * BigInt(PPM) - (exact[at] ?? 0n)
          expect(off < 0n ? -off : off).toBeLessThanOrEqual((MINOR * 3n) / 2n)
        })
      }),
    )
  })

  it('PROD-15 are each rounded for itself wherever that adds up', () => {
    fc.assert(
      fc.property(parts, (exact) => {
        const own = exact.map((part) => nearestRatio(part, MINOR) * UNITS_PER_MINOR)
        const shown = shownParts(exact, wholeOf(exact))
        const off = Math.abs(wholeOf(exact) - sumOf(own)) / UNITS_PER_MINOR
        expect(shown.filter((part, at) => part !== own[at])).toHaveLength(off)
      }),
    )
  })

  it('PROD-15 keep their digits where the amount keeps them, and are exact where they are whole units', () => {
    const units = fc.array(fc.integer({ min: -10_000, max: 10_000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(units, (own) => {
        fc.pre(sumOf(own) % UNITS_PER_MINOR !== 0)
        const exact = own.map((part) => BigInt(part) * BigInt(PPM))
        expect(shownParts(exact, sumOf(own))).toEqual(own)
      }),
    )
  })
})
