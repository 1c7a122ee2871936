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
  const reminding = rows.filter(hasReminder)
  const furthest = Math.max(0, ...reminding.map(({ reminderMinutes }) => reminderMinutes ?? 0))
  const isDue = ({ event, start, end }: Occurrence<EventRow>): boolean => {
    const at = start - (event.reminderMinutes ?? 0) * MINUTE_MS
    return at > after && at <= now && Math.max(end, start + MINUTE_MS) > now
  }
  return occurrencesOf(reminding, after, now + furthest * MINUTE_MS + 1, MOST, expand).filter(isDue)
}
