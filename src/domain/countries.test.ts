import { describe, expect, it } from 'vitest'
import { countries, countryOf, countryOfLanguages } from './countries.ts'
import { isCurrency } from './currencies.ts'

describe('the countries', () => {
  it('PROF-02 each has a currency of the table and a code of its own', () => {
    expect(countries.length).toBeGreaterThan(200)
    expect(countries.filter(({ currency }) => !isCurrency(currency))).toEqual([])
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
    expect(countries.every(({ code }) => /^[A-Z]{2}$/.test(code))).toBe(true)
  })

  it('PROF-02 a country proposes its currency and its standard VAT', () => {
    expect(countryOf('DE')).toEqual({ code: 'DE', currency: 'EUR', standardVat: 190_000 })
    expect(countryOf('CH')).toEqual({ code: 'CH', currency: 'CHF', standardVat: 81_000 })
    expect(countryOf('FI')?.standardVat).toBe(255_000)
    expect(countryOf('CM')?.standardVat).toBe(192_500)
    expect(countryOf('US')).toEqual({ code: 'US', currency: 'USD', standardVat: null })
    expect(countryOf('ZZ')).toBeUndefined()
  })

  it('PROF-02 the country is read from the languages, the first that names one', () => {
    expect(countryOfLanguages(['de', 'de-AT', 'en-GB'])?.code).toBe('AT')
    expect(countryOfLanguages(['zh-Hant-TW'])?.code).toBe('TW')
    expect(countryOfLanguages(['es-419', 'en'])).toBeUndefined()
  })
})
