import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eanWithCheckDigit } from '../ean.ts'
import { barcodeOf, type Symbology } from './barcode.ts'

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`))

describe('the barcode of a code', () => {
  it.each<[string, Symbology, string, string]>([
    ['4006381333931', 'auto', 'ean13', '4006381333931'],
    [' 4006381333931 ', 'auto', 'ean13', '4006381333931'],
    ['036000291452', 'auto', 'upca', '036000291452'],
    ['036000291452', 'ean13', 'ean13', '0036000291452'],
    ['0036000291452', 'upca', 'upca', '036000291452'],
    ['MUG-01', 'auto', 'code128', 'MUG-01'],
    ['12345678', 'auto', 'code128', '12345678'],
    ['4006381333932', 'code128', 'code128', '4006381333932'],
  ])('PROD-16 %s as %s is %s %s', (code, symbology, kind, text) => {
    expect(barcodeOf(code, symbology)).toEqual({ barcode: { symbology: kind, text } })
  })

  it.each<[string, Symbology, RegExp]>([
    ['4006381333932', 'auto', /not a valid EAN-13: its last digit should be 1/],
    ['036000291453', 'auto', /not a valid UPC-A: its last digit should be 2/],
    ['400638133393', 'ean13', /not a valid EAN-13: its last digit/],
    ['40063813339', 'ean13', /needs 13 digits/],
    ['4006381333931', 'upca', /needs 12 digits/],
    ['ABC', 'ean13', /needs 13 digits/],
    ['Tasse grün', 'auto', /characters that Code 128 cannot encode/],
    ['X'.repeat(49), 'auto', /too long/],
    ['  ', 'auto', /no barcode and no SKU/],
  ])('PROD-16 %s as %s is refused in words', (code, symbology, words) => {
    expect(barcodeOf(code, symbology)).toEqual({ problem: expect.stringMatching(words) as string })
  })

  it('PROD-16 every number with its check digit is taken, and none of which one digit is wrong', () => {
    fc.assert(
      fc.property(digits(12), fc.nat(12), fc.integer({ min: 1, max: 9 }), (twelve, at, off) => {
        const right = eanWithCheckDigit(twelve)
        const wrong = right.slice(0, at) + ((Number(right[at]) + off) % 10) + right.slice(at + 1)
        expect(barcodeOf(right, 'ean13')).toEqual({ barcode: { symbology: 'ean13', text: right } })
        expect(barcodeOf(wrong, 'ean13')).toHaveProperty('problem')
        expect(barcodeOf(wrong, 'auto')).toHaveProperty('problem')
      }),
    )
  })
})
