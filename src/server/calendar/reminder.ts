import type { Timed } from '#domain/calendar/occurrences.ts'

const MINUTE_MS = 60_000

/** An event that reminds. */
export interface Reminding extends Timed {
  readonly reminderMinutes: number
}

/** A reminder: when it is due, and the start that it is about, in epoch milliseconds. */
export interface Reminder {
  readonly at: number
  readonly startsAt: number
}

/** How long before the start it reminds, in milliseconds. */
export function aheadOf({ reminderMinutes }: Reminding): number {
  return reminderMinutes * MINUTE_MS
}

/** The reminder of an event that takes place once, if it is due after a moment. */
export function onlyReminder(event: Reminding, after: number): Reminder | undefined {
  const at = event.startAt - aheadOf(event)
  return at > after ? { at, startsAt: event.startAt } : undefined
}
