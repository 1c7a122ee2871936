import { dayMessages } from './day-messages.ts'
import { isDay } from './is-day.ts'

const DAY_MS = 86_400_000
const MOMENT = /^(\d{4}-\d\d-\d\d)(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?)?$/
/** The first and the last moment that may be stored, in epoch milliseconds. */
export const [FIRST_MOMENT, LAST_MOMENT] = [Date.UTC(1899, 11, 31), Date.UTC(3000, 0, 2)]

const formats = new Map<string, Intl.DateTimeFormat>()
/** A name may be written in any case, so that there is no end of them; each format takes some kilobytes. */
const MOST_FORMATS = 500

function format(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'iso8601',
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  })
  if (formats.size >= MOST_FORMATS) formats.clear()
  formats.set(timeZone, made)
  return made
}

/** Whether a name is that of a time zone: `Europe/Berlin`, `UTC`. */
export function isTimeZone(name: string): boolean {
  try {
    format(name)
    return true
  } catch {
    return false
  }
}

/** The usual spelling of the name of a time zone: `Europe/Berlin` for `europe/berlin`; undefined for an unknown one. */
export function canonicalZone(name: string): string | undefined {
  if (!isTimeZone(name)) return undefined
  const known = format(name).resolvedOptions().timeZone
  const isSame = known.toLowerCase() === name.toLowerCase()
  // Another name of a zone, such as Europe/Kyiv, stays as it is chosen; older systems have its former one.
  return isSame || !/^[A-Z]/.test(name) ? known : name
}

/** The moment of an ISO 8601 text in epoch milliseconds; undefined for any other text, and for a day that does not exist. */
export function momentOf(text: string): number | undefined {
  const day = MOMENT.exec(text)?.[1]
  const moment = day !== undefined && isDay(day) ? Date.parse(text) : Number.NaN
  return Number.isNaN(moment) ? undefined : moment
}

/** A day for a sentence: `15 September 2026`. */
export function dayInWords(day: string): string {
  return dayMessages.inWords(Date.parse(`${day}T00:00:00Z`))
}

/** The local time at a moment in a time zone, in epoch milliseconds as if it were UTC; whole seconds. */
export function wallClock(moment: number, timeZone: string): number {
  // Asked for thousands of times in a row: a list of pairs would take twice as long as the format itself.
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of format(timeZone).formatToParts(moment)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The day of a moment in a time zone, YYYY-MM-DD. */
export function dayOf(moment: number, timeZone: string): string {
  return new Date(wallClock(moment, timeZone)).toISOString().slice(0, 10)
}

/** The moment at which a day begins in a time zone: midnight, or the first moment after it where the clocks skip midnight. */
export function startOfDay(day: string, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`)
  // The clocks may change between the first guess and the moment itself, so several offsets are tried.
  const guesses = [wall - DAY_MS / 2, wall, wall + DAY_MS / 2].map((near) => wall - (wallClock(near, timeZone) - near))
  const [first = wall] = guesses.filter((moment) => dayOf(moment, timeZone) === day).sort((a, b) => a - b)
  return first
}

/** A day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

const MONTHS_OF_YEAR = 12
const MONTHS_OF_QUARTER = 3
const DAYS_OF_WEEK = 7

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK))
}

/** The first day of the month that a day is in. */
export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** The first day of the quarter that a day is in. */
export function firstOfQuarter(day: string): string {
  return addMonths(firstOfMonth(day), -((Number(day.slice(5, 7)) - 1) % MONTHS_OF_QUARTER))
}

/** The first of a month so many months later, or earlier. */
export function addMonths(first: string, months: number): string {
  const month = monthsUntil(first) + months
  const year = String(Math.floor(month / MONTHS_OF_YEAR)).padStart(4, '0')
  return `${year}-${String((month % MONTHS_OF_YEAR) + 1).padStart(2, '0')}-01`
}

/** The months before that of a day, from year 0 on. */
export function monthsUntil(day: string): number {
  return Number(day.slice(0, 4)) * MONTHS_OF_YEAR + Number(day.slice(5, 7)) - 1
}
