import { serverNow } from '../data/server-clock.ts'
import { cachedFormatter, formatTimeZone, wordLocale } from './locale.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Of moments, in the user's time zone; an empty key is the day alone. */
const moments = cachedFormatter(
  (locale, timeStyle) =>
    new Intl.DateTimeFormat(wordLocale(locale), {
      dateStyle: 'medium',
      ...(timeStyle === 'short' ? { timeStyle } : {}),
      timeZone: formatTimeZone(),
    }),
)
/** Swedes write days as YYYY-MM-DD. */
const plainDays = cachedFormatter(
  () => new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: formatTimeZone() }),
)
const calendarDays = cachedFormatter(
  (locale) => new Intl.DateTimeFormat(wordLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' }),
)
const times = cachedFormatter(
  (locale) => new Intl.DateTimeFormat(wordLocale(locale), { timeStyle: 'short', timeZone: 'UTC' }),
)
const relative = cachedFormatter((locale) => new Intl.RelativeTimeFormat(wordLocale(locale), { numeric: 'auto' }))

/** The day of a moment (epoch milliseconds) as the user's region writes it, in the user's time zone. */
export function formatDate(at: number): string {
  return moments('').format(at)
}

/** A day of the calendar, YYYY-MM-DD, as the user's region writes it: the same day in every time zone. */
export function formatDay(day: string): string {
  return calendarDays('').format(Date.parse(`${day}T00:00:00Z`))
}

/** The calendar day of a moment (epoch milliseconds) in the user's time zone, YYYY-MM-DD. */
export function dayOf(at: number): string {
  return plainDays('').format(at)
}

/** The user's time zone: the one that was chosen, else that of this device. */
export function userTimeZone(): string {
  return formatTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The day it is in the user's time zone by the server's clock, YYYY-MM-DD. */
export function today(): string {
  return dayOf(serverNow())
}

/** Day and time of a moment (epoch milliseconds). */
export function formatDateTime(at: number): string {
  return moments('short').format(at)
}

/** A time of day, HH:MM, as the user's region writes it: `2:30 PM`. */
export function formatTime(time: string): string {
  return times('').format(Date.parse(`2026-01-01T${time}:00Z`))
}

/** How long ago or ahead a moment is when that is under a day, else its day; the exact moment belongs into the title. */
export function formatWhen(at: number, now: number): string {
  const distance = at - now
  const size = Math.abs(distance)
  if (size >= DAY) return formatDate(at)
  if (size < MINUTE) return relative('').format(0, 'second')
  if (size < HOUR) return relative('').format(Math.trunc(distance / MINUTE), 'minute')
  return relative('').format(Math.trunc(distance / HOUR), 'hour')
}
