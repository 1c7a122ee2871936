import { type Units, UNITS_PER_MINOR } from '../money.ts'
import type { DocumentStatus } from './types.ts'

/** How money reached the seller. */
export const PAYMENT_METHODS = ['transfer', 'cash', 'card', 'direct-debit', 'cheque', 'online', 'other'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** The smallest amount that can be paid: payments are multiples of it (DOC-15). */
export const SMALLEST_PAYMENT: Units = UNITS_PER_MINOR

/** The sum of payments; negative entries are refunds. */
export function amountPaid(payments: readonly { readonly amount: Units }[]): Units {
  return payments.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * The status of an invoice after its payments or owed amount changed (DOC-15): paid if nothing is due, partial if something was paid,
 * else its status before payments. Of an invoice below zero the money goes the other way. Other statuses, and invoices of zero, stay.
 */
export function paidStatus(status: DocumentStatus, paid: Units, owed: Units): DocumentStatus {
  if (status === 'void' || status === 'refunded') return status
  if (paid > 0 && paid >= owed) return 'paid'
  if (paid > 0) return 'partial'
  if (owed < 0 && paid < 0) return paid <= owed ? 'paid' : 'partial'
  return status === 'paid' || status === 'partial' ? 'sent' : status
}
