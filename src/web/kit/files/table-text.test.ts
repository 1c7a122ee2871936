import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowText } from './table-text.ts'

describe('numbers of a workbook as text', () => {
  it.each([
    [0.1 + 0.2, '.', '0.3'],
    [1234.5, ',', '1234,5'],
    [4006381333931, '.', '4006381333931'],
    [1e21, '.', '1000000000000000000000'],
    [1.5e-7, '.', '0.00000015'],
    [-0.25, ',', '-0,25'],
    [Number.POSITIVE_INFINITY, '.', ''],
  ] as const)('PRICE-09 %s with the sign %s is %s', (number, decimal, text) => {
    expect(rowText([number], 1, decimal)).toEqual([text])
  })

  it('PRICE-09 every decimal of up to 15 digits comes out as it was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), fc.nat(6), (digits, scale) => {
        const number = Number(`${digits}e-${scale}`)
        const [text = ''] = rowText([number], 1, '.')
        expect(text).not.toMatch(/e/)
        expect(Number(text)).toBe(number)
      }),
    )
  })

  it('PROD-14 rows are filled up to the width of the file', () => {
    expect(rowText(['a'], 3, '.')).toEqual(['a', '', ''])
  })
})
