import { type RepeatRule, WEEKDAYS } from './repeat-rule.ts'

const DAY_MS = 86_400_000
/** Dates that each month has, and days that each year has. */
const EACH_MONTH = 28
const EACH_YEAR = 365

type Dates = Partial<Pick<RepeatRule, 'byDay' | 'weekStart' | 'byMonth' | 'byMonthDay' | 'byYearDay'>>

/**
 * The weekdays and dates of a rule whose series is moved by days from a local start (as if it were UTC); undefined where no rule names the
 * same times so many days later, as with the last working day of each month.
 */
export function movedDates(rule: RepeatRule, from: number, days: number): Dates | undefined {
  const { freq, interval, byDay, byMonthDay, byWeekNo, byYearDay, bySetPos, byMonth } = rule
  if (freq === 'WEEKLY' || freq === 'DAILY') return movedWeekdays(rule, days)
  const [start, to] = [new Date(from), new Date(from + days * DAY_MS)]
  if (byWeekNo.length > 0) return inSameWeeks(rule, start, days)
  if (byYearDay.length > 0) {
    const moved = shifted(byYearDay, days, EACH_YEAR)
    return moved && byDay.length + byMonthDay.length + byMonth.length === 0 ? { byYearDay: moved } : undefined
  }
  const only = onlyDate(rule, to)
  if (only) return only
  const isPlain = byDay.every((day) => day.length === 2)
  if (byMonthDay.length > 0) {
    const moved = isPlain ? shifted(byMonthDay, days, EACH_MONTH) : undefined
    return moved && { byMonthDay: moved, ...weekdaysAfter(byDay, days) }
  }
  if (byDay.length === 0) return start.getUTCMonth() === to.getUTCMonth() ? {} : undefined
  // All such weekdays, of every month: the next ones are all such weekdays again.
  const isEach = isPlain && bySetPos.length === 0 && byMonth.length === 0 && interval === 1
  return isEach ? weekdaysAfter(byDay, days) : undefined
}

function movedWeekdays({ interval, byDay, weekStart }: RepeatRule, days: number): Dates {
  // Of every other week, days that were in the same week stay in the same one.
  const isTogether = interval > 1 && byDay.length > 1
  return { ...weekdaysAfter(byDay, days), ...(isTogether ? { weekStart: weekdayAfter(weekStart, days) } : {}) }
}

function weekdaysAfter(byDay: readonly string[], days: number): Pick<RepeatRule, 'byDay'> {
  return { byDay: byDay.map((day) => weekdayAfter(day, days)) }
}

function weekdayAfter(day: string, days: number): string {
  const at = WEEKDAYS.findIndex((each) => each === day)
  return at < 0 ? day : (WEEKDAYS[(((at + days) % 7) + 7) % 7] ?? day)
}

/** Days of weeks that are counted stay in their weeks. */
function inSameWeeks(
  { byDay, byMonth, bySetPos, weekStart }: RepeatRule,
  start: Date,
  days: number,
): Dates | undefined {
  const first = WEEKDAYS.findIndex((day) => day === weekStart)
  const named = byDay.length > 0 ? byDay : [WEEKDAYS[(start.getUTCDay() + 6) % 7]]
  const places = named.map((day) => ((WEEKDAYS.findIndex((each) => each === day) - first + 7) % 7) + days)
  const isSame = places.every((place) => place >= 0 && place <= 6)
  return isSame && byMonth.length + bySetPos.length === 0 ? weekdaysAfter(byDay, days) : undefined
}

/** Numbers so many days later, where each period has these; negative ones count from its end. */
function shifted(numbers: readonly number[], days: number, most: number): number[] | undefined {
  const moved = numbers.map((number) => number + days)
  const isThere = (number: number): boolean => number !== 0 && Math.abs(number) <= most
  const isSame = numbers.every((number, n) => {
    const next = moved[n] ?? 0
    return isThere(number) && isThere(next) && Math.sign(number) === Math.sign(next)
  })
  return isSame ? moved : undefined
}

/** The one date of a monthly or yearly rule, as that of its new start; undefined where it has more, or none. */
function onlyDate({ freq, byMonth, byMonthDay, byDay, bySetPos }: RepeatRule, to: Date): Dates | undefined {
  const months = byMonth.length === 1 ? { byMonth: [to.getUTCMonth() + 1] } : {}
  if (bySetPos.length > 0) return undefined
  if (byMonthDay.length === 1 && byDay.length === 0) return { ...months, byMonthDay: [dateFor(byMonthDay[0], to)] }
  if (byMonthDay.length > 0) return undefined
  if (byDay.length === 0) return byMonth.length > 1 ? undefined : months
  const [only = ''] = byDay
  const isOfYear = freq === 'YEARLY' && byMonth.length === 0
  if (byDay.length !== 1 || only.length === 2 || isOfYear) return undefined
  const date = to.getUTCDate()
  const weekday = WEEKDAYS[(to.getUTCDay() + 6) % 7] ?? 'MO'
  const isLast = only.startsWith('-1') && date + 7 > lastDate(to)
  return { ...months, byDay: [`${isLast ? -1 : Math.ceil(date / 7)}${weekday}`] }
}

/** The last day of a month stays the last one. */
function dateFor(was: number | undefined, to: Date): number {
  return was === -1 && to.getUTCDate() === lastDate(to) ? -1 : to.getUTCDate()
}

function lastDate(day: Date): number {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
}
