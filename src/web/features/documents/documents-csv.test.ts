import { expect, it } from 'vitest'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { documentsCsv } from './documents-csv.ts'

const invoice = {
  id: 'd1',
  documentType: 'invoice',
  documentNumber: 'INV202607-0001',
  isProvisional: false,
  status: 'sent',
  customerName: '=HYPERLINK("x")',
  customerEmail: 'ann@example.test',
  issueDate: '2026-07-01',
  dueDate: '2026-07-05',
  currency: 'JPY',
  subtotal: 12_000_000,
  discountAmount: 0,
  taxAmount: 0,
  total: 12_000_000,
  amountPaid: 2_000_000,
  creditedAmount: 0,
  creditedInDrafts: 0,
  balanceDue: 10_000_000,
} as DocumentRow

it('DOC-10 the export has a line a document, in decimals of its currency, disarmed, with the status of the day', () => {
  const quote = {
    ...invoice,
    id: 'd2',
    documentType: 'quote',
    isProvisional: true,
    dueDate: null,
    currency: 'EUR',
  } as DocumentRow
  const [, first = '', second = ''] = documentsCsv([invoice, quote], '2026-07-06').split('\r\n')
  expect(first).toBe(
    `INV202607-0001,invoice,overdue,"'=HYPERLINK(""x"")",ann@example.test,2026-07-01,2026-07-05,JPY,1200,0,0,1200,200,0,1000,d1`,
  )
  expect(second).toBe(`,quote,sent,"'=HYPERLINK(""x"")",ann@example.test,2026-07-01,,EUR,12.00,0.00,0.00,12.00,,,,d2`)
})
