import { isOffered, isOwed } from './standing.ts'
import type { ShownDocument } from './types.ts'

/** What a list of documents can be narrowed to beside the stored statuses (DOC-06, DOC-10, DOC-17): some follow from the day. */
export const LIST_STANDINGS = ['open', 'overdue', 'unsent', 'collected', 'expired'] as const
export type ListStanding = (typeof LIST_STANDINGS)[number]

/** What a standing is read from. */
export interface StandingDocument extends ShownDocument {
  readonly payments: readonly Paid[]
}

interface Paid {
  readonly date: string | null
}

/** Whether a document is to be sent yet; templates are not. */
export function isUnsent({ status, documentType }: Pick<ShownDocument, 'status' | 'documentType'>): boolean {
  return status === 'draft' && documentType !== 'template'
}

/** The month of the last payment, as `2026-07`; empty without one. */
export function lastPaidMonth(payments: readonly Paid[]): string {
  const days = payments.map(({ date }) => date ?? '')
  return (days.sort().at(-1) ?? '').slice(0, 7)
}

/** Whether a list that is narrowed to a standing shows a document on a day (`2026-07-06`). */
export function hasStanding(document: StandingDocument, standing: ListStanding, today: string): boolean {
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
