import { DOCUMENT_DESIGNS } from '#domain/documents/designs.ts'
import * as z from 'zod/mini'
import { daysInOrder } from '../days-in-order.ts'
import { endpoint } from '../endpoint.ts'
import { dayText, uuid } from '../fields.ts'
import { locale, PDFS_A_MINUTE } from './pdf.ts'

const PDF = 'application/pdf'

const params = z.strictObject({ id: uuid })
const day = z.optional(dayText)
const paper = {
  /** Absent means the design of the business. */
  design: z.optional(z.enum(DOCUMENT_DESIGNS)),
  /** Absent means the customer's language, else that of the business. */
  language: locale,
  /** `yes` downloads a file, `no` or nothing shows it. */
  download: z.optional(z.enum(['yes', 'no'])),
}

export const documentPdf = endpoint({
  id: 'documents.pdf',
  members: 'read',
  method: 'GET',
  path: '/documents/:id/pdf',
  summary: 'A business document as a PDF, the same in the preview, the download, the print and the mail',
  // Nothing is written, so a token with scope read may print.
  access: 'user',
  scope: 'read',
  rateLimit: PDFS_A_MINUTE,
  params,
  query: z.strictObject(paper),
  produces: PDF,
  errors: ['no-such-row', 'not-printed'],
})

export const statementPdf = endpoint({
  id: 'customers.statement',
  members: 'read',
  method: 'GET',
  path: '/customers/:id/statement.pdf',
  summary:
    "A customer's account as a PDF: opening balance, invoices, credit notes, payments and what is overdue, by currency",
  access: 'user',
  scope: 'read',
  rateLimit: PDFS_A_MINUTE,
  params,
  query: z
    .strictObject({
      ...paper,
      /** The first day; absent means the beginning of the last day's year. */
      from: day,
      /** The last day; absent means today. */
      to: day,
    })
    .check(daysInOrder('from', 'to')),
  produces: PDF,
  errors: ['no-such-row', 'too-large', 'not-printed'],
})
