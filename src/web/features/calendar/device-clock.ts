import { dayOf } from '#web/kit/format/date.ts'

/** The minutes of a day on the clock. */
export const DAY_MINUTES = 1_440

/** The minutes on the clock of this device at a moment (epoch milliseconds), from midnight. */
export function minutesOf(at: number): number {
  const moment = new Date(at)
  return moment.getHours() * 60 + moment.getMinutes()
}

/** The moment at which the clock of this device shows so many minutes of a day; where the clocks skip that, the moment after the gap. */
export function momentAt(day: string, minutes: number): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 0, minutes).getTime()
}

/** `09:05` for 545 minutes. */
export function clockText(minutes: number): string {
  const digits = (value: number) => String(value).padStart(2, '0')
  return `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`
}

/** The last day that a span of time touches: one that ends at midnight does not touch the day that begins there. */
export function lastDayOf(start: number, end: number): string {
  return dayOf(Math.max(start, end - 1))
}
