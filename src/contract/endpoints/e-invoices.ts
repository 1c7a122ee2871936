import { E_INVOICE_FORMATS } from '#domain/documents/e-invoice/formats.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'

/** E-invoices a minute; a Factur-X costs as much as a PDF. */
const FILES_A_MINUTE = 60

const call = {
  method: 'GET',
  // Nothing is written, so a token with scope read may export.
  access: 'user',
  scope: 'read',
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ format: z.enum(E_INVOICE_FORMATS) }),
} as const

export const eInvoice = endpoint({
  ...call,
  id: 'documents.eInvoice',
  members: 'read',
  path: '/documents/:id/e-invoice',
  summary:
    'An invoice or credit note as an e-invoice by EN 16931: UBL 2.1, CII, Peppol BIS 3, XRechnung 3.0, or Factur-X (a PDF). What keeps it from leaving is refused with 422, each issue at its field',
  rateLimit: FILES_A_MINUTE,
  produces: 'application/xml',
  errors: ['no-such-row', 'rule-broken', 'not-printed'],
})

/** The issues of an e-invoice. */
export const eInvoiceCheck = endpoint({
  ...call,
  id: 'documents.eInvoiceCheck',
  members: 'read',
  path: '/documents/:id/e-invoice/check',
  summary: 'What keeps an invoice or credit note from leaving as an e-invoice, and what its reader will miss',
  output: z.object({
    /** No issue is an error. */
    canLeave: z.boolean(),
    issues: z.array(
      z.object({
        field: z.string(),
        message: z.string(),
        level: z.enum(['error', 'warning']),
        place: z.enum(['document', 'business']),
        remedy: z.optional(z.literal('tax-after-discounts')),
      }),
    ),
  }),
  errors: ['no-such-row'],
})
