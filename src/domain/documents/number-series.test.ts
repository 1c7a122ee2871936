import { describe, expect, it } from 'vitest'
import { documentNumber } from './number.ts'
import { firstNumberOf, formOf, type NumberSeries, prefixClash, prefixesOf, withUsed } from './number-series.ts'

const series = (documentType: NumberSeries['documentType'], more: Partial<NumberSeries> = {}): NumberSeries => ({
  documentType,
  prefix: 'RE',
  padding: 4,
  firstNumber: 1,
  period: '',
  ...more,
})

describe('number series of a business', () => {
  it('DOC-02 a type has its own prefix and digits, the others what they begin with', () => {
    const own = [series('invoice', { prefix: 'R/', padding: 2 })]
    expect(documentNumber(formOf(own, 'invoice'), '2026-07-06', 7)).toBe('R/202607-07')
    expect(documentNumber(formOf(own, 'invoice'), '2026-07-06', 123)).toBe('R/202607-123')
    expect(documentNumber(formOf(own, 'quote'), '2026-07-06', 7)).toBe('QTE202607-0007')
  })

  it('DOC-02 a first number is that of one counter', () => {
    const own = [series('invoice', { firstNumber: 412, period: '2026' })]
    expect(firstNumberOf(own, { documentType: 'invoice', period: '2026' })).toBe(412)
    expect(firstNumberOf(own, { documentType: 'invoice', period: '2027' })).toBe(1)
    expect(firstNumberOf(own, { documentType: 'quote', period: '2026' })).toBe(1)
  })

  it('DOC-02 two types that begin alike are found, whatever the case of the letters', () => {
    const clash = (own: readonly NumberSeries[], used = prefixesOf([])) =>
      prefixClash(used, prefixesOf(own))?.map(({ documentType }) => documentType)
    expect(clash([series('invoice', { prefix: 'inv' })])).toBeUndefined()
    expect(clash([series('quote', { prefix: 'inv' })])).toEqual(['quote', 'invoice'])
    expect(clash([series('invoice'), series('quote', { prefix: 're' })], [])).toEqual(['quote', 'invoice'])
    // A prefix that invoices once had stays reserved for invoices.
    const swapped = [series('invoice', { prefix: 'QTE' }), series('quote', { prefix: 'INV' })]
    expect(clash(swapped)).toEqual(['invoice', 'quote'])
    expect(
      clash(
        [series('quote', { prefix: 'A' })],
        withUsed(prefixesOf([]), prefixesOf([series('invoice', { prefix: 'A' })])),
      ),
    ).toEqual(['quote', 'invoice'])
  })
})
