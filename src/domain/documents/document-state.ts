import type { DocumentStatus, DocumentType } from './types.ts'

/** The fields that decide a document's state. */
export interface DocumentState {
  readonly documentType: DocumentType
  readonly status: DocumentStatus
  /** The open amount in units: credit notes lower it without being payments (DOC-08); below zero it is a credit of the customer. */
  readonly balanceDue: number
}

/** An unpaid invoice; overdue after its due date (DOC-17). */
export function isOwed({ documentType, status, balanceDue }: DocumentState): boolean {
  return documentType === 'invoice' && balanceDue > 0 && (isOut(status) || status === 'partial')
}

/** An unanswered quote; expired after its last day (DOC-17). */
export function isOffered({ documentType, status }: Pick<DocumentState, 'documentType' | 'status'>): boolean {
  return documentType === 'quote' && isOut(status)
}

function isOut(status: DocumentStatus): boolean {
  return status === 'sent' || status === 'viewed'
}
