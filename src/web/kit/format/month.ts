import { cachedFormatter, formatLocale, wordLocale } from './locale.ts'

const DAY_MS = 86_400_000

const months = cachedFormatter(
  (locale) => new Intl.DateTimeFormat(wordLocale(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const monthNames = cachedFormatter(
  (locale) => new Intl.DateTimeFormat(wordLocale(locale), { month: 'long', timeZone: 'UTC' }),
)
const weekdays = cachedFormatter(
  (locale, width) =>
    new Intl.DateTimeFormat(wordLocale(locale), { weekday: width as 'short' | 'long', timeZone: 'UTC' }),
)
const fullDays = cachedFormatter(
  (locale) => new Intl.DateTimeFormat(wordLocale(locale), { dateStyle: 'full', timeZone: 'UTC' }),
)

/** The month of a day with its year: `July 2026`. */
export function formatMonth(day: string): string {
  return months('').format(momentOf(day))
}

/** The month of a day: `July`. */
export function formatMonthName(day: string): string {
  return monthNames('').format(momentOf(day))
}

/** A day with its weekday: `Monday, 6 July 2026`. */
export function formatFullDay(day: string): string {
  return fullDays('').format(momentOf(day))
}

/** The weekday of a day: `Mon`, or `Monday`. */
export function formatWeekday(day: string, width: 'short' | 'long'): string {
  return weekdays(width).format(momentOf(day))
}

/** The day that lies so many days after another one. */
export function daysAfter(day: string, count: number): string {
  return new Date(momentOf(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The same day so many months later; where that month is shorter, its last day. */
export function monthsAfter(day: string, count: number): string {
  const date = new Date(momentOf(day))
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1)
  const next = new Date(first)
  const length = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  return new Date(first + (Math.min(date.getUTCDate(), length) - 1) * DAY_MS).toISOString().slice(0, 10)
}

/** The weeks of the month of a day, each from the first weekday of the user's region, with the days of other months that fill them. */
export function weeksOf(day: string): readonly (readonly string[])[] {
  const first = `${day.slice(0, 8)}01`
  const start = daysAfter(first, -((weekdayOf(first) - firstWeekday() + 7) % 7))
  const weeks: string[][] = []
  for (let at = start; weeks.length === 0 || at.slice(0, 7) === day.slice(0, 7); at = daysAfter(at, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => daysAfter(at, index)))
  }
  return weeks
}

/** From Monday, 1, to Sunday, 7. */
function weekdayOf(day: string): number {
  return new Date(momentOf(day)).getUTCDay() || 7
}

interface WeekInfo {
  readonly firstDay: number
}

/** The first weekday of the user's region; Monday where the browser does not know. */
function firstWeekday(): number {
  const locale = new Intl.Locale(wordLocale(formatLocale())) as Intl.Locale & {
    readonly weekInfo?: WeekInfo
    readonly getWeekInfo?: () => WeekInfo
  }
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
}

function momentOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}
