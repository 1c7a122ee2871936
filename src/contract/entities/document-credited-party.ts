import type { DeriveContext } from '../entity.ts'
import { creditedInvoice, isCredited } from './document-currency.ts'
import type { DocumentRow } from './document-derive.ts'
import { documentIssueMessages as messages } from './document-issue-messages.ts'

type Issues = Readonly<Record<string, string>>

/** The parties of a credit note: those of its invoice, or their accounts would not match it. */
const PARTIES = ['customerId', 'businessProfileId'] as const satisfies readonly (keyof DocumentRow)[]

/** Checks from both sides that a credit note has the customer and business of its invoice (DOC-08, CUST-05). */
export function partyIssues(row: DocumentRow, context: DeriveContext): Issues {
  if (context.isRestored || row.status === 'void') return {}
  const before = context.before as DocumentRow | undefined
  const moved = PARTIES.filter((name) => before?.[name] !== row[name])
  if (row.documentType === 'invoice') {
    if (!before || !isCredited(row)) return {}
    return Object.fromEntries(moved.map((name) => [name, messages.parties.ofNotes]))
  }
  const invoice = creditedInvoice(row, context) as DocumentRow | undefined
  if (!invoice) return {}
  const isNamed = before?.originalInvoiceId === row.originalInvoiceId
  const wrong = (isNamed ? moved : PARTIES).filter((name) => row[name] !== expected(invoice, row)[name])
  const message = messages.parties.ofInvoice(invoice.documentNumber)
  return Object.fromEntries(wrong.map((name) => [name, message]))
}

/** Invoices without a business belong to the default one. */
function expected(invoice: DocumentRow, row: DocumentRow): Pick<DocumentRow, (typeof PARTIES)[number]> {
  return { customerId: invoice.customerId, businessProfileId: invoice.businessProfileId ?? row.businessProfileId }
}
