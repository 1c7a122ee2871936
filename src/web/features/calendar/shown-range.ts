import { daysAfter, formatFullDay, formatMonth, monthsAfter, weeksOf } from '#web/kit/format/month.ts'
import { formatDay } from '#web/kit/format/date.ts'

/** The ways to look at the calendar. */
export const VIEWS = ['month', 'week', 'day', 'agenda'] as const
export type View = (typeof VIEWS)[number]

/** The days of a week for which a phone has room at once, from the day on. */
export const PHONE_DAYS = 3
/** How many days the agenda looks ahead. */
const AGENDA_DAYS = 60

/** The days that a view shows of a day, in order. */
export function daysShown(view: View, day: string, isPhone = false): readonly string[] {
  switch (view) {
    case 'month':
      return weeksOf(day).flat()
    case 'week':
      if (isPhone) return Array.from({ length: PHONE_DAYS }, (_, index) => daysAfter(day, index))
      return weeksOf(day).find((week) => week.includes(day)) ?? [day]
    case 'day':
      return [day]
    case 'agenda':
      return Array.from({ length: AGENDA_DAYS }, (_, index) => daysAfter(day, index))
  }
}

/** The day that a step back or ahead leads to. */
export function stepped(view: View, day: string, steps: number, isPhone = false): string {
  switch (view) {
    case 'month':
      return monthsAfter(`${day.slice(0, 8)}01`, steps)
    case 'week':
      return daysAfter(day, steps * (isPhone ? PHONE_DAYS : 7))
    case 'day':
      return daysAfter(day, steps)
    case 'agenda':
      return daysAfter(day, steps * AGENDA_DAYS)
  }
}

/** What is on screen, in words: a month, a day, or from when until when. */
export function rangeTitle(view: View, day: string, isPhone = false): string {
  if (view === 'month') return formatMonth(day)
  if (view === 'day') return formatFullDay(day)
  const days = daysShown(view, day, isPhone)
  return `${formatDay(days[0] ?? day)} – ${formatDay(days.at(-1) ?? day)}`
}
