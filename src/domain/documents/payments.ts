import { type Units, UNITS_PER_MINOR } from '../money.ts'
import type { DocumentStatus } from './types.ts'

/** How money reached the seller. */
export const PAYMENT_METHODS = ['transfer', 'cash', 'card', 'direct-debit', 'cheque', 'online', 'other'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** The smallest amount that changes hands: payments are multiples of it (DOC-15). */
export const SMALLEST_PAYMENT: Units = UNITS_PER_MINOR

/** What was paid in all; negative entries are money given back. */
export function amountPaid(payments: readonly { readonly amount: Units }[]): Units {
  return payments.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * The status of an invoice after its payments or what is owed changed (DOC-15): paid when nothing is due, partial when something was paid,
 * else as it was before it was paid. Other statuses, and an invoice of nothing, stay.
 */
export function paidStatus(status: DocumentStatus, paid: Units, owed: Units): DocumentStatus {
  if (status === 'void' || status === 'refunded') return status
  if (paid > 0 && paid >= owed) return 'paid'
  if (paid > 0) return 'partial'
  return status === 'paid' || status === 'partial' ? 'sent' : status
}
