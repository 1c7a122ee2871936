import { describe, expect, it } from 'vitest'
import { documentNumber, provisionalNumber, seriesPeriod } from './number.ts'
import { formOf } from './number-series.ts'
import { DOCUMENT_TYPES } from './types.ts'

describe('numbers of documents', () => {
  it.each([
    ['invoice', 1, 'INV202607-0001'],
    ['quote', 12, 'QTE202607-0012'],
    ['receipt', 123, 'RCT202607-0123'],
    ['creditnote', 1_234, 'CN202607-1234'],
    ['purchaseorder', 9_999, 'PO202607-9999'],
    ['template', 10_000, 'TPL202607-10000'],
  ] as const)('DOC-02 %s number %i is %s', (type, sequence, number) => {
    expect(documentNumber(formOf([], type), '2026-07-06', sequence)).toBe(number)
  })

  it('DOC-02 the month has two digits', () => {
    expect(documentNumber(formOf([], 'invoice'), '2027-01-31', 5)).toBe('INV202701-0005')
  })

  it('DOC-03 a document without a number is named by its type and the time', () => {
    expect(DOCUMENT_TYPES.map((type) => provisionalNumber(type, 1_783_300_001_234))).toEqual([
      'INV-1234',
      'QUO-1234',
      'REC-1234',
      'CRE-1234',
      'PUR-1234',
      'TEM-1234',
    ])
  })

  it('DOC-03 four digits always', () => {
    expect(provisionalNumber('invoice', 1_783_300_000_007)).toBe('INV-0007')
    expect(provisionalNumber('invoice', 7)).toBe('INV-0007')
  })

  it('DOC-02 a series is one for ever, a year or a month', () => {
    expect(seriesPeriod('never', '2026-07-06')).toBe('')
    expect(seriesPeriod('yearly', '2026-07-06')).toBe('2026')
    expect(seriesPeriod('monthly', '2026-07-06')).toBe('2026-07')
  })
})
