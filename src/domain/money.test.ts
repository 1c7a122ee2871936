import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies } from './currencies.ts'
import {
  decimalFromPpm,
  decimalFromQuantity,
  decimalFromUnits,
  MAX_PPM,
  MAX_UNITS,
  ppmFromDecimal,
  quantityFromDecimal,
  roundToMinor,
  unitsFromDecimal,
} from './money.ts'

const currency = fc.constantFrom(...currencies.map(({ code }) => code))
const units = fc.integer({ min: -MAX_UNITS, max: MAX_UNITS })

describe('unitsFromDecimal', () => {
  it.each([
    ['12.34', 'USD', 12_340_000],
    [12.34, 'USD', 12_340_000],
    ['0.0375', 'USD', 37_500],
    ['.0000', 'USD', 0],
    ['5.', 'USD', 5_000_000],
    ['1980', 'JPY', 19_800_000],
    ['0.00005', 'JPY', 1],
    ['0.00004999', 'JPY', 0],
    ['-0.00005', 'JPY', -1],
    ['-0.00004', 'JPY', 0],
    ['1.2345', 'KWD', 12_345_000],
    [' +7 ', 'EUR', 7_000_000],
    ['1e3', 'USD', 1_000_000_000],
    [1e-7, 'USD', 0],
    ['2.5e-6', 'USD', 3],
    ['0e9999', 'USD', 0],
    ['-0', 'USD', 0],
    ['999999999.999999', 'USD', MAX_UNITS],
  ])('PRICE-09 %s %s is %i units', (amount, code, expected) => {
    expect(unitsFromDecimal(amount, code)).toEqual({ value: expected })
  })

  it.each(['', ' ', '.', '-', 'abc', '1,5', '1.2.3', '0x10', '1e', 'NaN', 'Infinity', '١٢', '1 000', '1e99999'])(
    'CUR-03 %j is refused as no decimal number',
    (amount) => {
      expect(unitsFromDecimal(amount, 'USD')).toEqual({ issue: 'must be a decimal number' })
    },
  )

  it.each([NaN, Infinity, -Infinity])('CUR-03 the number %d is refused as no decimal number', (amount) => {
    expect(unitsFromDecimal(amount, 'USD')).toEqual({ issue: 'must be a decimal number' })
  })

  it.each(['1000000000', '999999999.9999995', '-1000000000', '1e300', 1e21, '9'.repeat(5_000)])(
    'PRICE-09 %s is refused by name as above 10^15 − 1 units',
    (amount) => {
      expect(unitsFromDecimal(amount, 'USD')).toEqual({ issue: 'is too large: at most 999,999,999.99 USD' })
    },
  )

  it('PRICE-09 0.1 + 0.2 is 0.30', () => {
    const sum = [0.1, 0.2]
      .map((amount) => unitsFromDecimal(amount, 'USD'))
      .reduce((total, each) => total + ('value' in each ? each.value : NaN), 0)
    expect(decimalFromUnits(sum, 'USD')).toBe('0.30')
  })

  it('PRICE-09 decimal text and back is the identity in every currency', () => {
    fc.assert(
      fc.property(units, currency, (amount, code) => {
        expect(unitsFromDecimal(decimalFromUnits(amount, code), code)).toEqual({ value: amount })
      }),
    )
  })

  it('PRICE-09 a JSON number and back is the identity in every currency', () => {
    fc.assert(
      fc.property(units, currency, (amount, code) => {
        const json = JSON.parse(JSON.stringify(Number(decimalFromUnits(amount, code)))) as number
        expect(unitsFromDecimal(json, code)).toEqual({ value: amount })
      }),
    )
  })
})

describe('decimalFromUnits', () => {
  it.each([
    [12_340_000, 'USD', '12.34'],
    [12_300_000, 'USD', '12.30'],
    [37_500, 'USD', '0.0375'],
    [1, 'USD', '0.000001'],
    [-1, 'USD', '-0.000001'],
    [0, 'USD', '0.00'],
    [19_800_000, 'JPY', '1980'],
    [19_805_000, 'JPY', '1980.5'],
    [10_000, 'KWD', '0.001'],
    [MAX_UNITS, 'USD', '999999999.999999'],
  ])('PRICE-09 %i units of %s read %s', (amount, code, text) => {
    expect(decimalFromUnits(amount, code)).toBe(text)
  })
})

describe('roundToMinor', () => {
  it.each([
    [5_000, 10_000],
    [4_999, 0],
    [-5_000, -10_000],
    [-4_999, 0],
    [15_000, 20_000],
    [25_000, 30_000],
    [20_000, 20_000],
    [0, 0],
  ])('PRICE-09 %i units round half away from zero to %i', (amount, rounded) => {
    expect(roundToMinor(amount)).toBe(rounded)
  })

  it.each([
    ['0.5', 'JPY', '1'],
    ['-0.5', 'JPY', '-1'],
    ['1.005', 'USD', '1.01'],
    ['-1.005', 'USD', '-1.01'],
    ['1.0005', 'KWD', '1.001'],
    ['1.00049', 'KWD', '1.000'],
  ])('PRICE-09 %s %s shows as %s', (amount, code, shown) => {
    const parsed = unitsFromDecimal(amount, code)
    expect('value' in parsed && decimalFromUnits(roundToMinor(parsed.value), code)).toBe(shown)
  })

  it('PRICE-09 rounding is symmetric, idempotent and never off by more than half a minor unit', () => {
    fc.assert(
      fc.property(units, (amount) => {
        const rounded = roundToMinor(amount)
        expect(rounded % 10_000 === 0).toBe(true)
        expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(5_000)
        expect(roundToMinor(rounded)).toBe(rounded)
        expect(roundToMinor(0 - amount)).toBe(0 - rounded)
      }),
    )
  })
})

describe('percent and quantity', () => {
  it.each([
    ['17.5', 175_000],
    [40, 400_000],
    ['0.0001', 1],
    ['0.00005', 1],
    ['-3', -30_000],
    ['100000', MAX_PPM],
  ])('PRICE-09 %s %% is %i ppm', (percent, ppm) => {
    expect(ppmFromDecimal(percent)).toEqual({ value: ppm })
  })

  it('PRICE-09 a percentage above 100 000 % is refused by name', () => {
    expect(ppmFromDecimal('100000.0001')).toEqual({ issue: 'is too large' })
  })

  it.each([
    [175_000, '17.5'],
    [400_000, '40'],
    [1, '0.0001'],
    [-5_000, '-0.5'],
  ])('PRICE-09 %i ppm read %s', (ppm, text) => {
    expect(decimalFromPpm(ppm)).toBe(text)
  })

  it('DOC-04 a quantity keeps four decimals', () => {
    expect(quantityFromDecimal('2.5')).toEqual({ value: 25_000 })
    expect(quantityFromDecimal('1e12')).toEqual({ issue: 'is too large' })
    expect(decimalFromQuantity(25_000)).toBe('2.5')
  })
})
