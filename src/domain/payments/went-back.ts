import type { Units } from '../money.ts'
import { isCardEntry } from './card-entries.ts'

/** An entry of a document's payments, as far as it tells what went back. */
export interface ReturnEntry {
  readonly id: string
  readonly reference: string
  readonly amount: Units
  /** Set on a credit that was moved to another document. */
  readonly creditWith: string | null
  /** The seller said that what went back has to be paid again. */
  readonly isStillOwed: boolean
}

/** Whether an entry is money that a person recorded as given back; a credit that was moved stays with the customer. */
export function isReturnByHand(entry: Pick<ReturnEntry, 'id' | 'reference' | 'amount' | 'creditWith'>): boolean {
  return entry.amount < 0 && entry.creditWith === null && !isCardEntry(entry)
}

/** The entries by which money went back to a customer and did not come again. */
function returnsOf<E extends ReturnEntry>(payments: readonly E[]): readonly E[] {
  return payments.filter(
    (entry) => isReturnByHand(entry) || (entry.amount < 0 && isCardEntry(entry) && !cameAgain(entry, payments)),
  )
}

/** Those of which nobody said yet whether it is still owed (DOC-15). */
export function unansweredReturns<E extends ReturnEntry>(payments: readonly E[]): readonly E[] {
  return returnsOf(payments).filter(({ isStillOwed }) => !isStillOwed)
}

function cameAgain({ id, reference }: ReturnEntry, payments: readonly ReturnEntry[]): boolean {
  return payments.some((other) => other.reference === reference && other.id !== id)
}

interface Returned {
  readonly payments: readonly ReturnEntry[]
  readonly balanceDue: Units
}

/**
 * What went back to a customer and may be owed or not: only its seller knows. Nobody is asked to pay it before that is said. What a
 * credit note took back since is not open any more, and no question.
 */
export function wentBack({ payments, balanceDue }: Returned): Units {
  return Math.max(Math.min(amountOf(unansweredReturns(payments)), balanceDue), 0)
}

/** What went back by card of an invoice of which something is open (DOC-14), 0 where nothing is; what a person recorded may be a correction. */
export function gotBack({ payments, balanceDue }: Returned): Units {
  return balanceDue > 0 ? amountOf(returnsOf(payments).filter(isCardEntry)) : 0
}

function amountOf(returns: readonly ReturnEntry[]): Units {
  return returns.reduce((sum, { amount }) => sum - amount, 0)
}
