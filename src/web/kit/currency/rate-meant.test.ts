import { expect, it } from 'vitest'
import { isFarOff } from './rate-meant.ts'

it.each([
  ['4.5', '0.92', true],
  ['1.104', '0.92', false],
  ['1.1041', '0.92', true],
  ['0.736', '0.92', false],
  ['0.7359', '0.92', true],
  ['4.5', '', false],
  ['', '0.92', false],
])('PRICE-15 a rate of %s beside the dated one of %s: more than 20%% off is %s', (rate, dated, isFar) => {
  expect(isFarOff(rate, dated)).toBe(isFar)
})
