import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundedExactly } from '#test/analytics-shop.ts'
import { pareto } from './pareto.ts'

const ranked = (amounts: readonly number[]) => pareto(amounts, (amount) => amount)

describe('the classes of a Pareto analysis', () => {
  it('PAGE-02 the few that bring 80 % are of class A, up to 95 % of class B, all others of class C', () => {
    expect(ranked([5, 50, 10, 30, 5]).map((each) => [each.amount, each.class, each.cumulated])).toEqual([
      [50, 'A', 500_000],
      [30, 'A', 800_000],
      [10, 'B', 900_000],
      [5, 'B', 950_000],
      [5, 'C', 1_000_000],
    ])
  })

  it('PAGE-02 a single product is of class A; nothing at all has no classes', () => {
    expect(ranked([7]).map((each) => [each.class, each.share])).toEqual([['A', 1_000_000]])
    expect(ranked([])).toEqual([])
  })

  it('PAGE-02 what brings nothing or a loss comes last, has no share, and is of class C', () => {
    expect(ranked([0, -5]).map((each) => [each.class, each.share, each.cumulated])).toEqual([
      ['C', 0, 0],
      ['C', 0, 0],
    ])
    expect(ranked([-90, 100]).map((each) => [each.amount, each.class])).toEqual([
      [100, 'A'],
      [-90, 'C'],
    ])
  })

  it('PAGE-02 equal a recomputation in fractions', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000, max: 1e12 }), { maxLength: 20 }), (amounts) => {
        const ordered = amounts.toSorted((a, b) => b - a).map(BigInt)
        const whole = ordered.reduce((sum, amount) => (amount > 0n ? sum + amount : sum), 0n)
        let before = 0n
        for (const [at, found] of ranked(amounts).entries()) {
          const amount = ordered[at] ?? 0n
          const isA = amount > 0n && before * 100n < whole * 80n
          const isB = amount > 0n && !isA && before * 100n < whole * 95n
          expect(found.class).toBe(isA ? 'A' : isB ? 'B' : 'C')
          expect(found.share).toBe(amount > 0n ? roundedExactly([amount * 1_000_000n, whole]) : 0)
          if (amount > 0n) before += amount
        }
      }),
    )
  })
})
