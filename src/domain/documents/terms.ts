import { addDays } from '../calendar-day.ts'

/** Days until an invoice made of a quote is due (DOC-07). */
export const QUOTE_DAYS = 30

/** The last day for payment. Days as `2026-07-06`. */
export function dueAfter(issueDate: string, days: number): string {
  return addDays(issueDate, days)
}

/** How terms of payment are written where nobody wrote them otherwise: `30 days`. */
export function termsText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
