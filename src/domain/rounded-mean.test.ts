import { expect, it } from 'vitest'
import { roundedMean } from './rounded-mean.ts'

it.each([
  [5, 2, 3],
  [-5, 2, -3],
  [4, 3, 1],
  [-4, 3, -1],
  [-1, 3, 0],
  [0, 7, 0],
  [999_999_999 * 99_999, 99_999, 999_999_999],
])('PRICE-09 the mean of %d over %d is %d: half away from zero', (sum, count, mean) => {
  expect(roundedMean(sum, count)).toBe(mean)
})
