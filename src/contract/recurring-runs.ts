import { addDays, dayInWords } from '#domain/calendar-day.ts'
import { dayAfter, isOver, type Schedule } from '#domain/documents/recurrence.ts'
import { recurringMessages } from './recurring-messages.ts'
import { Refusal } from './refusal.ts'

/** A single run is made automatically, even if late. So many are due only after a pause. */
const FEWEST_AFTER_PAUSE = 2
/** Runs of one invoice that are decided at once: they share a transaction that others wait for. Later runs wait for the next time. */
const MOST_RUNS = 24
/** A run that would be left alone is decided with the others; otherwise it would be made automatically. */
export const MOST_DECISIONS = MOST_RUNS + 1

/** The decision on a run: make a draft, mail the invoice, or skip it. */
export const RUN_ACTS = ['make', 'mail', 'skip'] as const
export type RunAct = (typeof RUN_ACTS)[number]

/** The date of an invoice that is made after a pause: the day of its run, or the day on which it is made. */
export const RUN_DATES = ['run', 'today'] as const
export type RunDate = (typeof RUN_DATES)[number]

/** The day of a recurring invoice's run, and the last day of its period; as `2026-07-06`. */
export interface Run {
  readonly day: string
  readonly until: string
}

/** The fields of a recurring invoice that decide which runs are due. */
export interface Recurring extends Schedule {
  readonly isActive: boolean
  readonly nextOn: string | null
}

/** The runs that are due at `today`, the oldest first; none while the invoice is paused. */
export function dueRuns(row: Recurring, today: string): readonly Run[] {
  if (!row.isActive || row.nextOn === null) return []
  const days: string[] = []
  for (
    let day = row.nextOn;
    day <= today && !isOver(day, row) && days.length <= MOST_DECISIONS;
    day = dayAfter(day, row)
  )
    days.push(day)
  const decided = days.length > MOST_DECISIONS ? days.slice(0, MOST_RUNS) : days
  return decided.map((day) => ({ day, until: addDays(dayAfter(day, row), -1) }))
}

/** The runs that wait for a person's decision: two or more that are due at once (DOC-17). */
export function waitingRuns(row: Recurring, today: string): readonly Run[] {
  const runs = dueRuns(row, today)
  return runs.length < FEWEST_AFTER_PAUSE ? [] : runs
}

/**
 * Refuses decisions that leave out a due run, name another one, or are in another order. Only the run of `today` may be left out: it is
 * made automatically.
 */
export function requireEachDecided(due: readonly Run[], days: readonly string[], today: string): void {
  const asked = due.filter(({ day }) => day < today || days.includes(day)).map(({ day }) => day)
  if (asked.length > 0 && asked.join() === days.join()) return
  const message =
    due.length === 0
      ? recurringMessages.noneDue
      : recurringMessages.each(due.map(({ day }) => dayInWords(day)).join(', '))
  throw new Refusal('conflict', { message })
}
