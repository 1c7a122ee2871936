import { occurrencesOf } from '#domain/calendar/occurrences.ts'
import { CLOCKS_CHANGE_MS } from '#domain/calendar/reminder-time.ts'
import { expandRule } from '#contract/recurrence/expand-rule.ts'
import { type Reminder, type Reminding, reminderOf } from './reminder.ts'

/** No rule comes again after a longer time. */
const FURTHEST_MS = 20 * 366 * 86_400_000
/** Occurrences that may still be under way when the next one is looked for. */
const MOST_UNDER_WAY = 50
const MINUTE_MS = 60_000

/** The first reminder of an event that is due after a moment; undefined where none will come. */
export function nextReminder(event: Reminding, after: number): Reminder | undefined {
  const from = after + event.reminderMinutes * MINUTE_MS - CLOCKS_CHANGE_MS
  return occurrencesOf([event], from, from + FURTHEST_MS, MOST_UNDER_WAY, expandRule)
    .map(({ start }) => reminderOf(event, start))
    .find(({ at }) => at > after)
}
