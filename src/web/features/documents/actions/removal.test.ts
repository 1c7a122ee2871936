import { describe, expect, it } from 'vitest'
import { document } from '#contract/entities/document.ts'
import { emptyRow, general } from '#contract/entity.ts'
import { DOCUMENT_TYPES, type DocumentStatus, type DocumentType, statusesOf } from '#domain/documents/types.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { comesBack, deletionQuestion, lossesOf, recurringFrom, removalRounds } from './removal.ts'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const draft = {
  ...(emptyRow(general(document), 'a', 0, NOWHERE) as unknown as DocumentRow),
  documentNumber: 'INV202611-0003',
  sequence: 3,
}
const ofKind = (documentType: DocumentType, status: DocumentStatus) => ({ ...draft, documentType, status })
const quote = {
  id: 'q',
  documentType: 'quote',
  documentNumber: 'QTE202611-0001',
  relationship: 'converted_from',
} as const
const payment = {
  id: 'p',
  date: '2026-11-20',
  amount: -5,
  method: 'cash',
  note: '',
  keepAsCredit: false,
  creditWith: null,
  reference: '',
  fee: null,
  isStillOwed: false,
} as const

describe('what a deleted document comes back as', () => {
  it('DOC-20 a plain draft is brought back, of every kind; in no other status is it', () => {
    for (const documentType of DOCUMENT_TYPES) {
      const back = statusesOf(documentType).filter((status) => comesBack(ofKind(documentType, status)))
      expect(back, documentType).toEqual(['draft'])
    }
  })

  it.each([
    ['issued', { sentAt: 1 }],
    ['links', { relatedDocuments: [quote] }],
    ['credit', { originalInvoiceId: 'i' }],
    ['stock', { stockMovedAt: 1 }],
    ['payments', { payments: [payment] }],
  ] as const)('DOC-20 a draft with more to lose is not brought back: %s', (loss, values) => {
    expect(lossesOf({ ...draft, ...values })).toEqual([loss])
    expect(comesBack({ ...draft, ...values })).toBe(false)
  })

  it('DOC-17 the active recurring invoices that are made from it are named', () => {
    const rent = { name: 'Rent', documentId: 'a', isActive: true }
    const rows = [rent, { ...rent, name: 'Paused', isActive: false }, { ...rent, name: 'Other', documentId: 'b' }]
    expect(recurringFrom({ all: () => rows as never }, ['a'])).toEqual(['Rent'])
  })

  it('DOC-20 the question names the number, the linked documents and the stock that stays moved', () => {
    const { title, text, danger } = deletionQuestion({
      ...draft,
      documentType: 'purchaseorder',
      status: 'received',
      relatedDocuments: [quote],
      stockMovedAt: 1,
    })
    expect(title).toContain('INV202611-0003')
    expect(text).toContain('number stays in the report of numbers')
    expect(text).toContain('Quote QTE202611-0001')
    expect(text).toContain('The stock stays as it is')
    expect(text).not.toContain('becomes void')
    expect(danger).toBe(true)
  })

  it('DOC-20 the question about a numbered draft says that it may become void, and nothing of the report', () => {
    const { text } = deletionQuestion({ ...draft, relatedDocuments: [quote] })
    expect(text).toContain('becomes void')
    expect(text).not.toContain('report of numbers')
    expect(deletionQuestion({ ...draft, sequence: null, relatedDocuments: [quote] }).text).not.toContain('becomes void')
  })

  it('DOC-20 of each series one draft is deleted a round, the newest first', () => {
    const row = (counterId: string | null, sequence: number | null, status: 'draft' | 'sent' = 'draft') => ({
      counterId,
      sequence,
      status,
    })
    const [a1, a2, a3, b1] = [row('a', 1), row('a', 2), row('a', 3), row('b', 1)]
    const [sent, unnumbered] = [row('a', 4, 'sent'), row(null, null)]
    expect(removalRounds([a1, b1, a2, sent, unnumbered, a3])).toEqual([[sent, a3, b1, unnumbered], [a2], [a1]])
    const many = Array.from({ length: 600 }, (_, n) => row('a', n + 1))
    expect(removalRounds(many)).toHaveLength(501)
  })
})
