import { describe, expect, it } from 'vitest'
import { countryOptions } from '#web/kit/format/country-names.ts'
import { countriesFrom } from './use-countries.ts'

describe('the countries of a customer', () => {
  it('CUST-01 begin with none and that of the business, and have each once', () => {
    const options = countriesFrom('PT', 'Not known')
    expect(options.slice(0, 2)).toMatchObject([
      { value: '', label: 'Not known' },
      { value: 'PT', label: 'Portugal' },
    ])
    expect(options).toHaveLength(countryOptions().length + 1)
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
  })

  it('CUST-01 stand by name where the business has none', () => {
    expect(countriesFrom('', 'Not known').slice(1)).toEqual(countryOptions())
  })
})
