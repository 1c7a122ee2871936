import type { Units } from '../money.ts'

/** How often a plan is paid (SUB-01). */
export const BILLING_CYCLES = ['monthly', 'quarterly', 'annual'] as const
export type BillingCycle = (typeof BILLING_CYCLES)[number]

/** Months of one period. */
export const MONTHS: Readonly<Record<BillingCycle, number>> = { monthly: 1, quarterly: 3, annual: 12 }

/**
 * Monthly recurring revenue of what is paid together each period: monthly as it is, quarterly a third, annual a twelfth, rounded once to
 * the unit (PRICE-10).
 */
export function monthlyRevenue(paidEachPeriod: Units, cycle: BillingCycle): Units {
  return Math.round(paidEachPeriod / MONTHS[cycle])
}

const DAY_MS = 86_400_000

/** The moment a number of months after an anchor, in UTC; a day that the month does not have becomes its last one. */
export function monthsAfter(anchorMs: number, months: number): number {
  const anchor = new Date(anchorMs)
  const firstOfMonth = Date.UTC(anchor.getUTCFullYear(), anchor.getUTCMonth() + months, 1)
  const first = new Date(firstOfMonth)
  const days = (Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1) - firstOfMonth) / DAY_MS
  const day = Math.min(anchor.getUTCDate(), days)
  return firstOfMonth + (day - 1) * DAY_MS + (anchorMs % DAY_MS)
}
