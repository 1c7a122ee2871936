import { expect, it } from 'vitest'
import { landMessages } from './page-messages.ts'

it('SHIP-03 lines without a product are told of in the number that there are', () => {
  expect([1, 2].map(landMessages.unlinked)).toEqual([
    '1 line without a product: takes its share of the charges but changes nothing.',
    '2 lines without a product: take their share of the charges but change nothing.',
  ])
})
