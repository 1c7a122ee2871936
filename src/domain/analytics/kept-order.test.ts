import { describe, expect, it } from 'vitest'
import { keptOrder } from './kept-order.ts'

const upwards = (a: number, b: number): number => a - b
const numbers = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, at) => from + at * step)

describe('a list that keeps its order', () => {
  it.each([
    ['few', numbers(0, 900, 90), numbers(-5, 1005, 101)],
    ['many', numbers(0, 900, 3), numbers(-5, 1005, 3)],
    ['all', numbers(0, 1000, 1), []],
  ])('PAGE-02 is the same as one that is sorted anew after %s changes', (_, gone, come) => {
    const list = numbers(0, 1000, 1)
    const added = come.map((each) => each + 0.5).toReversed()
    const expected = [...list.filter((each) => !gone.includes(each)), ...added].toSorted(upwards)
    expect(keptOrder(list, gone, added, upwards)).toEqual(expected)
  })

  it('PAGE-02 begins with nothing', () => {
    expect(keptOrder([], [], numbers(0, 300, 1).toReversed(), upwards)).toEqual(numbers(0, 300, 1))
  })
})
