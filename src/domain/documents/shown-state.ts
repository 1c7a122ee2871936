import { type DocumentStatus, type ShownDocument, shownStatus } from './types.ts'

/** A document with its links to others. */
export interface LinkedDocument extends ShownDocument {
  readonly relatedDocuments: readonly { readonly relationship: string }[]
}

/** What the seller reads as the state of a document: its shown status, or that it is a quote which has become an invoice (DOC-07). */
export type ShownState = DocumentStatus | 'overdue' | 'expired' | 'invoiced'

/** The state on a day. A quote is invoiced while its invoice stands: with that gone, it is merely accepted again. */
export function shownState(document: LinkedDocument, today: string): ShownState {
  const { documentType, status, relatedDocuments } = document
  const isInvoiced = documentType === 'quote' && status === 'accepted'
  return isInvoiced && relatedDocuments.some(({ relationship }) => relationship === 'converted_to')
    ? 'invoiced'
    : shownStatus(document, today)
}
