import type { Units } from '../money.ts'
import type { DocumentState } from './document-state.ts'
import { isIssued } from './types.ts'

/** The amounts that credit notes take back of an invoice. */
export interface Credited {
  /** By all credit notes that are not void (DOC-08). */
  readonly creditedAmount: Units
  /** The part of it in drafts, which the customer has not seen. */
  readonly creditedInDrafts: Units
}

/** The amount that issued credit notes take back: drafts never change what is open. */
export function takenBack({ creditedAmount, creditedInDrafts }: Credited): Units {
  return creditedAmount - creditedInDrafts
}

/** The open amount of an invoice, after payments and issued credit notes; below zero it belongs to the customer. */
export function openAmount(total: Units, paid: Units, credited: Units): Units {
  return total - paid - credited
}

/** What is open on a document with its customer; null before it is issued and once it is void: nobody owes that. */
export function standingBalance({ status, balanceDue }: Pick<DocumentState, 'status' | 'balanceDue'>): Units | null {
  return isIssued(status) ? balanceDue : null
}

/**
 * Whether all of a credit note lies on its invoice, where it counts from the moment that it is issued (DOC-08): nothing of it is left for
 * the customer, so that nobody has to apply it.
 */
export function isAppliedInFull(
  { documentType, status }: Pick<DocumentState, 'documentType' | 'status'>,
  invoice: Pick<DocumentState, 'balanceDue'> | undefined,
): boolean {
  return documentType === 'creditnote' && isIssued(status) && invoice !== undefined && invoice.balanceDue >= 0
}
