import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearestRatio } from './exact.ts'
import { exactCostOf } from './total-cost.ts'
import {
  multiplied,
  plainAmount,
  raisedToMinor,
  rounded,
  roundedIfKept,
  share,
  sumOf,
  type Unrounded,
  unroundedCost,
} from './unrounded.ts'

it('PRICE-09 a chain of shares and rates is the exact product, rounded once, half away from zero', () => {
  const part = fc.tuple(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 500_000, max: 2_000_000 }))
  const amount = fc.oneof(fc.integer({ min: 0, max: 99_999_999_999 }), fc.integer({ min: 0, max: 9_999 }))
  const costs = fc.tuple(amount, amount, fc.nat(999_999), fc.nat(999_999))
  fc.assert(
    fc.property(
      costs,
      amount,
      fc.array(part, { maxLength: 4 }),
      fc.constantFrom(1, 10_000),
      (cost, more, parts, step) => {
        const [plain, dutyBase, duty, vat] = cost
        const start = sumOf(unroundedCost(exactCostOf(plain, dutyBase, duty, vat)), more)
        const made = parts.reduce<Unrounded>((sum, [top, bottom]) => share(sum, top, bottom), start)
        const whole = (BigInt(plain) * 1_000_000n + BigInt(dutyBase) * BigInt(duty)) * (1_000_000n + BigInt(vat))
        let [over, under] = [whole + BigInt(more) * 1_000_000_000_000n, 1_000_000_000_000n]
        for (const [top, bottom] of parts) [over, under] = [over * BigInt(top), under * BigInt(bottom)]
        expect(rounded(made, step)).toBe(nearestRatio(over, under * BigInt(step)) * step)
        const twice = multiplied(made, plainAmount(2))
        expect(rounded(twice, step)).toBe(nearestRatio(2n * over, under * BigInt(step)) * step)
        const raised = raisedToMinor(made)
        expect(BigInt(raised) * under >= over && BigInt(raised - 10_000) * under < over).toBe(true)
      },
    ),
  )
})

it('PRICE-09 halves go away from zero, what is too large to be kept is no amount, and below zero terms may cancel out', () => {
  expect(rounded(share(plainAmount(12_345_000), 1, 1))).toBe(12_350_000)
  expect(rounded(share(plainAmount(-12_345_000), 1, 1))).toBe(-12_350_000)
  expect(rounded(share(plainAmount(1), 1, 2), 1)).toBe(1)
  expect(roundedIfKept(null)).toBeNull()
  expect(roundedIfKept(share(plainAmount(999_999_999_990_000), 2, 1))).toBeNull()
  expect(rounded(sumOf(share(plainAmount(1), 1, 3), -1), 1)).toBe(-1)
  expect(raisedToMinor(plainAmount(10_000))).toBe(10_000)
  expect(raisedToMinor(share(plainAmount(10_000), 1_000_001, 1_000_000))).toBe(20_000)
})
