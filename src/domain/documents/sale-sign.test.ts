import { expect, it } from 'vitest'
import { saleSign } from './sale-sign.ts'
import { DOCUMENT_TYPES, type DocumentType } from './types.ts'

const issued = (documentType: DocumentType) => ({ documentType, status: 'sent', relatedDocuments: [] }) as const

it('PAGE-01 PAGE-02 PAGE-04 INS-01 issued invoices and receipts sell, and credit notes take back', () => {
  const signs = Object.fromEntries(DOCUMENT_TYPES.map((type) => [type, saleSign(issued(type))]))
  expect(signs).toEqual({ invoice: 1, receipt: 1, creditnote: -1, quote: 0, purchaseorder: 0, template: 0 })
})

it('PAGE-02 a receipt for an invoice sells nothing again, and neither do drafts and void documents', () => {
  const forInvoice = { ...issued('receipt'), relatedDocuments: [{ documentType: 'invoice' }] }
  const ofQuote = { ...issued('receipt'), relatedDocuments: [{ documentType: 'quote' }] }
  expect([saleSign(forInvoice), saleSign(ofQuote)]).toEqual([0, 1])
  expect(saleSign({ ...issued('invoice'), status: 'draft' })).toBe(0)
  expect(saleSign({ ...issued('creditnote'), status: 'void' })).toBe(0)
})
