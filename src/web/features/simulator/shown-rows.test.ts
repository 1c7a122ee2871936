import { expect, it } from 'vitest'
import { byGain } from './shown-rows.ts'

const ordered = (gains: readonly number[], sign: 1 | -1) =>
  byGain([...gains.keys()], (row) => sign * (gains[row] ?? NaN)).map((row) => gains[row])

it('PAGE-04 the worst effect first is the largest loss, and where nothing loses the smallest gain', () => {
  expect(ordered([3, 0, 9, 1, NaN], 1)).toEqual([1, 3, 9, 0, NaN])
  expect(ordered([3, -2, 9, -7], 1)).toEqual([-7, -2, 3, 9])
})

it('PAGE-04 the best effect first is the largest gain, and where nothing gains the smallest loss', () => {
  expect(ordered([-3, 0, -9, -1], -1)).toEqual([-1, -3, -9, 0])
})
