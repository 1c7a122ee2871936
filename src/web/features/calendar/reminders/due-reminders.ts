import { type ExpandRule, type Occurrence, occurrencesOf } from '#domain/calendar/occurrences.ts'
import type { EventRow } from '../use-event-actions.ts'

const MINUTE_MS = 60_000
const MOST = 500

/** Whether an event may ask to be recalled. */
export function hasReminder({ reminderMinutes, status }: EventRow): boolean {
  return reminderMinutes !== null && status !== 'completed' && status !== 'cancelled'
}

/** The occurrences whose reminder falls after one moment and up to another (epoch milliseconds), and which are not over by then; the next one first. */
export function dueReminders(
  rows: readonly EventRow[],
  after: number,
  now: number,
  expand: ExpandRule,
): readonly Occurrence<EventRow>[] {
  const due = rows.filter(hasReminder).flatMap((row) => {
    // Of each event by its own reminder: among all that one of four weeks reaches, those of today would find no room.
    const ahead = (row.reminderMinutes ?? 0) * MINUTE_MS
    const isDue = ({ start, end }: Occurrence<EventRow>): boolean =>
      start - ahead > after && start - ahead <= now && Math.max(end, start + MINUTE_MS) > now
    return occurrencesOf([row], after + ahead, now + ahead + 1, MOST, expand).filter(isDue)
  })
  return due.sort((a, b) => a.start - b.start)
}
