import { describe, expect, it } from 'vitest'
import { parseDecimalCell, parseMoneyCell } from './number-cell.ts'

describe('parseDecimalCell', () => {
  it.each([
    ['12.50', '.', '12.50'],
    ['12,50', ',', '12.50'],
    ['1,234.5', '.', '1234.5'],
    ['1.234,5', ',', '1234.5'],
    ['1 234,5', ',', '1234.5'],
    ['.0000', '.', '0.0000'],
    ['1.234', ',', '1234'],
    ['1.234', '.', '1.234'],
    ['-12.5', '.', '-12.5'],
    ['−12.5', '.', '-12.5'],
    ['- 12.5', '.', '-12.5'],
    ['12.5-', '.', '-12.5'],
    ['(12.5)', '.', '-12.5'],
    ['( 1,234.50 )', '.', '-1234.50'],
    ['-0.00', '.', '0.00'],
    ['+7', '.', '7'],
    ['20 %', '.', '20'],
    ['17,5%', ',', '17.5'],
    ['\u00a012.5 ', '.', '12.5'],
    ['１２.５', '.', '12.5'],
  ] as const)('PROD-14 %j in a column with %s is %s', (text, decimal, expected) => {
    expect(parseDecimalCell(text, { decimal })).toEqual({ decimal: expected })
  })

  it.each([
    ['', '.', 'empty'],
    ['  ', '.', 'empty'],
    ['%', '.', 'empty'],
    ['n/a', '.', 'not-a-number'],
    ['-', '.', 'not-a-number'],
    ['12.50', ',', 'other-decimal-sign'],
    ['1,234.50', ',', 'other-decimal-sign'],
    ['12,5', '.', 'other-decimal-sign'],
    ['12.5.1', '.', 'not-a-number'],
    ['(12.5', '.', 'not-a-number'],
    ['12.5)', '.', 'not-a-number'],
    ['-(12.5)', '.', 'not-a-number'],
    ['-12,5-', '.', 'not-a-number'],
    ['1e5', '.', 'not-a-number'],
    ['12 50', '.', 'not-a-number'],
    ['=1+1', '.', 'not-a-number'],
    ['1'.repeat(101), '.', 'not-a-number'],
  ] as const)('PROD-14 %j in a column with %s is refused as %s', (text, decimal, issue) => {
    expect(parseDecimalCell(text, { decimal })).toEqual({ issue })
  })
})

describe('parseMoneyCell', () => {
  it.each([
    ['12.50 USD', '.', '12.50', 'USD', 'USD'],
    ['usd 12.50', '.', '12.50', 'USD', 'usd'],
    ['€ 4,20', ',', '4.20', 'EUR', '€'],
    ['4,20€', ',', '4.20', 'EUR', '€'],
    ['£1,234', '.', '1234', 'GBP', '£'],
    ['US$1,000.00', '.', '1000.00', 'USD', 'US$'],
    ['(€ 5.00)', '.', '-5.00', 'EUR', '€'],
    ['-€5.00', '.', '-5.00', 'EUR', '€'],
    ['€-5.00', '.', '-5.00', 'EUR', '€'],
    ['1 234,50 Kč', ',', '1234.50', 'CZK', 'Kč'],
    ['12 zł', '.', '12', 'PLN', 'zł'],
    ['$12.50', '.', '12.50', null, '$'],
    ['¥1,980', '.', '1980', null, '¥'],
    ['99 kr.', '.', '99', null, 'kr.'],
    ['Rs. 500', '.', '500', null, 'Rs.'],
    ['$12.50 CAD', '.', '12.50', 'CAD', '$ CAD'],
    ['12.50', '.', '12.50', null, null],
  ] as const)('PROD-14 %j in a column with %s is %s, currency %s', (text, decimal, amount, currency, sign) => {
    expect(parseMoneyCell(text, { decimal })).toEqual({ decimal: amount, currency, sign })
  })

  it.each([
    ['', 'empty'],
    ['EUR', 'empty'],
    ['12 pieces', 'not-a-number'],
    ['12 EUR USD', 'not-a-number'],
    ['12,50 €', 'other-decimal-sign'],
    ['XYZ 12', 'not-a-number'],
    ['ask', 'empty'],
    ['constructor 12', 'not-a-number'],
  ] as const)('PROD-14 %j is refused as %s', (text, issue) => {
    expect(parseMoneyCell(text, { decimal: '.' })).toEqual({ issue })
  })
})
