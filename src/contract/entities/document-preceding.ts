import { DOCUMENT_RULES, isIssued } from '#domain/documents/types.ts'
import type { DeriveContext } from '../entity.ts'
import { creditNotes } from './document-credits.ts'
import { creditedInvoice } from './document-currency.ts'
import type { DocumentRow } from './document-derive.ts'

type Issues = Readonly<Record<string, string>>

const { creditnote, invoice: sold } = DOCUMENT_RULES

/**
 * A credit note is sent after its invoice, whose number it prints: a draft invoice may still return its number, or have none yet
 * (DOC-03, DOC-08).
 */
export function precedingIssue(row: DocumentRow, context: DeriveContext): Issues {
  const before = context.before as DocumentRow | undefined
  if (context.isRestored || !isIssued(row.status)) return {}
  const wasIssued = before !== undefined && isIssued(before.status)
  if (wasIssued && before.originalInvoiceId === row.originalInvoiceId) return {}
  const field = wasIssued ? 'originalInvoiceId' : 'status'
  if (isOfNone(row, context)) return { [field]: 'needs its invoice, which was deleted. Delete this credit note, too' }
  const invoice = creditedInvoice(row, context) as DocumentRow | undefined
  if (!invoice || isIssued(invoice.status)) return {}
  const name = `${sold.label.one.toLowerCase()} ${invoice.documentNumber}`
  if (invoice.status === 'void') return { [field]: `does not suit ${name}, which is void. Delete this credit note` }
  return { [field]: `needs ${name} to be sent first, because the credit note prints its number` }
}

/** A draft may be deleted under its credit note; an issued invoice stays. */
function isOfNone({ documentType, originalInvoiceId }: DocumentRow, context: DeriveContext): boolean {
  return documentType === 'creditnote' && originalInvoiceId !== null && !context.get('document', originalInvoiceId)
}

/** Why a draft invoice cannot be deleted: an issued credit note names it; undefined otherwise. */
export function namedByCredit({ id, documentNumber }: DocumentRow, context: DeriveContext): string | undefined {
  const note = creditNotes(id, context).find(({ status }) => isIssued(status))
  if (!note) return undefined
  const [one, other] = [creditnote, sold].map(({ label }) => label.one)
  return `${one} ${note.documentNumber} has been sent and names ${other?.toLowerCase()} ${documentNumber}. Mark the invoice as sent, too.`
}
