import type { Units } from '../money.ts'
import type { DocumentState } from './document-state.ts'
import { type DocumentStatus, isIssued } from './types.ts'

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

/**
 * What is written off of what payments and credit notes leave open of an invoice: all of it once the invoice was set to credited, else
 * nothing. By hand that happens only to an invoice of which nothing was paid or credited (`canBecomeCredited`), so that all of it is written
 * off and it never was a sale. Rows from before that rule, and from archives, may have a part that was paid or credited: with an issued
 * credit note such an invoice is a sale, which the note takes back, and what was written off beside it stays sold, like any debt that
 * nobody pays; without one nothing of it was sold, whatever was paid (`saleSign`).
 */
export function writtenOff(invoice: { readonly status: DocumentStatus }, left: Units): Units {
  return isCredited(invoice) ? left : 0
}

/** Whether an invoice was set to credited, by its credit notes or by hand. */
export function isCredited({ status }: { readonly status: DocumentStatus }): boolean {
  return status === 'refunded'
}

/** Whether somebody may set an invoice to credited by hand: of one that was paid or credited in part a credit note takes back the rest. */
export function canBecomeCredited(invoice: Credited & { readonly amountPaid: Units; readonly total: Units }): boolean {
  const taken = takenBack(invoice)
  return taken === invoice.total || (taken === 0 && invoice.amountPaid === 0)
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
