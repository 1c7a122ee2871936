import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsOf } from './use-row-window.ts'

describe('the rows of a long list that are drawn', () => {
  it('SHIP-04 every row in sight and every kept row is drawn once, in order, whatever is kept', () => {
    const sizes = fc.tuple(fc.nat(50), fc.nat(50), fc.array(fc.integer({ min: -1, max: 120 }), { maxLength: 3 }))
    fc.assert(
      fc.property(sizes, ([first, length, kept]) => {
        const drawn = runsOf(first, first + length, kept).flatMap(({ from, to }) =>
          Array.from({ length: to - from }, (_, index) => from + index),
        )
        const expected = new Set([
          ...Array.from({ length }, (_, index) => first + index),
          ...kept.filter((index) => index >= 0),
        ])
        expect(drawn).toEqual([...expected].sort((a, b) => a - b))
      }),
    )
  })
})
