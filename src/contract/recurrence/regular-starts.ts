import { type RepeatRule, WEEKDAYS } from '#domain/calendar/repeat-rule.ts'

const DAY_MS = 86_400_000

/** What is asked for: local times in epoch milliseconds as if they were UTC, both ends included. */
export interface Stretch {
  readonly start: number
  readonly from: number
  readonly to: number
  readonly most: number
}

/**
 * The starts of the rules that most series have, counted without the library, which takes some milliseconds for each: every so many days
 * or weeks, on weekdays, or on one date of months. Undefined for any other rule.
 */
export function regularStarts(rule: RepeatRule, stretch: Stretch): readonly number[] | undefined {
  const { freq, byDay, byMonth, byWeekNo, byYearDay, byMonthDay, bySetPos, count } = rule
  if ([byMonth, byWeekNo, byYearDay, byMonthDay, bySetPos].some((part) => part.length > 0)) return undefined
  if (byDay.length > 0) return freq === 'WEEKLY' && count === null ? onWeekdays(rule, stretch) : undefined
  if (freq === 'DAILY' || freq === 'WEEKLY') return everyDays(rule, stretch)
  return everyMonths(rule, stretch)
}

function everyDays({ freq, interval, count }: RepeatRule, { start, from, to, most }: Stretch): readonly number[] {
  const step = interval * (freq === 'WEEKLY' ? 7 : 1) * DAY_MS
  const first = Math.max(0, Math.ceil((from - start) / step))
  const last = Math.min(Math.floor((to - start) / step), (count ?? Infinity) - 1)
  return Array.from({ length: Math.max(0, Math.min(last - first + 1, most)) }, (_, n) => start + (first + n) * step)
}

/** The start is among them, whatever its weekday is. */
function onWeekdays(rule: RepeatRule, { start, from, to, most }: Stretch): readonly number[] {
  const { interval, byDay, weekStart } = rule
  const firstOfWeek = Math.max(
    0,
    WEEKDAYS.findIndex((day) => day === weekStart),
  )
  const inWeek = (weekday: number): number => (weekday - firstOfWeek + 7) % 7
  const days = [...new Set(byDay)]
    .map((day) => inWeek(WEEKDAYS.findIndex((each) => each === day)))
    .sort((a, b) => a - b)
  const week = start - inWeek((new Date(start).getUTCDay() + 6) % 7) * DAY_MS
  const step = interval * 7 * DAY_MS
  const found = start >= from && start <= to ? [start] : []
  for (
    let at = week + Math.max(0, Math.floor((from - week) / step)) * step;
    at <= to && found.length < most;
    at += step
  ) {
    for (const day of days) {
      const each = at + day * DAY_MS
      if (each > start && each >= from && each <= to && found.length < most) found.push(each)
    }
  }
  return found
}

/** A month that lacks the date is passed over, and not counted. */
function everyMonths({ freq, interval, count }: RepeatRule, { start, from, to, most }: Stretch): readonly number[] {
  const step = interval * (freq === 'YEARLY' ? 12 : 1)
  const [began, asked] = [new Date(start), new Date(Math.max(start, from))]
  const date = began.getUTCDate()
  const at = (n: number): number => new Date(start).setUTCMonth(began.getUTCMonth() + n * step)
  const months = (asked.getUTCFullYear() - began.getUTCFullYear()) * 12 + asked.getUTCMonth() - began.getUTCMonth()
  const isInEach = date <= 28
  const first = isInEach || count === null ? Math.floor(months / step) : 0
  let left = (count ?? Infinity) - (isInEach ? first : 0)
  const found: number[] = []
  for (let n = first; left > 0 && at(n) <= to && found.length < most; n += 1) {
    if (new Date(at(n)).getUTCDate() !== date) continue
    left -= 1
    if (at(n) >= from) found.push(at(n))
  }
  return found
}
