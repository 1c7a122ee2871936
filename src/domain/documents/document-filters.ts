import { isOffered, isOwed } from './document-state.ts'
import type { ShownDocument } from './types.ts'

/** Filters of a list of documents beside the stored statuses (DOC-06, DOC-10, DOC-17): some depend on the day. */
export const DOCUMENT_FILTERS = ['open', 'overdue', 'unsent', 'collected', 'expired'] as const
export type DocumentFilter = (typeof DOCUMENT_FILTERS)[number]

/** The fields that the filters read. */
export interface FilteredDocument extends ShownDocument {
  readonly payments: readonly Paid[]
}

interface Paid {
  readonly date: string | null
}

/** Whether a document still has to be sent; templates never do. */
export function isUnsent({ status, documentType }: Pick<ShownDocument, 'status' | 'documentType'>): boolean {
  return status === 'draft' && documentType !== 'template'
}

/** The month of the last payment, as `2026-07`; empty without one. */
export function lastPaidMonth(payments: readonly Paid[]): string {
  const days = payments.map(({ date }) => date ?? '')
  return (days.sort().at(-1) ?? '').slice(0, 7)
}

/** Whether a document passes a filter on a day (`2026-07-06`). */
export function passesFilter(document: FilteredDocument, standing: DocumentFilter, today: string): boolean {
  const isPast = document.dueDate !== null && document.dueDate < today
  switch (standing) {
    case 'open':
      return isOwed(document)
    case 'overdue':
      return isOwed(document) && isPast
    case 'unsent':
      return isUnsent(document)
    case 'collected':
      return document.status !== 'void' && lastPaidMonth(document.payments) === today.slice(0, 7)
    case 'expired':
      return isOffered(document) && isPast
  }
}
