import type { Units } from '../money.ts'
import { isCardEntry } from './card-entries.ts'

/** An entry of a document's payments, as far as it tells what went back. */
interface Entry {
  readonly id: string
  readonly reference: string
  readonly amount: Units
  /** The seller said that what went back has to be paid again. */
  readonly isStillOwed: boolean
}

/** The entries by which money went back to a customer's card, did not come again, and of which nobody said yet whether it is still owed (DOC-15). */
export function unansweredReturns<E extends Entry>(payments: readonly E[]): readonly E[] {
  return payments.filter(
    (entry) =>
      entry.amount < 0 &&
      isCardEntry(entry) &&
      !entry.isStillOwed &&
      !payments.some(({ id, reference }) => reference === entry.reference && id !== entry.id),
  )
}

/**
 * What went back to a customer's card and may be owed or not: only its seller knows. Nobody is asked to pay it before that is said. What a
 * credit note took back since is not open any more, and no question.
 */
export function wentBack({
  payments,
  balanceDue,
}: {
  readonly payments: readonly Entry[]
  readonly balanceDue: Units
}): Units {
  const back = unansweredReturns(payments).reduce((sum, { amount }) => sum - amount, 0)
  return Math.max(Math.min(back, balanceDue), 0)
}
