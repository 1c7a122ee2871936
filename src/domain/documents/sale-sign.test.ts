import { expect, it } from 'vitest'
import { saleSign } from './sale-sign.ts'
import { DOCUMENT_TYPES, type DocumentType } from './types.ts'

const UNCREDITED = { creditedAmount: 0, creditedInDrafts: 0 }
const issued = (documentType: DocumentType) =>
  ({ documentType, status: 'sent', relatedDocuments: [], ...UNCREDITED }) as const

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

it('PAGE-01 PAGE-02 an invoice that was credited by hand sells nothing; one with a credit note does, which takes it back', () => {
  const invoice = { ...issued('invoice'), status: 'refunded' } as const
  expect(saleSign(invoice)).toBe(0)
  expect(saleSign({ ...invoice, creditedAmount: 119, creditedInDrafts: 119 }), 'a draft takes nothing back').toBe(0)
  expect(saleSign({ ...invoice, creditedAmount: 119 })).toBe(1)
})
