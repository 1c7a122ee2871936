import { addDays } from '../calendar-day.ts'

/** Reminders of one invoice: the first is friendly, the last firm (DOC-17). */
export const MOST_REMINDERS = 3

/** What says whether an invoice is to be reminded of. Days as `2026-07-06`. */
export interface Reminded {
  readonly dueDate: string
  /** Reminders that there were, and the day of the last of them. */
  readonly given: number
  readonly lastOn: string | null
}

/**
 * Which reminder is due on a day, 1 to 3; undefined where none is. The n-th comes so many days times n after the due date, and never
 * sooner than so many days after the one before: who was overdue for months when reminders began gets one, not three.
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
