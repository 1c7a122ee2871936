import { isIssued } from '#domain/documents/types.ts'
import { isOfOneCustomer } from '#contract/entities/document-moved-credits.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'

/** A credit that an invoice could be paid with. */
export interface CreditOffer {
  readonly source: DocumentRow
  /** As much as is there and open. */
  readonly amount: number
  /** What it waits for: this invoice or the credit note of the other one is still a draft. */
  readonly waitsFor?: 'invoice' | 'credit'
}

/** The credits of the customer that an invoice could be paid with, the largest first (DOC-15). */
export function creditOffers(row: DocumentRow, documents: readonly DocumentRow[]): readonly CreditOffer[] {
  if (row.documentType !== 'invoice' || row.status === 'void' || row.balanceDue <= 0) return []
  const others = documents.filter(
    (each) =>
      each.documentType === 'invoice' &&
      each.id !== row.id &&
      isOfOneCustomer(row, each) &&
      each.currency === row.currency &&
      isIssued(each.status),
  )
  return others.flatMap((source) => offerOf(row, source) ?? []).sort((a, b) => b.amount - a.amount)
}

function offerOf(row: DocumentRow, source: DocumentRow): CreditOffer | undefined {
  const within = (credit: number): number => Math.min(credit, row.balanceDue)
  if (source.balanceDue < 0) {
    const amount = within(-source.balanceDue)
    return isIssued(row.status) ? { source, amount } : { source, amount, waitsFor: 'invoice' }
  }
  // The invoice that this one replaces: what was paid on it is free once its credit note is out.
  const isReplaced = row.relatedDocuments.some(
    ({ id, relationship }) => id === source.id && relationship === 'corrects',
  )
  const coming = source.creditedInDrafts - source.balanceDue
  return isReplaced && coming > 0 ? { source, amount: within(coming), waitsFor: 'credit' } : undefined
}
