import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNumberInput, restateNumbers } from './number-input.ts'

function typed(text: string, sign: ',' | '.' = '.'): string {
  const parsed = parseNumberInput(text, sign)
  return 'decimal' in parsed ? parsed.decimal : parsed.issue
}

describe('numbers as people type them', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u202f234\u202f567,5', '1234567.5'],
    ['1’234.50', '1234.5'],
    ['12,5', '12.5'],
    ['12.5', '12.5'],
    ['.5', '0.5'],
    ['-3', '-3'],
    ['−3', '-3'],
    ['+3', '3'],
    ['-0', '0'],
    ['１２．５', '12.5'],
    ['  42  ', '42'],
    ['0.0375', '0.0375'],
    ['007', '7'],
    ['99999999999999999999.123456789', '99999999999999999999.123456789'],
  ])('PROD-01 %s is %s in any locale', (text, decimal) => {
    expect(typed(text, '.')).toBe(decimal)
    expect(typed(text, ',')).toBe(decimal)
  })

  it.each([
    ['1.234', '.', '1.234'],
    ['1.234', ',', '1234'],
    ['1,234', '.', '1234'],
    ['1,234', ',', '1.234'],
  ] as const)('PROD-01 %s, which could be read two ways, follows the decimal sign %s: %s', (text, sign, decimal) => {
    expect(typed(text, sign)).toBe(decimal)
  })
})

describe('simple sums', () => {
  it.each([
    ['12*3.5+2', '44'],
    ['12 * 3,5 + 2', '44'],
    ['2+3*4', '14'],
    ['(2+3)*4', '20'],
    ['10-4-3', '3'],
    ['24/4/2', '3'],
    ['2*-3', '-6'],
    ['2--3', '5'],
    ['-(2+3)', '-5'],
    ['5/-2', '-2.5'],
    ['10 × 3 ÷ 4', '7.5'],
    ['0.1+0.2', '0.3'],
    ['1.1*1.1', '1.21'],
    ['1 234 + 1', '1235'],
    ['1 000 000*2', '2000000'],
    ['10/3', '3.333333333333'],
    ['20/3', '6.666666666667'],
    ['-20/3', '-6.666666666667'],
    ['1/3*3', '1'],
    ['1/1000000000000', '0.000000000001'],
    ['-1/10000000000000', '0'],
    ['1.234,50+1', '1235.5'],
  ])('PROD-01 %s makes %s', (text, decimal) => {
    expect(typed(text)).toBe(decimal)
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['abc', 'not-a-number'],
    ['12 a', 'not-a-number'],
    ['1e5', 'not-a-number'],
    ['2 3', 'not-a-number'],
    ['2(3)', 'not-a-number'],
    ['*3', 'not-a-number'],
    ['1.2.3,4,5', 'misplaced-separator'],
    ['12,34.5,6', 'misplaced-separator'],
    ['.', 'misplaced-separator'],
    ['1,2.3', 'misplaced-separator'],
    ['2+', 'unfinished'],
    ['2*(3', 'unbalanced'],
    ['(2+', 'unbalanced'],
    ['2+3)', 'unbalanced'],
    [')', 'unbalanced'],
    ['()', 'unbalanced'],
    ['1/0', 'division-by-zero'],
    ['1/(2-2)', 'division-by-zero'],
    ['1+2/0+3', 'division-by-zero'],
    ['1'.repeat(201), 'too-long'],
    ['('.repeat(200), 'unbalanced'],
  ])('PROD-01 %s is refused as %s', (text, issue) => {
    expect(typed(text)).toBe(issue)
  })

  it('PROD-01 200 characters are read, 201 are not', () => {
    expect(typed('1'.repeat(200))).toBe('1'.repeat(200))
  })

  it('PRICE-09 sums and products of decimals are exact', () => {
    const decimal = fc.integer({ min: -1e9, max: 1e9 })
    fc.assert(
      fc.property(decimal, decimal, decimal, (a, b, c) => {
        const text = (value: number) =>
          `(${value < 0 ? '-' : ''}${String(Math.abs(value))
            .padStart(5, '0')
            .replace(/(\d{4})$/, '.$1')})`
        const exact = BigInt(a) * BigInt(b) + BigInt(c) * 10_000n
        const parsed = typed(`${text(a)}*${text(b)}+${text(c)}`)
        const [whole = '', fraction = ''] = parsed.replace('-', '').split('.')
        const scaled = BigInt(whole + fraction.padEnd(8, '0'))
        expect(parsed.startsWith('-') ? -scaled : scaled).toBe(exact)
      }),
    )
  })

  it('PROD-01 no text makes it fail', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,+-*/() '’a".split('')) }), (text) => {
        expect(typed(text)).toMatch(/^-?\d+(\.\d*[1-9])?$|^[a-z-]+$/)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('a number that was typed under another decimal sign', () => {
  it.each([
    ['1.234', '.', ',', '1,234'],
    ['1,234', '.', ',', '1234'],
    ['1.234', ',', '.', '1234'],
    ['1,234', ',', '.', '1.234'],
    ['1.234.567,5', ',', '.', '1234567.5'],
    ['2*1.5', '.', ',', '2*1,5'],
    ['(1.250 + .5)/2', '.', ',', '(1,250 + 0,5)/2'],
    ['١٢٫٥', '.', ',', '12,5'],
    ['12.5 %', '.', ',', '12,5 %'],
    ['1.234', '.', '.', '1.234'],
  ] as const)('SHELL-10 %s under %s is %s under %s: the same in other signs', (text, from, to, restated) => {
    expect(restateNumbers(text, from, to)).toBe(restated)
    expect(parseNumberInput(restated.replace('%', ''), to)).toEqual(parseNumberInput(text.replace('%', ''), from))
  })

  it.each(['1.2.34', '4+', 'abc', '2.5x', '1..2'])('SHELL-10 %s is none, and does not become one', (text) => {
    expect(parseNumberInput(restateNumbers(text, '.', ','), ',')).toEqual(parseNumberInput(text, '.'))
  })

  it('SHELL-10 what is too long for a number stays as it is', () => {
    const long = '1.5 '.repeat(60)
    expect(restateNumbers(long, '.', ',')).toBe(long)
  })
})
