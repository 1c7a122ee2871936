import { daysAfter, formatFullDay, formatMonth, monthsAfter, weeksOf } from '#web/kit/format/month.ts'
import { formatDay } from '#web/kit/format/date.ts'

/** The ways to look at the calendar. */
export const VIEWS = ['month', 'week', 'day', 'agenda'] as const
export type View = (typeof VIEWS)[number]

/** How many days the agenda looks ahead. */
const AGENDA_DAYS = 60

/** The days that a view shows of a day, in order. */
export function daysShown(view: View, day: string): readonly string[] {
  switch (view) {
    case 'month':
      return weeksOf(day).flat()
    case 'week':
      return weeksOf(day).find((week) => week.includes(day)) ?? [day]
    case 'day':
      return [day]
    case 'agenda':
      return Array.from({ length: AGENDA_DAYS }, (_, index) => daysAfter(day, index))
  }
}

/** The day that a step back or ahead leads to. */
export function stepped(view: View, day: string, steps: number): string {
  switch (view) {
    case 'month':
      return monthsAfter(`${day.slice(0, 8)}01`, steps)
    case 'week':
      return daysAfter(day, steps * 7)
    case 'day':
      return daysAfter(day, steps)
    case 'agenda':
      return daysAfter(day, steps * AGENDA_DAYS)
  }
}

/** What is on screen, in words: a month, a day, or from when until when. */
export function rangeTitle(view: View, day: string): string {
  if (view === 'month') return formatMonth(day)
  if (view === 'day') return formatFullDay(day)
  const days = daysShown(view, day)
  return `${formatDay(days[0] ?? day)} – ${formatDay(days.at(-1) ?? day)}`
}
