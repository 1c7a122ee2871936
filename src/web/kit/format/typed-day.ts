import { type DayOrder, readTypedDay } from '#domain/typed-day.ts'
import { today } from './date.ts'
import { cachedFormatter } from './locale.ts'

const figures = cachedFormatter(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZone: 'UTC',
    }),
)

/** A day of the calendar, YYYY-MM-DD, as the user's region types it: `06.07.2026`; an empty text stays empty. */
export function dayAsTyped(day: string): string {
  return day === '' ? '' : figures('').format(Date.parse(`${day}T00:00:00Z`))
}

/** Reads a day that was typed in the order of the user's region; undefined for what is none. */
export function readDay(text: string): string | undefined {
  return readTypedDay(text, dayOrder(), today())
}

/** The pattern in letters, such as `dd.mm.yyyy`, by the letters that a language has for the parts. */
export function dayPattern(letters: Readonly<Record<'day' | 'month' | 'year', string>>): string {
  const parts = figures('').formatToParts(Date.UTC(2026, 6, 6))
  return parts.map(({ type, value }) => (isPart(type) ? letters[type] : value)).join('')
}

function dayOrder(): DayOrder {
  const parts = figures('').formatToParts(0)
  const order = parts.flatMap(({ type }) => (isPart(type) ? type.charAt(0) : [])).join('')
  return order === 'mdy' || order === 'ymd' ? order : 'dmy'
}

function isPart(type: string): type is 'day' | 'month' | 'year' {
  return type === 'day' || type === 'month' || type === 'year'
}
