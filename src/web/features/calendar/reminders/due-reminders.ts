import { type ExpandRule, type Occurrence, occurrencesOf } from '#domain/calendar/occurrences.ts'
import { CLOCKS_CHANGE_MS, reminderAt } from '#domain/calendar/reminder-time.ts'
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
    const minutes = row.reminderMinutes ?? 0
    const isDue = ({ start, end }: Occurrence<EventRow>): boolean => {
      const at = reminderAt(start, minutes, row.timeZone)
      return at > after && at <= now && Math.max(end, start + MINUTE_MS) > now
    }
    const ahead = minutes * MINUTE_MS
    const [from, to] = [after + ahead - CLOCKS_CHANGE_MS, now + ahead + CLOCKS_CHANGE_MS]
    return occurrencesOf([row], from, to, MOST, expand).filter(isDue)
  })
  return due.sort((a, b) => a.start - b.start)
}
