import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eanWithCheckDigit } from '#domain/ean.ts'
import { barcodeOf, type Symbology } from '#domain/labels/barcode.ts'
import { decodeCode128, decodeEan } from '#test/barcode-decoder.ts'
import { barsOf } from './bars.ts'

function bars(code: string, symbology: Symbology) {
  const answer = barcodeOf(code, symbology)
  if ('problem' in answer) throw new Error(answer.problem)
  return barsOf(answer.barcode).bars
}

describe('the bars of a code', () => {
  it('PROD-16 an EAN-13 reads back as its number, whatever it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{12}$/), (twelve) => {
        const code = eanWithCheckDigit(twelve)
        expect(decodeEan(bars(code, 'ean13'))).toBe(code)
      }),
    )
  })

  it('PROD-16 a UPC-A reads back as the EAN-13 that begins with 0', () => {
    expect(decodeEan(bars('036000291452', 'upca'))).toBe('0036000291452')
  })

  it('PROD-16 a Code 128 reads back sign by sign, digits and letters mixed', () => {
    const signs = fc.stringMatching(/^[!-~]([ -~]{0,20}[!-~])?$/)
    fc.assert(
      fc.property(
        fc.oneof(signs, fc.stringMatching(/^\d{1,24}$/), fc.stringMatching(/^[A-Z]{2}\d{6}[a-z]$/)),
        (text) => {
          expect(decodeCode128(bars(text, 'code128'))).toBe(text)
        },
      ),
    )
  })

  it('PROD-16 a bar too many or too wide is seen by the reader', () => {
    const right = bars('4006381333931', 'ean13')
    const wider = right.map((bar, index) => (index === 5 ? { ...bar, width: bar.width + 1 } : bar))
    expect(() => decodeEan(wider)).toThrow(/no/)
    expect(() => decodeEan(right.slice(1))).toThrow('30 bars')
    const code = bars('MUG-01', 'code128')
    const narrower = code.map((bar, index) => (index === 9 ? { ...bar, width: bar.width * 0.9 } : bar))
    expect(() => decodeCode128(narrower)).toThrow('no bar')
  })

  it('PROD-16 the encoder itself refuses a wrong check digit', () => {
    expect(() => barsOf({ symbology: 'ean13', text: '4006381333932' })).toThrow(/check digit/i)
  })
})
