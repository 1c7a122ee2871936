import { addDays } from '../calendar-day.ts'
import type { Units } from '../money.ts'
import { once } from '../once.ts'
import { isCredited, openAmount, writtenOff } from './open-amount.ts'
import type { DocumentStatus, DocumentType } from './types.ts'

/** How long an open amount is overdue: not yet, 1 to 30 days, 31 to 60, 61 to 90, or more. */
export const AGES = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const
export type Age = (typeof AGES)[number]

/** The fields of an invoice that tell what is open on a day. Days as `2026-07-06`. */
export interface AgedInvoice {
  readonly issueDate: string | null
  readonly dueDate: string | null
  readonly total: Units
  readonly payments: readonly { readonly date: string | null; readonly amount: Units }[]
}

/** The fields of a credit note that tell what it takes back. */
export interface CreditingDocument {
  readonly documentType: DocumentType
  readonly originalInvoiceId: string | null
  readonly issueDate: string | null
  readonly currency: string
  readonly total: Units
}

/** Tells the age of open amounts on a day; without a due date they count from the day of issue. */
export function agesOn(day: string): (invoice: Pick<AgedInvoice, 'dueDate' | 'issueDate'>) => Age {
  const [of30, of60, of90] = [addDays(day, -30), addDays(day, -60), addDays(day, -90)]
  return ({ dueDate, issueDate }) => {
    const due = dueDate ?? issueDate ?? day
    if (due >= day) return 'notDue'
    if (due >= of30) return 'to30'
    if (due >= of60) return 'to60'
    return due >= of90 ? 'to90' : 'over90'
  }
}

/** What is open of an issued invoice on a day, after payments until then and what credit notes took back; never below zero. */
export function openOn(invoice: AgedInvoice, credited: Units, day: string): Units {
  return Math.max(0, openAmount(invoice.total, paidUntil(invoice, day), credited))
}

/** What was paid of a document until a day; a payment without a day counts from the day of issue. */
function paidUntil({ payments, issueDate }: Pick<AgedInvoice, 'payments' | 'issueDate'>, day: string): Units {
  let paid = 0
  for (const { date, amount } of payments) if ((date ?? issueDate ?? '') <= day) paid += amount
  return paid
}

/** After every day. */
const AT_LAST = '9999-12-31'

/** An issued invoice whose credit notes, and what was written off of it, can be told. */
export type IssuedInvoice = AgedInvoice & {
  readonly id: string
  readonly currency: string
  readonly status: DocumentStatus
}

/**
 * Tells what is written off of an issued invoice, from its first day on: what all its payments and credit notes leave, those of later days
 * too, so that until these came it was open only as far as they settle it.
 */
export function writtenOffOf(documents: Iterable<CreditingDocument>): (invoice: IssuedInvoice) => Units {
  const credited = once(() => creditedUntil(documents, AT_LAST))
  return (invoice) => (isCredited(invoice) ? writtenOff(invoice, openOn(invoice, credited()(invoice), AT_LAST)) : 0)
}

/** Tells what is open of an issued invoice on a day: what payments and credit notes until then leave, without what is written off. */
export function openUntil(
  documents: readonly CreditingDocument[],
  day: string,
  written = writtenOffOf(documents),
): (invoice: IssuedInvoice) => Units {
  const credited = creditedUntil(documents, day)
  return (invoice) => openOn(invoice, credited(invoice) + written(invoice), day)
}

/** Tells what issued credit notes took back of an invoice until a day; one in another currency takes nothing of it back. */
function creditedUntil(
  documents: Iterable<CreditingDocument>,
  day: string,
): (invoice: { readonly id: string; readonly currency: string }) => Units {
  const credited = new Map<string, Map<string, Units>>()
  for (const { documentType, originalInvoiceId, issueDate, currency, total } of documents) {
    if (documentType !== 'creditnote' || originalInvoiceId === null || (issueDate ?? '') > day) continue
    const amounts = credited.get(originalInvoiceId) ?? new Map<string, Units>()
    credited.set(originalInvoiceId, amounts)
    amounts.set(currency, (amounts.get(currency) ?? 0) + total)
  }
  return ({ id, currency }) => credited.get(id)?.get(currency) ?? 0
}
