import type { Timed } from '#domain/calendar/occurrences.ts'
import { reminderAt } from '#domain/calendar/reminder-time.ts'

/** An event that reminds. */
export interface Reminding extends Timed {
  readonly reminderMinutes: number
}

/** A reminder: when it is due, and the start that it is about, in epoch milliseconds. */
export interface Reminder {
  readonly at: number
  readonly startsAt: number
}

/** When a start is recalled. */
export function reminderOf({ reminderMinutes, timeZone }: Reminding, startsAt: number): Reminder {
  return { at: reminderAt(startsAt, reminderMinutes, timeZone), startsAt }
}

/** The reminder of an event that takes place once, if it is due after a moment. */
export function onlyReminder(event: Reminding, after: number): Reminder | undefined {
  const reminder = reminderOf(event, event.startAt)
  return reminder.at > after ? reminder : undefined
}
