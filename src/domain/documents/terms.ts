import { addDays } from '../calendar-day.ts'
import { pluralOf } from '../plural.ts'

/** Days until an invoice from a quote is due (DOC-07). */
export const QUOTE_DAYS = 30

/** The last day for payment. Days as `2026-07-06`. */
export function dueAfter(issueDate: string, days: number): string {
  return addDays(issueDate, days)
}

/** The default text of payment terms: `30 days`. */
export function termsText(days: number): string {
  return pluralOf('en', days, { one: '1 day', other: `${days} days` })
}
