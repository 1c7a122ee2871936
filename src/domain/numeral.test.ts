import { describe, expect, it } from 'vitest'
import { decimalSignOf, detectDecimalSign, plainNumeral } from './numeral.ts'

describe('decimalSignOf', () => {
  it.each([
    ['1.234,56', ','],
    ['1,234.56', '.'],
    ['12,5', ','],
    ['12.50', '.'],
    ['0,125', ','],
    ['0.125', '.'],
    ['1234,567', ','],
    ['1.234.567', ','],
    ['1,234,567', '.'],
    [',5', ','],
    ['1 234,567', ','],
    ['1.234', null],
    ['12,345', null],
    ['123.456', null],
    ['1234', null],
    ['', null],
  ])('PROD-14 in %s it can only be %s', (numeral, sign) => {
    expect(decimalSignOf(numeral)).toBe(sign)
  })
})

describe('plainNumeral', () => {
  it.each([
    ['1.234,56', ',', '1234.56'],
    ['1,234.56', '.', '1234.56'],
    ['1 234,56', ',', '1234.56'],
    ['1\u00a0234\u202f567,5', ',', null],
    ['1\u00a0234\u00a0567,5', ',', '1234567.5'],
    ['1\u202f234\u202f567', ',', '1234567'],
    ['1’234.50', '.', '1234.50'],
    ["1'234'567.50", '.', '1234567.50'],
    ['12,34,567.8', '.', '1234567.8'],
    ['1,23,456', '.', '123456'],
    ['12.34.567,8', ',', null],
    ['.5', '.', '0.5'],
    ['5.', '.', '5'],
    ['007', '.', '007'],
    ['1.2.3', '.', null],
    ['1,2.3', '.', null],
    ['12,3456.7', '.', null],
    ['1234,567.8', '.', null],
    ['1,234 567', '.', null],
    ['1.234', ',', '1234'],
    ['12.50', ',', null],
    ['.', '.', null],
    ['', '.', null],
    ['12a', '.', null],
  ] as const)('PROD-14 %j read with %s is %s', (numeral, sign, plain) => {
    expect(plainNumeral(numeral, sign)).toBe(plain)
  })
})

describe('detectDecimalSign', () => {
  it.each([
    [['12,50', '3', '1.234'], ','],
    [['12.50', '3', '1,234'], '.'],
    [['1.234', '5.678'], null],
    [['1.234', '5.678', '5,1'], ','],
    [['€ 4,20', '12,00 EUR'], ','],
    [['12.50', '12,50'], null],
    [['12.50', '12,50', '9.99'], '.'],
    [['abc', ''], null],
    [[], null],
  ] as const)('PROD-14 a column of %j was written with %s', (values, sign) => {
    expect(detectDecimalSign(values)).toBe(sign)
  })
})
