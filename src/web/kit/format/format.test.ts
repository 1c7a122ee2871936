import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatWhen } from './date.ts'
import { cachedFormatter, formatLocale, setFormatLocale, setMessageLanguage } from './locale.ts'
import { currencySymbol, formatAmount, formatMoney, formatMoneyChange, formatMoneyExact } from './money.ts'
import { formatCount, formatNumber, formatPercent, formatQuantity, formatRate } from './number.ts'

beforeEach(() => setFormatLocale('en-US'))
afterEach(() => setFormatLocale(undefined))

describe('money', () => {
  it.each([
    [12_340_000, 'USD', '$12.34'],
    [300_000, 'USD', '$0.30'],
    [19_800_000, 'JPY', '¥1,980'],
    [12_345_000, 'KWD', 'KWD 1.235'],
    [-12_345_000, 'USD', '-$12.35'],
    [5_000, 'USD', '$0.01'],
    [4_999, 'USD', '$0.00'],
    [0, 'EUR', '€0.00'],
    [999_999_999_999_999, 'USD', '$1,000,000,000.00'],
  ])('PRICE-09 %d units of %s are written %s', (units, currency, text) => {
    expect(formatMoney(units, currency).replace(/\s/g, ' ')).toBe(text)
  })

  it('PRICE-09 a cost below a cent keeps its digits where it is written exactly', () => {
    expect(formatMoneyExact(37_500, 'USD')).toBe('$0.0375')
    expect(formatMoneyExact(12_300_000, 'USD')).toBe('$12.30')
  })

  it('PRICE-09 the digits written are those of the integer, for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
        const digits = formatAmount(cents * 10_000, 'USD').replace(/[^\d]/g, '')
        expect(Number(digits)).toBe(Math.abs(cents))
      }),
    )
  })

  it('a change carries its sign and nothing carries none', () => {
    expect(formatMoneyChange(12_000_00, 'USD')).toBe('+$1.20')
    expect(formatMoneyChange(-4_000_00, 'USD')).toBe('-$0.40')
    expect(formatMoneyChange(0, 'USD')).toBe('$0.00')
  })

  it('the locale decides the separators and the place of the sign', () => {
    setFormatLocale('de-DE')
    expect(formatMoney(12_345_600_000, 'EUR').replace(/\s/g, ' ')).toBe('12.345,60 €')
    expect(formatAmount(12_345_600_000, 'EUR')).toBe('12.345,60')
    expect(currencySymbol('EUR')).toBe('€')
  })
})

describe('numbers', () => {
  it('a percentage has one digit in columns and all of its digits as a rate', () => {
    expect(formatPercent(400_000)).toBe('40.0%')
    expect(formatPercent(174_950)).toBe('17.5%')
    expect(formatPercent(-1_250)).toBe('-0.1%')
    expect(formatRate(200_000)).toBe('20%')
    expect(formatRate(55_055)).toBe('5.5055%')
  })

  it('counts take the noun of the number', () => {
    const noun = { one: 'product', other: 'products' }
    expect(formatCount(0, noun)).toBe('0 products')
    expect(formatCount(1, noun)).toBe('1 product')
    expect(formatCount(1204, noun)).toBe('1,204 products')
  })

  it('quantities and numbers follow the locale', () => {
    expect(formatQuantity(15_000)).toBe('1.5')
    setFormatLocale('de-DE')
    expect(formatNumber(1234.5)).toBe('1.234,5')
  })
})

describe('dates', () => {
  const at = Date.UTC(2026, 6, 6, 12, 30)

  it('a moment under a day away is told relative to now, an older one by its date', () => {
    expect(formatWhen(at, at + 20_000)).toBe('now')
    expect(formatWhen(at, at + 5 * 60_000)).toBe('5 minutes ago')
    expect(formatWhen(at, at + 23.9 * 3_600_000)).toBe('23 hours ago')
    expect(formatWhen(at, at - 2 * 3_600_000)).toBe('in 2 hours')
    expect(formatWhen(at, at + 24 * 3_600_000)).toBe(formatDate(at))
  })

  it('dates are written as the locale writes them', () => {
    expect(formatDate(at)).toContain('Jul')
    expect(formatDateTime(at)).toContain('2026')
  })

  it('SHELL-10 words among dates are in the language of the page, numbers and their order in that of the device', () => {
    for (const locale of ['de-DE', 'fr-FR', 'en-GB']) {
      setFormatLocale(locale)
      expect([locale, formatDate(at)]).toEqual([locale, '6 Jul 2026'])
      expect([locale, formatWhen(at, at + 20_000)]).toEqual([locale, 'now'])
      expect([locale, formatWhen(at, at + 5 * 60_000)]).toEqual([locale, '5 minutes ago'])
    }
    setFormatLocale('en-US')
    expect(formatDate(at)).toBe('Jul 6, 2026')
    setFormatLocale('de-DE')
    setMessageLanguage('de')
    expect(formatDate(at)).toBe('06.07.2026')
    expect(formatWhen(at, at + 20_000)).toBe('jetzt')
    setMessageLanguage('en')
    expect(formatNumber(1234.5)).toBe('1.234,5')
  })
})

describe('formatters', () => {
  it('are made once for each key and made anew when the locale changes', () => {
    const made: string[] = []
    const formatter = cachedFormatter((locale, key) => {
      made.push(`${locale} ${key}`)
      return { locale }
    })
    formatter('a')
    formatter('a')
    formatter('b')
    setFormatLocale('fr-FR')
    expect(formatter('a')).toEqual({ locale: formatLocale() })
    expect(made).toEqual(['en-US a', 'en-US b', 'fr-FR a'])
  })
})
