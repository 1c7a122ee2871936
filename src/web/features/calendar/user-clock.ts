import { dayAndTime, momentAtWall, offsetAt } from '#domain/calendar/wall-time.ts'
import { userTimeZone } from '#web/kit/format/date.ts'
import { cachedFormatter } from '#web/kit/format/locale.ts'

/** The minutes of a day on the clock. */
export const DAY_MINUTES = 1_440
const MINUTE_MS = 60_000
const DAY_MS = DAY_MINUTES * MINUTE_MS

const zones = cachedFormatter(() => userTimeZone())

/** The time zone that the calendar is drawn in: the one that the user chose, else that of the device. */
export function calendarZone(): string {
  return zones('')
}

function wallAt(at: number): number {
  return at + offsetAt(at, zones(''))
}

/** The day on the user's clock at a moment (epoch milliseconds). */
export function dayAt(at: number): string {
  return dayAndTime(wallAt(at)).day
}

/** The minutes on the user's clock at a moment (epoch milliseconds), from midnight. */
export function minutesOf(at: number): number {
  const wall = wallAt(at)
  return Math.floor((wall - Math.floor(wall / DAY_MS) * DAY_MS) / MINUTE_MS)
}

/** The moment at which the user's clock shows so many minutes of a day; where the clocks skip that, the moment after the gap. */
export function momentAt(day: string, minutes: number): number {
  return momentAtWall(Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS, zones(''))
}

/** `09:05` for 545 minutes. */
export function clockText(minutes: number): string {
  const digits = (value: number) => String(value).padStart(2, '0')
  return `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`
}

/** The last day that a span of time touches: one that ends at midnight does not touch the day that begins there. */
export function lastDayOf(start: number, end: number): string {
  return dayAt(Math.max(start, end - 1))
}
