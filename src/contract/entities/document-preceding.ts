import { isIssued } from '#domain/documents/types.ts'
import type { DeriveContext } from '../entity.ts'
import { creditNotes } from './document-credits.ts'
import { creditedInvoice } from './document-currency.ts'
import type { DocumentRow } from './document-derive.ts'
import { documentIssueMessages as messages } from './document-issue-messages.ts'

type Issues = Readonly<Record<string, string>>

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
  if (isOfNone(row, context)) return { [field]: messages.preceding.deleted }
  const invoice = creditedInvoice(row, context) as DocumentRow | undefined
  if (!invoice || isIssued(invoice.status)) return {}
  const { documentNumber } = invoice
  if (invoice.status === 'void') return { [field]: messages.preceding.void(documentNumber) }
  return { [field]: messages.preceding.unsent(documentNumber) }
}

/** A draft may be deleted under its credit note; an issued invoice stays. */
function isOfNone({ documentType, originalInvoiceId }: DocumentRow, context: DeriveContext): boolean {
  return documentType === 'creditnote' && originalInvoiceId !== null && !context.get('document', originalInvoiceId)
}

/** Why a draft invoice cannot be deleted: an issued credit note names it; undefined otherwise. */
export function namedByCredit({ id, documentNumber }: DocumentRow, context: DeriveContext): string | undefined {
  const note = creditNotes(id, context).find(({ status }) => isIssued(status))
  return note && messages.preceding.named(note.documentNumber, documentNumber)
}
