import { expect, it } from 'vitest'
import { grouped } from './grouped.ts'

it('puts values of one key together, in the order in which they came', () => {
  expect([...grouped(['tea', 'mug', 'thyme', 'milk'], ([first]) => first)]).toEqual([
    ['t', ['tea', 'thyme']],
    ['m', ['mug', 'milk']],
  ])
})
