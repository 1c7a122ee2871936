import { csvText } from '#domain/csv.ts'
import { takenBack } from '#domain/documents/open-amount.ts'
import { DOCUMENT_RULES, shownStatus } from '#domain/documents/types.ts'
import { decimalFromUnits, roundToMinor } from '#domain/money.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'

const HEAD = [
  'number',
  'type',
  'status',
  'customer',
  'email',
  'date',
  'due',
  'currency',
  'subtotal',
  'discount',
  'tax',
  'total',
  'paid',
  'credited',
  'balance',
  'id',
]

/** Documents as CSV, one line each; amounts as decimals of the document's currency, the status as it is shown today. */
export function documentsCsv(rows: readonly DocumentRow[], today: string): string {
  return csvText([HEAD, ...rows.map((row) => cellsOf(row, today))])
}

function cellsOf(row: DocumentRow, today: string): readonly string[] {
  const amount = (units: number): string => decimalFromUnits(roundToMinor(units), row.currency)
  const ofInvoice = (units: number): string => (DOCUMENT_RULES[row.documentType].isPaid ? amount(units) : '')
  return [
    // A label of this device is no number.
    row.isProvisional ? '' : row.documentNumber,
    row.documentType,
    shownStatus(row, today),
    row.customerName,
    row.customerEmail,
    row.issueDate ?? '',
    row.dueDate ?? '',
    row.currency,
    amount(row.subtotal),
    amount(row.discountAmount),
    amount(row.taxAmount),
    amount(row.total),
    ofInvoice(row.amountPaid),
    ofInvoice(takenBack(row)),
    ofInvoice(row.balanceDue),
    row.id,
  ]
}
