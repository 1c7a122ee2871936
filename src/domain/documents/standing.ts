import type { DocumentStatus, DocumentType } from './types.ts'

/** What tells how a document stands. */
export interface Standing {
  readonly documentType: DocumentType
  readonly status: DocumentStatus
  /** What is still to be paid, in units: credit notes take from it without being payments (DOC-08); below zero the customer has a credit. */
  readonly balanceDue: number
}

/** An invoice that waits for money; overdue once its day has passed (DOC-17). */
export function isOwed({ documentType, status, balanceDue }: Standing): boolean {
  return documentType === 'invoice' && balanceDue > 0 && (isOut(status) || status === 'partial')
}

/** A quote that waits for an answer; expired once its day has passed (DOC-17). */
export function isOffered({ documentType, status }: Pick<Standing, 'documentType' | 'status'>): boolean {
  return documentType === 'quote' && isOut(status)
}

function isOut(status: DocumentStatus): boolean {
  return status === 'sent' || status === 'viewed'
}
