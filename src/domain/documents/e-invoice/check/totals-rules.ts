import { documentTotals } from '#domain/documents/totals.ts'
import { eInvoiceMessages } from './e-invoice-messages.ts'
import { type Checked, type EInvoiceIssue, refuse } from './issue.ts'

/** The figures of the file are calculated from the lines: they must equal the stored and printed ones. */
export function totalsIssues({ source: { document } }: Checked): readonly EInvoiceIssue[] {
  const totals = documentTotals(document)
  const isSame =
    totals.subtotal === document.subtotal &&
    totals.discountAmount === document.discountAmount &&
    totals.taxAmount === document.taxAmount &&
    totals.total === document.total
  const isPaid = document.documentType === 'invoice'
  return [
    ...refuse(!isSame, 'total', eInvoiceMessages.totals.lines),
    ...refuse(
      isPaid && document.total - document.amountPaid !== document.balanceDue,
      'balanceDue',
      eInvoiceMessages.totals.payments,
    ),
  ]
}
