import { DOCUMENT_RULES, type DocumentStatus, type DocumentType, isIssued } from './types.ts'

/** The fields of a document that tell whether it sells. */
export interface SellingState {
  readonly documentType: DocumentType
  readonly status: DocumentStatus
  readonly relatedDocuments: readonly { readonly documentType: string }[]
}

/**
 * 1 for a document that sells what it lists, −1 for one that takes it back, 0 for any other. Issued invoices sell, and so do issued receipts
 * that stand alone: one for an invoice sells nothing again. Issued credit notes take back.
 */
export function saleSign({ documentType, status, relatedDocuments }: SellingState): -1 | 0 | 1 {
  if (!isIssued(status)) return 0
  if (DOCUMENT_RULES[documentType].takesBack) return -1
  if (documentType === 'receipt') return relatedDocuments.some((each) => each.documentType === 'invoice') ? 0 : 1
  return documentType === 'invoice' ? 1 : 0
}
