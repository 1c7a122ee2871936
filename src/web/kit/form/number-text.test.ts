import { assert, constantFrom, integer, property } from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setFormatLocale } from '../format/locale.ts'
import { orEmpty, readInteger, readMargin, readMoney, readPercent } from './number-text.ts'
import { integerText, moneyText, percentText } from './typed-number.ts'

beforeEach(() => setFormatLocale('en-US'))
afterEach(() => setFormatLocale(undefined))

describe('amounts', () => {
  it.each([
    ['12.34', 12_340_000],
    ['1,234.56', 1_234_560_000],
    ['1.234,56', 1_234_560_000],
    ['12*3.5+2', 44_000_000],
    ['0.0375', 37_500],
    ['0', 0],
  ])('PRICE-09 %s is read as %d units of USD', (text, units) => {
    expect(readMoney('USD')(text)).toEqual({ value: units })
  })

  it('PRICE-09 what is read and written again is the same amount, in every locale', () => {
    assert(
      property(integer({ min: 0, max: 999_999_999_999 }), constantFrom('en-US', 'de-DE'), (units, locale) => {
        setFormatLocale(locale)
        expect(readMoney('USD')(moneyText(units, 'USD'))).toEqual({ value: units })
      }),
    )
  })

  it('a numeral that could be read two ways follows the locale', () => {
    expect(readMoney('USD')('1.234')).toEqual({ value: 1_234_000 })
    setFormatLocale('de-DE')
    expect(readMoney('USD')('1.234')).toEqual({ value: 1_234_000_000 })
    expect(moneyText(12_340_000, 'EUR')).toBe('12,34')
  })

  it('a bad amount says the remedy', () => {
    expect(readMoney('USD')('abc')).toMatchObject({ issue: expect.stringContaining('not a number') as string })
    expect(readMoney('USD')('')).toEqual({ issue: 'Enter a number.' })
    expect(readMoney('USD')('-1')).toEqual({ issue: 'Must not be negative.' })
    expect(readMoney('USD')('1e')).toHaveProperty('issue')
    expect(readMoney('USD')('999999999999999')).toEqual({ issue: 'Must be at most $999,999,999.99.' })
    expect(readMoney('JPY')('999999999999999')).toEqual({ issue: 'Must be at most ¥99,999,999,999.' })
    expect(readMoney('USD', { max: 20_000 })('1')).toEqual({ issue: 'Must be at most 0.02.' })
  })
})

describe('percentages', () => {
  it('are read with and without their sign', () => {
    expect(readPercent()('17.5 %')).toEqual({ value: 175_000 })
    expect(readPercent()('20')).toEqual({ value: 200_000 })
    expect(percentText(175_000)).toBe('17.5')
  })

  it('PRICE-01 a margin of 100 % is refused with its rule', () => {
    expect(readMargin('100')).toEqual({ issue: 'A margin must be below 100%.' })
    expect(readMargin('99.9999')).toEqual({ value: 999_999 })
  })
})

it('whole numbers have no fraction', () => {
  expect(readInteger()('12.5')).toEqual({ issue: 'Enter a whole number.' })
  expect(readInteger()('-3')).toEqual({ value: -3 })
  expect(integerText(null)).toBe('')
})

it('an empty field stands for null where it may', () => {
  expect(orEmpty(readMargin)(' ')).toEqual({ value: null })
  expect(orEmpty(readMargin)('5')).toEqual({ value: 50_000 })
})
