import { daysBetween } from '../exchange-rates.ts'
import type { Units } from '../money.ts'
import { openAmount } from './open-amount.ts'
import type { DocumentType } from './types.ts'

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

/** The age of an open amount on a day; without a due date it counts from the day of issue. */
export function ageOn({ dueDate, issueDate }: Pick<AgedInvoice, 'dueDate' | 'issueDate'>, day: string): Age {
  const days = daysBetween(dueDate ?? issueDate ?? day, day)
  if (days <= 0) return 'notDue'
  if (days <= 30) return 'to30'
  if (days <= 60) return 'to60'
  return days <= 90 ? 'to90' : 'over90'
}

/** What is open of an issued invoice on a day, after payments until then and what credit notes took back; never below zero. */
export function openOn(invoice: AgedInvoice, credited: Units, day: string): Units {
  return Math.max(0, openAmount(invoice.total, paidUntil(invoice, day), credited))
}

/** What was paid of a document until a day; a payment without a day counts from the day of issue. */
export function paidUntil({ payments, issueDate }: Pick<AgedInvoice, 'payments' | 'issueDate'>, day: string): Units {
  return payments.filter(({ date }) => (date ?? issueDate ?? '') <= day).reduce((sum, { amount }) => sum + amount, 0)
}

/** What issued credit notes took back until a day, by `creditKey`. */
export function creditedUntil(documents: Iterable<CreditingDocument>, day: string): ReadonlyMap<string, Units> {
  const credited = new Map<string, Units>()
  for (const { documentType, originalInvoiceId, issueDate, currency, total } of documents) {
    if (documentType !== 'creditnote' || originalInvoiceId === null || (issueDate ?? '') > day) continue
    const key = creditKey(originalInvoiceId, currency)
    credited.set(key, (credited.get(key) ?? 0) + total)
  }
  return credited
}

/** An invoice in a currency: a credit note in another one takes nothing of it back. */
export function creditKey(invoiceId: string, currency: string): string {
  return `${invoiceId} ${currency}`
}
