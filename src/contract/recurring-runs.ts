import { addDays, dayInWords } from '#domain/calendar-day.ts'
import { dayAfter, isOver, type Schedule } from '#domain/documents/recurrence.ts'
import { Refusal } from './messages.ts'

/** A single run goes on by itself, also where it is late. As many as these are due only after a pause. */
const FEWEST_AFTER_PAUSE = 2
/** Runs of one that are decided on at once: they share a transaction, for which others wait. Those after them wait for the next time. */
const MOST_RUNS = 24
/** A run that would be left alone is decided with the others: it would be made by itself. */
export const MOST_DECISIONS = MOST_RUNS + 1

/** What becomes of a run: a draft, an invoice that is sent by mail, or nothing. */
export const RUN_ACTS = ['make', 'mail', 'skip'] as const
export type RunAct = (typeof RUN_ACTS)[number]

/** What an invoice that is made after a pause is dated by: the day of its run, or the day on which it is made. */
export const RUN_DATES = ['run', 'today'] as const
export type RunDate = (typeof RUN_DATES)[number]

/** A day on which a recurring invoice was to come, and the last day of the period that it began; as `2026-07-06`. */
export interface Run {
  readonly day: string
  readonly until: string
}

/** What of a recurring invoice says which runs are due. */
export interface Recurring extends Schedule {
  readonly isActive: boolean
  readonly nextOn: string | null
}

/** The runs of a recurring invoice that are due at `today`, the oldest first; none while it is paused. */
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

/** The runs that wait until a person says what becomes of each: two or more that are due at once (DOC-17). */
export function waitingRuns(row: Recurring, today: string): readonly Run[] {
  const runs = dueRuns(row, today)
  return runs.length < FEWEST_AFTER_PAUSE ? [] : runs
}

/**
 * Refuses decisions that leave out a run that is due, name another one, or stand in another order. Only the run of `today` may be left
 * out: it goes on by itself.
 */
export function requireEachDecided(due: readonly Run[], days: readonly string[], today: string): void {
  const asked = due.filter(({ day }) => day < today || days.includes(day)).map(({ day }) => day)
  if (asked.length > 0 && asked.join() === days.join()) return
  const message =
    due.length === 0
      ? 'Nothing of this recurring invoice is due: it is paused, has ended, or was decided on before.'
      : `Decide on each run that is due, the oldest first: ${due.map(({ day }) => dayInWords(day)).join(', ')}.`
  throw new Refusal('conflict', { message })
}
