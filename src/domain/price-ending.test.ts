import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minorDigits } from './currency.ts'
import { decimalFromUnits, unitsFromDecimal } from './money.ts'
import { endedPrice, endingGrid, type EndingDirection, PRICE_ENDINGS, type PriceEnding } from './price-ending.ts'

function ended(
  price: string,
  ending: PriceEnding,
  currency = 'USD',
  direction: EndingDirection = 'up',
  floor = '0',
): string {
  const amount = (text: string): number => {
    const parsed = unitsFromDecimal(text, currency)
    return 'value' in parsed ? parsed.value : NaN
  }
  const grid = endingGrid(ending, minorDigits(currency))
  return decimalFromUnits(endedPrice(amount(price), grid, direction, amount(floor)), currency)
}

describe('endedPrice', () => {
  it.each([
    ['12.34', 'none', '12.34'],
    ['12.34', '.99', '12.99'],
    ['12.99', '.99', '12.99'],
    ['13.00', '.99', '13.99'],
    ['0.30', '.99', '0.99'],
    ['12.34', '.95', '12.95'],
    ['12.96', '.95', '13.95'],
    ['12.34', '.90', '12.90'],
    ['12.91', '.90', '13.90'],
    ['12.34', '.49', '12.49'],
    ['12.50', '.49', '13.49'],
    ['12.34', 'whole', '13.00'],
    ['13.00', 'whole', '13.00'],
    ['12.34', 'nearest5', '15.00'],
    ['15.00', 'nearest5', '15.00'],
    ['15.01', 'nearest5', '20.00'],
    ['12.34', 'nearest10', '20.00'],
    ['20.01', 'nearest10', '30.00'],
    ['0.00', '.99', '0.00'],
    ['-1.00', '.99', '-1.00'],
  ] as const)('PRICE-11 USD %s ending %s is %s', (price, ending, expected) => {
    expect(ended(price, ending)).toBe(expected)
  })

  it.each([
    ['JPY', '1980', '.99', '1999'],
    ['JPY', '2000', '.99', '2099'],
    ['JPY', '1980', '.95', '1995'],
    ['JPY', '1980', '.90', '1990'],
    ['JPY', '1980', '.49', '2049'],
    ['JPY', '1981', 'whole', '1981'],
    ['JPY', '1981', 'nearest5', '1985'],
    ['JPY', '1981', 'nearest10', '1990'],
    ['KWD', '1.234', '.99', '1.990'],
    ['KWD', '1.991', '.99', '2.990'],
    ['KWD', '1.234', 'whole', '2.000'],
  ] as const)('PRICE-11 %s %s ending %s is %s', (currency, price, ending, expected) => {
    expect(ended(price, ending, currency)).toBe(expected)
  })

  it.each([
    ['12.34', '.99', '11.99'],
    ['12.48', '.99', '11.99'],
    ['12.49', '.99', '12.99'],
    ['12.50', '.99', '12.99'],
    ['0.30', '.99', '0.99'],
    ['12.49', 'nearest5', '10.00'],
    ['12.50', 'nearest5', '15.00'],
    ['2.00', 'nearest5', '5.00'],
  ] as const)('PRICE-11 USD %s to the nearest %s is %s, and never zero or less', (price, ending, expected) => {
    expect(ended(price, ending, 'USD', 'nearest')).toBe(expected)
  })

  it.each([
    ['12.34', '.99', 'nearest', '12.00', '12.99'],
    ['12.34', '.99', 'nearest', '11.99', '11.99'],
    ['12.34', '.99', 'nearest', '12.99', '12.99'],
    ['12.34', '.99', 'up', '13.50', '13.99'],
    ['12.34', '.99', 'up', '12.99', '12.99'],
    ['12.34', 'none', 'up', '13.50', '12.34'],
  ] as const)(
    'PRICE-11 USD %s ending %s, %s, stays above the floor of %4$s: %5$s',
    (price, ending, direction, floor, expected) => {
      expect(ended(price, ending, 'USD', direction, floor)).toBe(expected)
    },
  )

  it('PRICE-11 every ending gives a price of its grid, reached upwards by less than a step, and twice is once', () => {
    const choice = fc.record({
      price: fc.integer({ min: 1, max: 1e9 }).map((minor) => minor * 10_000),
      floor: fc.integer({ min: 0, max: 1e9 }).map((minor) => minor * 10_000),
      ending: fc.constantFrom(...PRICE_ENDINGS),
      digits: fc.constantFrom(0, 2, 3),
      direction: fc.constantFrom<EndingDirection>('up', 'nearest'),
    })
    fc.assert(
      fc.property(choice, ({ price, floor, ending, digits, direction }) => {
        const grid = endingGrid(ending, digits)
        fc.pre(grid !== null)
        const result = endedPrice(price, grid, direction, floor)
        expect((result - grid.offset) % grid.step === 0).toBe(true)
        expect(result).toBeGreaterThan(direction === 'up' ? price - 1 : 0)
        expect(result).toBeGreaterThanOrEqual(floor)
        expect(result).toBeLessThan(Math.max(price, floor) + grid.step)
        expect(endedPrice(result, grid, direction, floor)).toBe(result)
      }),
      { numRuns: 1_000 },
    )
  })
})
