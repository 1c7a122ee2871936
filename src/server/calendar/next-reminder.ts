import { type Occurrence, occurrencesOf } from '#domain/calendar/occurrences.ts'
import { expandRule } from '#contract/recurrence/expand-rule.ts'
import { aheadOf, type Reminder, type Reminding } from './reminder.ts'

/** No rule comes again after a longer time. */
const FURTHEST_MS = 20 * 366 * 86_400_000
/** Occurrences that may still be under way when the next one is looked for. */
const MOST_UNDER_WAY = 50

/** The first reminder of an event that is due after a moment; undefined where none will come. */
export function nextReminder(event: Reminding, after: number): Reminder | undefined {
  const ahead = aheadOf(event)
  const from = after + ahead
  const isNext = ({ start }: Occurrence<Reminding>): boolean => start > from
  const next = occurrencesOf([event], from, from + FURTHEST_MS, MOST_UNDER_WAY, expandRule).find(isNext)
  return next && { at: next.start - ahead, startsAt: next.start }
}
