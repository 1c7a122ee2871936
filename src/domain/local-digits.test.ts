import { describe, expect, it } from 'vitest'
import { latinNumber } from './local-digits.ts'
import { parseDecimalCell } from './number-cell.ts'
import { parseNumberInput } from './number-input.ts'

const LOCALES = [
  'ar-EG',
  'fa-IR',
  'hi-IN-u-nu-deva',
  'mr-IN',
  'bn-BD',
  'th-TH-u-nu-thai',
  'my-MM',
  'ne-NP',
  'ta-IN-u-nu-tamldec',
]

describe('digits of any script', () => {
  it.each(LOCALES)('PRICE-09 what a screen shows in %s can be typed and read', (locale) => {
    for (const number of [0, 7, 12.5, 1234.56, 9876543.21, 1.234]) {
      const shown = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(number)
      const sign = locale === 'ar-EG' || locale === 'fa-IR' ? ',' : '.'
      expect([shown, parseNumberInput(shown, sign)]).toEqual([shown, { decimal: String(number) }])
      expect([shown, parseDecimalCell(shown, { decimal: '.' })]).toEqual([shown, { decimal: String(number) }])
    }
  })

  it('PRICE-09 negative numbers, percentages and sums keep their signs', () => {
    const minus = new Intl.NumberFormat('ar-EG').format(-12.5)
    expect(parseNumberInput(minus, '.')).toEqual({ decimal: '-12.5' })
    expect(parseNumberInput('١٢+٣', '.')).toEqual({ decimal: '15' })
    expect(latinNumber('٢٠٪').text).toBe('20%')
    expect(latinNumber('١٢٣').text).toBe('123')
  })
})
