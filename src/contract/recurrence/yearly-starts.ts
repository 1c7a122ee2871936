import { type RepeatRule, WEEKDAYS } from '#domain/calendar/repeat-rule.ts'
import type { Stretch } from './regular-starts.ts'

const DAY_MS = 86_400_000

/** A year whose days are asked for, and the start of the series. */
interface Asked {
  readonly firstDay: number
  readonly days: number
  readonly start: Date
}

/**
 * The starts of yearly rules that count weeks or weekdays in a year: each year has those of its own days, also of a first or last week that it
 * shares with the year beside it. Undefined for any other rule.
 */
export function yearlyStarts(rule: RepeatRule, stretch: Stretch): readonly number[] | undefined {
  const { freq, interval, byWeekNo, byMonth, byDay, count } = rule
  const isOfYear = byWeekNo.length > 0 || (byMonth.length === 0 && byDay.some((day) => day.length > 2))
  if (freq !== 'YEARLY' || !isOfYear) return undefined
  const { start, from, to, most } = stretch
  const began = new Date(start).getUTCFullYear()
  // What ends after a number of times is counted from its beginning.
  const asked = count === null ? Math.max(began, new Date(Math.max(start, from)).getUTCFullYear()) : began
  const found: number[] = []
  let left = count ?? Infinity
  const take = (at: number): void => {
    if (left > 0 && at >= from && at <= to && found.length < most) found.push(at)
    left -= 1
  }
  if (asked === began) take(start)
  let year = began + Math.ceil((asked - began) / interval) * interval
  while (Date.UTC(year, 0, 1) <= to && found.length < most) {
    for (const at of startsIn(year, rule, start)) if (at > start) take(at)
    if (left <= 0) break
    year += interval
  }
  return found
}

function startsIn(year: number, rule: RepeatRule, start: number): readonly number[] {
  const firstDay = Date.UTC(year, 0, 1)
  const days = Math.round((Date.UTC(year + 1, 0, 1) - firstDay) / DAY_MS)
  const asked = { firstDay, days, start: new Date(start) }
  const time = start - Math.floor(start / DAY_MS) * DAY_MS
  const all = Array.from({ length: days }, (_, n) => n)
    .filter((day) => isOfRule(day, rule, asked))
    .map((day) => firstDay + day * DAY_MS + time)
  if (rule.bySetPos.length === 0) return all
  const chosen = new Set(rule.bySetPos.flatMap((position) => all.at(position > 0 ? position - 1 : position) ?? []))
  return [...chosen].sort((a, b) => a - b)
}

/** Whether a day of a year, counted from 0, is one of the rule. */
function isOfRule(day: number, rule: RepeatRule, asked: Asked): boolean {
  const date = new Date(asked.firstDay + day * DAY_MS)
  const { byMonth, byWeekNo, byYearDay, byMonthDay, weekStart } = rule
  if (!isOnWeekday(day, date, rule, asked)) return false
  if (byMonth.length > 0 && !byMonth.includes(date.getUTCMonth() + 1)) return false
  if (byYearDay.length > 0 && !isAmong(byYearDay, day, asked.days)) return false
  const lastDate = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  if (byMonthDay.length > 0 && !isAmong(byMonthDay, date.getUTCDate() - 1, lastDate)) return false
  return byWeekNo.length === 0 || isInWeek(byWeekNo, date, weekStart)
}

/** Whether a place, counted from 0, is named from the beginning or, by a negative number, from the end. */
function isAmong(numbers: readonly number[], place: number, length: number): boolean {
  return numbers.includes(place + 1) || numbers.includes(place - length)
}

function isOnWeekday(day: number, date: Date, { byDay, byYearDay, byMonthDay }: RepeatRule, asked: Asked): boolean {
  const weekday = weekdayOf(date)
  if (byDay.length > 0) {
    return byDay.some((each) => {
      const nth = Number(each.slice(0, -2))
      const inYear = nth > 0 ? Math.floor(day / 7) + 1 : -Math.ceil((asked.days - day) / 7)
      return each.endsWith(weekday) && (nth === 0 || nth === inYear)
    })
  }
  // A week alone means the weekday of the start.
  return byYearDay.length > 0 || byMonthDay.length > 0 || weekday === weekdayOf(asked.start)
}

function weekdayOf(date: Date): string {
  return WEEKDAYS[(date.getUTCDay() + 6) % 7] ?? 'MO'
}

/** Whether a day is in one of the weeks, of the year to which its week belongs: the one in which most of the week lies. */
function isInWeek(weeks: readonly number[], date: Date, weekStart: string): boolean {
  const first = WEEKDAYS.findIndex((day) => day === weekStart)
  const inWeek = (WEEKDAYS.findIndex((day) => day === weekdayOf(date)) - first + 7) % 7
  // The fourth day of a week says to which year it belongs.
  const fourth = new Date(date.getTime() + (3 - inWeek) * DAY_MS)
  const place = Math.floor(dayOfYear(fourth) / 7)
  const last = new Date(Date.UTC(fourth.getUTCFullYear(), 11, 31))
  const afterwards = Math.floor((dayOfYear(last) - dayOfYear(fourth)) / 7)
  return isAmong(weeks, place, place + afterwards + 1)
}

function dayOfYear(date: Date): number {
  return Math.round((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY_MS)
}
