import { describe, expect, it } from 'vitest'
import { currencies, isCurrency } from './currencies.ts'
import { minorDigits } from './currency.ts'

describe('currencies', () => {
  it.each([
    ['JPY', 0],
    ['KRW', 0],
    ['ISK', 0],
    ['XOF', 0],
    ['USD', 2],
    ['EUR', 2],
    ['HUF', 2],
    ['MGA', 2],
    ['KWD', 3],
    ['TND', 3],
  ])('PRICE-09 %s has %i minor digits', (code, digits) => {
    expect(minorDigits(code)).toBe(digits)
  })

  it('PRICE-09 the table holds each code once, in order, with a name and 0, 2 or 3 digits', () => {
    const codes = currencies.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes).toEqual([...codes].sort())
    expect(codes.length).toBeGreaterThan(150)
    for (const { code, minorDigits: digits, name } of currencies) {
      expect(code).toMatch(/^[A-Z]{3}$/)
      expect([0, 2, 3]).toContain(digits)
      expect(minorDigits(code), 'as prices are shown').toBe(digits)
      expect(name).toMatch(/^\p{Lu}/u)
      expect(name).toBe(name.trim())
    }
  })

  it('CUR-03 a code is known only as ISO 4217 writes it today', () => {
    expect(isCurrency('EUR')).toBe(true)
    expect(isCurrency('XCG')).toBe(true)
    for (const code of ['eur', 'EURO', 'DEM', 'HRK', 'XAU', 'CLF', '', 'toString']) expect(isCurrency(code)).toBe(false)
  })

  it('PRICE-09 a code outside the table counts two digits', () => {
    expect(minorDigits('ZZZ')).toBe(2)
  })
})
