import type { Units } from '../money.ts'

/** What credit notes take back of an invoice. */
export interface Credited {
  /** By all of them that are not void (DOC-08). */
  readonly creditedAmount: Units
  /** The part of it in drafts, of which the customer knows nothing yet. */
  readonly creditedInDrafts: Units
}

/** What the issued credit notes of an invoice take back: drafts never count for what is open. */
export function takenBack({ creditedAmount, creditedInDrafts }: Credited): Units {
  return creditedAmount - creditedInDrafts
}

/** What is open of an invoice, after what was paid and what its issued credit notes take back; below zero it is the customer's. */
export function openAmount(total: Units, paid: Units, credited: Units): Units {
  return total - paid - credited
}
