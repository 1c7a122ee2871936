import fc from 'fast-check'
import { expect, it } from 'vitest'
import { currencies } from '../currencies.ts'
import { UNITS_PER_MINOR } from '../money.ts'
import { finestAtStripe, isChargedByStripe, stripeAmount, unitsOfStripe } from './provider-amount.ts'

it.each([
  ['USD', 12.34, 2, 1234],
  ['JPY', 1234, 0, 1234],
  ['KRW', 5000, 0, 5000],
  ['KWD', 1.23, 3, 1230],
  // ISO 4217 gives the króna no hundredths, Stripe counts in them; the ariary is the other way round.
  ['ISK', 1500, 0, 150_000],
  ['UGX', 900, 0, 90_000],
  ['MGA', 700, 2, 700],
])('SUB-03 %s %d is asked for as Stripe counts it', (currency, amount, digits, expected) => {
  const units = Math.round(amount * 10 ** digits) * UNITS_PER_MINOR
  expect(stripeAmount(units, currency)).toBe(expected)
  expect(unitsOfStripe(expected, currency)).toBe(units)
})

it.each([
  ['USD', 123_400 + 1],
  ['KWD', 1_231 * UNITS_PER_MINOR],
  ['ISK', UNITS_PER_MINOR / 2],
  ['MGA', 750 * UNITS_PER_MINOR],
])('SUB-03 %s of a fineness that Stripe does not take is not rounded', (currency, units) => {
  expect(stripeAmount(units, currency)).toBeUndefined()
})

it('SUB-03 every amount that is asked for comes back as the same amount', () => {
  const code = fc.constantFrom(...currencies.map((each) => each.code))
  const minors = fc.integer({ min: 0, max: 99_999_999 })
  fc.assert(
    fc.property(code, minors, (currency, minor) => {
      const units = minor * UNITS_PER_MINOR
      const amount = stripeAmount(units, currency)
      expect(amount === undefined ? units : unitsOfStripe(amount, currency)).toBe(units)
    }),
  )
})

it('SUB-01 the finest amount of every currency is one that is asked for, and half of it is not', () => {
  for (const { code } of currencies) {
    expect([code, stripeAmount(finestAtStripe(code), code)]).not.toContain(undefined)
    expect([code, stripeAmount(finestAtStripe(code) / 2, code)]).toEqual([code, undefined])
  }
})

it('DOC-14 a currency that Stripe does not charge in is known before a customer is asked', () => {
  expect(['EUR', 'JPY', 'KWD', 'ISK'].map(isChargedByStripe)).toEqual([true, true, true, true])
  expect(['IRR', 'KPW', 'XXX', 'eur', ''].map(isChargedByStripe)).toEqual([false, false, false, false, false])
})
