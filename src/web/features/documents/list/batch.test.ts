import { describe, expect, it } from 'vitest'
import { markDocuments } from '#contract/commands/document-batches.ts'
import type { CommandRows } from '#contract/command.ts'
import { DOCUMENT_TYPES, type DocumentStatus, type DocumentType, statusesOf } from '#domain/documents/types.ts'
import { type BatchAct, batchOf, byMissing } from './batch.ts'

const row = (documentType: DocumentType, status: DocumentStatus) => ({
  id: `${documentType} ${status}`,
  documentType,
  status,
})
const all = DOCUMENT_TYPES.flatMap((type) => statusesOf(type).map((status) => row(type, status)))
const able = (act: BatchAct) => batchOf(all, act).able.map(({ id }) => id)
const reason = (act: BatchAct, type: DocumentType, status: DocumentStatus) =>
  batchOf([row(type, status)], act).kept[0]?.reason

describe('what is done with several documents', () => {
  it('DOC-06 sends drafts, and pays invoices that are not paid', () => {
    expect(able('sent')).toEqual(
      ['invoice', 'quote', 'receipt', 'creditnote', 'purchaseorder'].map((type) => `${type} draft`),
    )
    expect(able('paid')).toEqual(['draft', 'sent', 'viewed', 'partial'].map((status) => `invoice ${status}`))
  })

  it('DOC-06 says of each of the others why it stays as it is', () => {
    expect(reason('sent', 'invoice', 'paid')).toBe('sentAlready')
    expect(reason('sent', 'quote', 'void')).toBe('void')
    expect(reason('sent', 'template', 'draft')).toBe('template')
    expect(reason('paid', 'quote', 'sent')).toBe('notInvoice')
    expect(reason('paid', 'invoice', 'paid')).toBe('paidAlready')
    expect(reason('paid', 'invoice', 'refunded')).toBe('refunded')
  })

  it('DOC-20 deletes all but issued invoices and credit notes, and void ones', () => {
    expect(reason('delete', 'invoice', 'sent')).toBe('issued')
    expect(reason('delete', 'creditnote', 'applied')).toBe('issued')
    expect(reason('delete', 'quote', 'void')).toBe('void')
    expect(able('delete')).toContain('quote accepted')
    expect(able('delete')).toContain('invoice draft')
  })

  it('DOC-06 sorts what is sent by what it misses: nothing, what may be passed over, what the law asks for', () => {
    const issue = (level: 'error' | 'warning') => ({ field: level, message: '', level, place: 'document' as const })
    const missing = { whole: [], half: [issue('warning')], none: [issue('warning'), issue('error')] }
    const names = ['whole', 'half', 'none'] as const
    const { complete, lacking, forbidden } = byMissing(names, (name) => missing[name])
    expect(complete).toEqual(['whole'])
    expect(lacking).toEqual([{ row: 'half', issues: missing.half }])
    expect(forbidden).toEqual([{ row: 'none', issues: missing.none }])
  })

  it.each(['sent', 'paid'] as const)('DOC-06 marking as %s passes over what moved on meanwhile', (status) => {
    const rows = { get: (_: string, id: string) => all.find((each) => each.id === id) } as unknown as CommandRows
    const ids = ['gone', ...all.map(({ id }) => id)]
    const { changes } = markDocuments.run({ ids, status }, rows, { now: 1, newId: () => '' })
    expect(changes).toEqual(able(status).map((id) => ({ op: 'patch', kind: 'document', id, data: { status } })))
  })
})
