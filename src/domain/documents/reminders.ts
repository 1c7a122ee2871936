import { addDays } from '../calendar-day.ts'

/** Reminders of one invoice: the first is friendly, the last firm (DOC-17). */
export const MOST_REMINDERS = 3

/** The fields that decide whether an invoice needs a reminder. Days as `2026-07-06`. */
export interface Reminded {
  readonly dueDate: string
  /** Reminders sent so far, and the day of the last one. */
  readonly given: number
  readonly lastOn: string | null
}

/**
 * The reminder that is due on a day, 1 to 3; undefined if none is. The n-th is due n times so many days after the due date, and never
 * sooner than so many days after the one before: an invoice that was overdue for months when reminders were switched on gets one, not
 * three.
 */
export function dueReminder(
  { dueDate, given, lastOn }: Reminded,
  everyDays: number,
  today: string,
): number | undefined {
  const next = given + 1
  if (next > MOST_REMINDERS) return undefined
  const byDueDate = addDays(dueDate, everyDays * next)
  const byLast = lastOn === null ? byDueDate : addDays(lastOn, everyDays)
  return today >= byDueDate && today >= byLast ? next : undefined
}
