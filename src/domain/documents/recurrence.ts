import { addDays } from '../calendar-day.ts'

/** How often a document is repeated. */
export const REPEATS = ['weekly', 'monthly', 'quarterly', 'yearly'] as const
export type Repeat = (typeof REPEATS)[number]

/** When a document is repeated; days as `2026-07-06`. */
export interface Schedule {
  readonly repeat: Repeat
  /** The chosen day of the month; null takes that of the day itself. */
  readonly dayOfMonth: number | null
  /** The last possible day. */
  readonly endsOn: string | null
}

const MONTHS: Readonly<Record<Exclude<Repeat, 'weekly'>, number>> = { monthly: 1, quarterly: 3, yearly: 12 }

/** The last date of a month, which counts from 1. */
function lastDateOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** The next day after `day`; in a month that lacks the day it is the last day, and the month after has it again (DOC-17). */
export function dayAfter(day: string, { repeat, dayOfMonth }: Pick<Schedule, 'repeat' | 'dayOfMonth'>): string {
  if (repeat === 'weekly') return addDays(day, 7)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const months = year * 12 + (month - 1) + MONTHS[repeat]
  const [nextYear, nextMonth] = [Math.floor(months / 12), months % 12]
  const nextDate = Math.min(dayOfMonth ?? date, lastDateOf(nextYear, nextMonth + 1))
  return new Date(Date.UTC(nextYear, nextMonth, nextDate)).toISOString().slice(0, 10)
}

/** The day of the month behind a next day: the chosen one, unless it falls on another day there. */
export function dayOfMonthMeant(next: string, asked: number | null): number {
  const [year = 0, month = 1, date = 1] = next.split('-').map(Number)
  return asked !== null && date === Math.min(asked, lastDateOf(year, month)) ? asked : date
}

/** The first day after `today` in the schedule of something that came on `day` (DOC-17). */
export function nextAfter(day: string, today: string, schedule: Pick<Schedule, 'repeat' | 'dayOfMonth'>): string {
  let next = dayAfter(day, schedule)
  while (next <= today) next = dayAfter(next, schedule)
  return next
}

/** The days of a schedule from `first` on, at most `most` and none after its end. */
export function comingDays(first: string, schedule: Schedule, most: number): string[] {
  const days: string[] = []
  for (let day = first; days.length < most && !isOver(day, schedule); day = dayAfter(day, schedule)) days.push(day)
  return days
}

const WEEK_MS = 7 * 86_400_000

/** The days of a schedule from `first` on that lie between two days, both included. */
export function daysWithin(first: string, schedule: Schedule, from: string, to: string): string[] {
  const weeks = Math.floor((Date.parse(from) - Date.parse(first)) / WEEK_MS)
  const days: string[] = []
  let day = schedule.repeat === 'weekly' && weeks > 0 ? addDays(first, weeks * 7) : first
  for (; day <= to && !isOver(day, schedule); day = dayAfter(day, schedule)) if (day >= from) days.push(day)
  return days
}

/** Whether a day is after the end. */
export function isOver(day: string, { endsOn }: Pick<Schedule, 'endsOn'>): boolean {
  return endsOn !== null && day > endsOn
}
