import { expect, it } from 'vitest'
import { chipLabel } from './rule-formats.ts'

const rule = { kind: 'none' } as unknown as Parameters<typeof chipLabel>[0]['rule']

it('PLIST-06 why there is no price is said with a capital letter where it stands alone', () => {
  expect(chipLabel({ price: null, reason: 'no-rule', rule })).toBe('The list has no rule for this product')
})

it('PLIST-06 the chip of a row says in two or three words why there is no price', () => {
  expect(chipLabel({ price: null, reason: 'no-price', rule })).toBe('No base price')
  expect(chipLabel({ price: null, reason: 'no-cost', rule })).toBe('No cost')
})
