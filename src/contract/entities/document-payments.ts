import { decimalFromUnits, type Units } from '#domain/money.ts'
import { openAmount, takenBack } from '#domain/documents/open-amount.ts'
import { SMALLEST_PAYMENT } from '#domain/documents/payments.ts'
import { isCardEntry } from '#domain/payments/card-entries.ts'
import type { DeriveContext } from '../entity.ts'
import { same } from '../same.ts'
import type { DocumentRow } from './document-derive.ts'
import { documentIssueMessages as messages } from './document-issue-messages.ts'

type Issues = Readonly<Record<string, string>>

/** The message for a payment of more than the `open` amount that is not kept as a credit (DOC-15). */
export function overpaidText(open: Units, currency: string): string {
  if (open === 0) return messages.payment.nothingOpen
  return messages.payment.moreThanOpen(`${decimalFromUnits(open, currency)} ${currency}`)
}

/** The message for an amount that cannot be paid, such as 0.001 EUR; undefined for any other amount (DOC-15). */
export function payableIssue(amount: Units, currency: string): string | undefined {
  return isPayable(amount) ? undefined : messages.payment.tooSmall(smallestPayment(currency))
}

function isPayable(amount: Units): boolean {
  return amount % SMALLEST_PAYMENT === 0
}

function smallestPayment(currency: string): string {
  return `${decimalFromUnits(SMALLEST_PAYMENT, currency)} ${currency}`
}

/**
 * DOC-15: refunds never exceed payments and what an invoice below zero promises, and payments exceed the open amount only when the rest is kept
 * as a credit; for every call.
 */
export function paymentIssue(row: DocumentRow, context: DeriveContext): Issues {
  const before = context.before as DocumentRow | undefined
  const known = new Map(before?.payments.map(({ id, amount }) => [id, amount]))
  const { isRestored = false } = context
  // Amounts in another currency cannot be compared, and are refused elsewhere.
  const isBound = !isRestored && (before === undefined || before.currency === row.currency)
  const issue = isBound ? unpayable(row, known) : undefined
  const paid = (before?.amountPaid ?? 0) + returnedCredit(row, before)
  return issue ?? bounds(row, { paid, known, isRestored })
}

function unpayable({ payments, currency }: DocumentRow, known: ReadonlyMap<string, Units>): Issues | undefined {
  const isRefused = payments.some(({ id, amount }) => amount !== known.get(id) && !isPayable(amount))
  return isRefused ? { payments: messages.payment.eachTooSmall(smallestPayment(currency)) } : undefined
}

/** What comes back because a credit that was moved away is moved no more. */
function returnedCredit({ payments }: DocumentRow, before: DocumentRow | undefined): Units {
  const now = new Map(payments.map(({ id, amount }) => [id, amount]))
  const moved = before?.payments.filter(({ creditWith, amount }) => creditWith && amount < 0) ?? []
  return moved.reduce((sum, { id, amount }) => sum + Math.max((now.get(id) ?? 0) - amount, 0), 0)
}

/** Where a payment goes of which a part was given back since, that part is in its way. */
function givenBack({ payments }: DocumentRow, known: ReadonlyMap<string, Units>): string {
  const now = new Map(payments.map(({ id, amount }) => [id, amount]))
  const isTaken = [...known].some(([id, amount]) => amount > Math.max(now.get(id) ?? 0, 0))
  const isInTheWay = isTaken && [...known].some(([id, amount]) => amount < 0 && now.get(id) === amount)
  return isInTheWay ? messages.payment.wouldGiveBack : messages.payment.givesBack
}

/**
 * DOC-14: entries that the provider of card payments told are made and changed by what it tells alone, because the next word of it would bring
 * them back. Notes on them, and what becomes of a credit, are of people.
 */
export function cardEntryIssue(row: DocumentRow, { before, isFromProvider = false }: DeriveContext): Issues {
  if (!before || isFromProvider) return {}
  const isKept = same(cardEntriesOf(row), cardEntriesOf(before as DocumentRow))
  return isKept ? {} : { payments: messages.payment.ofProvider }
}

function cardEntriesOf({ payments }: DocumentRow) {
  return payments
    .filter(isCardEntry)
    .map(({ id, date, amount, method, reference, fee }) => ({ id, date, amount, method, reference, fee }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

interface PaidBefore {
  /** With the credit that comes back. */
  readonly paid: Units
  readonly known: ReadonlyMap<string, Units>
  readonly isRestored: boolean
}

function bounds(row: DocumentRow, { paid, known, isRestored }: PaidBefore): Issues {
  const open = openAmount(row.total, 0, takenBack(row))
  // An invoice below zero is paid by paying out what it promises.
  if (row.amountPaid < Math.min(open, 0) && row.amountPaid < paid) return { payments: givenBack(row, known) }
  const owed = Math.max(open, 0)
  if (row.amountPaid <= owed || row.amountPaid <= paid || isRestored) return {}
  const isKept = row.payments.some(
    ({ id, amount, keepAsCredit }) => keepAsCredit && amount > Math.max(known.get(id) ?? 0, 0),
  )
  if (isKept) return {}
  if (owed === 0) return { payments: messages.payment.nothingOwed }
  const most = `${decimalFromUnits(owed, row.currency)} ${row.currency}`
  return { payments: messages.payment.moreThanOwed(most) }
}
