import { expect, it } from 'vitest'
import { brandText } from './plan-texts.ts'

it.each([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['jcb', 'JCB'],
])('SUB-03 a card of the brand %s is called %s', (key, name) => {
  expect(brandText(key)).toBe(name)
})
