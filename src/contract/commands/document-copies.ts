import { dayOf } from '#domain/calendar-day.ts'
import type { DocumentType } from '#domain/documents/types.ts'
import type { CommandRows } from '../command.ts'
import { type AnyPatch, general, writableValues } from '../entity.ts'
import { businessProfile } from '../entities/business-profile.ts'
import { document } from '../entities/document.ts'
import { type DocumentRow, timeZoneOf } from '../entities/document-derive.ts'

/** Fields that belong to one document alone and are not copied. */
const OWN = ['payments', 'deliveryDate', 'dueDate', 'originalInvoiceId', 'reason', 'movesStock', 'taxExchangeRate']

/** The values of a draft copied from another document, issued on `issueDate`. */
export function copiedDocument(original: DocumentRow, documentType: DocumentType, issueDate: string): AnyPatch {
  const all = writableValues(general(document), { ...original })
  const kept = Object.fromEntries(Object.entries(all).filter(([name]) => !OWN.includes(name)))
  return { ...kept, documentType, status: 'draft', issueDate }
}

/** The values of a draft credit note for lines of an invoice, issued on `issueDate` (DOC-08). */
export function creditNoteOf(
  invoice: DocumentRow,
  issueDate: string,
  { items, reason }: Pick<DocumentRow, 'items' | 'reason'>,
): AnyPatch {
  const credited = { items, originalInvoiceId: invoice.id, reason, dueDate: null, paymentTerms: '' }
  return { ...copiedDocument(invoice, 'creditnote', issueDate), ...credited }
}

/** Today's date in the time zone of a document's business. `now` in epoch milliseconds. */
export function today(rows: CommandRows, { businessProfileId }: DocumentRow, now: number): string {
  const { kind } = businessProfile
  const own = businessProfileId === null ? undefined : rows.get(kind, businessProfileId)
  const profile = own ?? rows.find({ kind, field: 'isDefault', is: true })[0]
  return dayOf(now, timeZoneOf(profile))
}
