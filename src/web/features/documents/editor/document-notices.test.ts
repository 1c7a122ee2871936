import { describe, expect, it } from 'vitest'
import { document } from '#contract/entities/document.ts'
import { emptyRow, general } from '#contract/entity.ts'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { MAX_UNITS } from '#domain/money.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { newItem } from '#contract/document-new-item.ts'
import { noticeMessages } from './messages.ts'
import { documentNotices } from './document-notices.ts'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const empty = emptyRow(general(document), 'a', 0, NOWHERE) as unknown as DocumentRow
const numbered = {
  ...empty,
  documentNumber: 'INV202611-0002',
  isProvisional: false,
  sequence: 2,
  issueDate: '2026-11-20',
}
const kinds = (row: DocumentRow, others: readonly DocumentRow[] = [], isOffline = false) =>
  documentNotices(row, others, isOffline, SHIPPED_RATES).map(({ kind }) => kind)

describe('notices of a document', () => {
  it('DOC-04 tax before the discount is told where there are both', () => {
    const item = newItem('1', { unitPrice: 1_000_000, taxPercent: 200_000, discountPercent: 100_000 })
    expect(kinds({ ...numbered, taxBasis: 'gross', items: [item] })).toEqual(['grossTax'])
    expect(kinds({ ...numbered, taxBasis: 'net', items: [item] })).toEqual([])
    expect(kinds({ ...numbered, taxBasis: 'gross', items: [{ ...item, discountPercent: null }] })).toEqual([])
    expect(kinds({ ...numbered, taxBasis: 'gross', items: [{ ...item, taxPercent: 0 }] })).toEqual([])
  })

  it('DOC-15 what went back by card is asked about once, and not what is not open', () => {
    const entry = {
      date: '2026-11-20',
      method: 'card',
      note: '',
      keepAsCredit: false,
      creditWith: null,
      fee: null,
    } as const
    const refund = { ...entry, id: 're_1', reference: 're_1', amount: -400_000, isStillOwed: false }
    const refunded = { ...numbered, status: 'partial', payments: [refund], balanceDue: 400_000 } as const
    expect(documentNotices(refunded, [], false, SHIPPED_RATES)[0]).toEqual({ kind: 'wentBack', amount: 400_000 })
    expect(kinds({ ...refunded, payments: [{ ...refund, isStillOwed: true }] })).not.toContain('wentBack')
    expect(kinds({ ...refunded, balanceDue: 0 })).not.toContain('wentBack')
  })

  it('DOC-02 a day before that of an earlier number of its series is told', () => {
    const before = { ...numbered, id: 'b', sequence: 1, documentNumber: 'INV202611-0001', issueDate: '2026-11-21' }
    expect(documentNotices(numbered, [before], false, SHIPPED_RATES)).toEqual([
      { kind: 'earlier', lastNumber: 'INV202611-0001', lastDay: '2026-11-21' },
    ])
    // Once it is sent, there is no day left to choose.
    expect(kinds({ ...numbered, status: 'sent' }, [before])).not.toContain('earlier')
    expect(kinds(numbered, [{ ...before, issueDate: '2026-11-20' }])).toEqual([])
    expect(kinds(numbered, [{ ...before, sequence: 3 }])).toEqual([])
    expect(kinds(numbered, [{ ...before, documentType: 'quote' }])).toEqual([])
    expect(kinds(numbered, [{ ...before, businessProfileId: 'other' }])).toEqual([])
    expect(kinds(numbered, [{ ...before, isProvisional: true }])).toEqual([])
  })

  it('DOC-03 a label of this device is explained while there is no network', () => {
    expect(kinds({ ...empty, isProvisional: true }, [], true)).toEqual(['provisional'])
    expect(kinds({ ...empty, isProvisional: true })).toEqual([])
    expect(kinds(numbered, [], true)).toEqual([])
  })

  it('DOC-04 amounts beyond what can be kept are told', () => {
    const item = newItem('1', { unitPrice: MAX_UNITS, quantity: 20_000 })
    expect(kinds({ ...numbered, items: [item] })).toEqual(['tooLarge'])
  })

  it('DOC-16 a draft that cannot tell its tax in the own currency says so before it is sent', () => {
    const ownTax = { currency: 'EUR', rate: '', date: '', source: '', amount: '' }
    expect(kinds({ ...numbered, currency: 'ARS', ownTax })).toEqual(['noTaxRate'])
    expect(kinds({ ...numbered, currency: 'USD', ownTax })).toEqual([])
  })

  it('DOC-08 a credit note whose invoice is credited with all of it says so while it is not marked as applied', () => {
    const invoice = {
      ...numbered,
      id: 'b',
      documentNumber: 'INV202611-0001',
      documentType: 'invoice',
      balanceDue: 0,
    } as const
    const note = { ...numbered, documentType: 'creditnote', status: 'sent', originalInvoiceId: 'b' } as const
    expect(documentNotices(note, [invoice], false, SHIPPED_RATES)).toEqual([
      { kind: 'issued' },
      { kind: 'counts', invoice: 'INV202611-0001' },
    ])
    expect(kinds({ ...note, status: 'applied' }, [invoice])).toEqual(['issued'])
    expect(kinds(note, [{ ...invoice, balanceDue: -1 }])).toEqual(['issued'])
    expect(kinds(note)).toEqual(['issued'])
  })

  it('DOC-18 the day on which it was sent is not called like the date that stands on it', () => {
    expect(noticeMessages.issued('Nov 28, 2026', 0)).toBe('Sent Nov 28, 2026')
    expect(noticeMessages.issued('Nov 28, 2026', 2)).toBe('Sent Nov 28, 2026, edited 2 times since')
  })

  it('DOC-18 an issued document says so, a void one that it can no longer be changed', () => {
    expect(kinds({ ...numbered, status: 'sent' })).toEqual(['issued'])
    expect(kinds({ ...numbered, status: 'void' })).toEqual(['void'])
  })
})
