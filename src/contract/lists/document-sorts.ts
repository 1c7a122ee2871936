import type { ListSort } from './declared-list.ts'

/** Among other documents the amounts of a credit note stand below zero (DOC-08), and are ordered so. */
export const CREDITS = { field: 'documentType', is: 'creditnote' } as const

/** The orders of documents on screen (DOC-10); in their own file, because the local copy indexes them before any page is loaded. */
export const DOCUMENT_SORTS = {
  documentNumber: { field: 'documentNumber', first: 'desc' },
  documentType: { field: 'documentType' },
  customerName: { field: 'customerKey' },
  customerEmail: { field: 'customerEmail' },
  issueDate: { field: 'issueDate', first: 'desc' },
  dueDate: { field: 'dueDate', first: 'desc' },
  total: { field: 'total', currency: 'currency', negated: CREDITS, first: 'desc' },
  amountPaid: { field: 'amountPaid', currency: 'currency', first: 'desc' },
  balanceDue: { field: 'balanceDue', currency: 'currency', first: 'desc' },
} as const satisfies Readonly<Record<string, ListSort>>
