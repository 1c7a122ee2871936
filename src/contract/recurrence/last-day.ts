import { addDays } from '#domain/calendar-day.ts'
import { startWall, type Timed } from '#domain/calendar/occurrences.ts'
import { readRule, type RepeatRule, untilWall } from '#domain/calendar/repeat-rule.ts'
import { offsetAt } from '#domain/calendar/wall-time.ts'
import { regularStarts } from './regular-starts.ts'
import { yearlyStarts } from './yearly-starts.ts'

/** The last day of what has no end that could be told. */
export const NO_LAST_DAY = '9999-12-31'

const DAY_MS = 86_400_000
/** Days have four digits of a year. */
const FURTHEST = Date.UTC(9998, 0)
/** A rule comes within so many days for each step of its interval, where it comes again. */
const LONGEST_STEP = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 } as const

/**
 * The last day on which an event can take place, in its time zone: exact for what is counted without the library, else the day at which its
 * rule ends, and `NO_LAST_DAY` where neither is known.
 */
export function lastDayOf(event: Timed): string {
  const { startDay, repeatRule, allDay, timeZone } = event
  const endDay = lastDayOfFirst(event)
  if (repeatRule === '') return endDay
  const read = readRule(repeatRule)
  if ('issue' in read) return endDay
  const start = startWall(event)
  const until = untilWall(read.rule, (moment) => moment + (allDay ? 0 : offsetAt(moment, timeZone)))
  const last = read.rule.count === null ? lastBy(read.rule, start, until) : lastOf(read.rule, read.rule.count, start)
  if (last === undefined || last > FURTHEST) return NO_LAST_DAY
  const days = Math.round((Date.parse(endDay) - Date.parse(startDay)) / DAY_MS)
  return addDays(new Date(Math.max(last, start)).toISOString().slice(0, 10), days)
}

/** What ends at midnight takes place on the day before. */
function lastDayOfFirst({ startDay, endDay, endAt, allDay, timeZone }: Timed): string {
  const isAtMidnight = !allDay && (endAt + offsetAt(endAt, timeZone)) % DAY_MS === 0
  return isAtMidnight && endDay > startDay ? addDays(endDay, -1) : endDay
}

/** The last start of a rule that ends at a time; that time itself where only the library could count. */
function lastBy(rule: RepeatRule, start: number, until: number | undefined): number | undefined {
  if (until === undefined || until < start) return until
  const from = Math.max(start, until - rule.interval * LONGEST_STEP[rule.freq] * DAY_MS)
  const stretch = { start, from, to: until, most: Infinity }
  return (regularStarts(rule, stretch) ?? yearlyStarts(rule, stretch))?.at(-1) ?? until
}

/** The last start of a rule that ends after a number of times; undefined where only the library could count. */
function lastOf(rule: RepeatRule, count: number, start: number): number | undefined {
  // A start on no weekday of the rule comes before its times; then this is at most one of them too many.
  const most = rule.byDay.length > 0 ? count + 1 : count
  const starts = regularStarts({ ...rule, count: null }, { start, from: start, to: Infinity, most })
  const isCounted = starts?.[0] === start && isOnItsDay(rule, start)
  return starts?.at(isCounted ? count - 1 : -1)
}

function isOnItsDay({ byDay }: RepeatRule, start: number): boolean {
  const weekday = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][new Date(start).getUTCDay()] ?? ''
  return byDay.length === 0 || byDay.includes(weekday)
}
