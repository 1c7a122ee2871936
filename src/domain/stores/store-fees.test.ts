import fc from 'fast-check'
import { expect, it } from 'vitest'
import { afterFees, feeFor } from './store-fees.ts'

const EUR = 1_000_000
const fees = {
  feePercent: 20_000,
  feeFixed: 300_000,
  categoryFees: [
    { categoryId: 'toys', percent: 150_000, fixed: 0 },
    { categoryId: null, percent: 990_000, fixed: 0 },
  ],
}

it('STORE-06 a product has the fee of its nearest category with one, else the usual fee of the store', () => {
  expect(feeFor(fees, ['puzzles', 'toys'])).toEqual({ percent: 150_000, fixed: 0 })
  expect(feeFor(fees, ['books'])).toEqual({ percent: 20_000, fixed: 300_000 })
  expect(feeFor(fees, [])).toEqual({ percent: 20_000, fixed: 300_000 })
})

it('STORE-06 what is left of 11.90 with 19 % VAT after 2 % and 0.30 is 9.46, and 3.46 of that is earned at a cost of 6', () => {
  const sold = { price: 11.9 * EUR, taxRate: 190_000, cost: 6 * EUR }
  expect(afterFees(sold, { percent: 20_000, fixed: 300_000 })).toEqual({
    fee: 540_000,
    left: 9_460_000,
    profit: 3_460_000,
    margin: 346_000,
  })
})

it('STORE-06 the fee is billed to the cent, half a cent up', () => {
  expect(afterFees({ price: 250_000, taxRate: 0, cost: null }, { percent: 20_000, fixed: 0 })).toEqual({
    fee: 10_000,
    left: 240_000,
    profit: null,
    margin: null,
  })
})

it('STORE-06 a fee above the price leaves less than nothing, and a price of nothing has no margin', () => {
  expect(afterFees({ price: 100_000, taxRate: 0, cost: 0 }, { percent: 0, fixed: 300_000 })).toMatchObject({
    left: -200_000,
    profit: -200_000,
    margin: -2_000_000,
  })
  expect(afterFees({ price: 0, taxRate: 0, cost: EUR }, { percent: 0, fixed: 0 }).margin).toBeNull()
})

it('STORE-06 without VAT, fee, cost and profit add up to the price exactly', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 11 }).map((cents) => cents * 10_000)
  const percent = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(amount, percent, amount, amount, (price, share, fixed, cost) => {
      const { fee, left, profit } = afterFees({ price: price / 10, taxRate: 0, cost }, { percent: share, fixed })
      expect(fee + cost + (profit ?? 0)).toBe(price / 10)
      expect(left).toBe(price / 10 - fee)
      const exact = (BigInt(price / 10) * BigInt(share) * 2n + 10n ** 10n) / (2n * 10n ** 10n)
      expect(BigInt(fee - fixed)).toBe(exact * 10_000n)
    }),
  )
})
