import { type Credited, isCredited, takenBack } from './open-amount.ts'
import { DOCUMENT_RULES, type DocumentStatus, type DocumentType, isIssued } from './types.ts'

/** The fields of a document that tell whether it sells. */
export interface SellingState extends Credited {
  readonly documentType: DocumentType
  readonly status: DocumentStatus
  readonly relatedDocuments: readonly { readonly documentType: string }[]
}

/**
 * 1 for a document that sells what it lists, −1 for one that takes it back, 0 for any other. Issued invoices sell, unless they were credited
 * by hand, and so do issued receipts that stand alone: one for an invoice sells nothing again. Issued credit notes take back.
 */
export function saleSign(document: SellingState): -1 | 0 | 1 {
  const { documentType, status, relatedDocuments } = document
  if (!isIssued(status) || isCreditedByHand(document)) return 0
  if (DOCUMENT_RULES[documentType].takesBack) return -1
  if (documentType === 'receipt') return relatedDocuments.some((each) => each.documentType === 'invoice') ? 0 : 1
  return documentType === 'invoice' ? 1 : 0
}

/** Whether an invoice was set to credited although no issued credit note takes anything of it back: then nothing of it is left. */
function isCreditedByHand(document: Omit<SellingState, 'relatedDocuments'>): boolean {
  return document.documentType === 'invoice' && isCredited(document) && takenBack(document) === 0
}
