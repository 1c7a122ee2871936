import { DOCUMENT_SORTS } from '#contract/lists/document-sorts.ts'
import type { Finding, IndexSpec } from '../data/index-spec.ts'

/** What documents are filtered by beside their fields. What only their own pages ask for comes with those: `document-findings.ts`. */
export const documentFindings: Record<string, Finding> = {
  isListed: { fields: ['status'], of: ({ status }) => status !== 'void' },
}

/** How documents are indexed for their list (DOC-10) and the palette: those that were changed last come last. */
export const documentIndex: IndexSpec = {
  kind: 'document',
  nameKey: 'updatedAt',
  searchText: 'searchText',
  searchNames: [],
  filters: ['documentType', 'status', 'customerId', 'issueDate', 'dueDate'],
  findings: documentFindings,
  sorts: DOCUMENT_SORTS,
  // For the figures of the list, and the accounts of customers.
  columns: ['id', 'currency', 'payments', 'amountPaid', 'originalInvoiceId'],
}
