import { type DayOrder, readTypedDay } from '#domain/typed-day.ts'
import { today } from './date.ts'
import { cachedFormatter } from './locale.ts'

/** The key is the locale; the empty one is the user's. */
const figures = cachedFormatter(
  (own, locale) =>
    new Intl.DateTimeFormat(locale || own, {
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
  return readTypedDay(text, dayOrder(''), today())
}

/** A day that was typed under another locale, as it is typed under the user's; what is none stays as it is. */
export function restatedDay(text: string, locale: string): string {
  const day = readTypedDay(text, dayOrder(locale), today())
  return day === undefined ? text : dayAsTyped(day)
}

/** The pattern in letters, such as `dd.mm.yyyy`, by the letters that a language has for the parts. */
export function dayPattern(letters: Readonly<Record<'day' | 'month' | 'year', string>>): string {
  const parts = figures('').formatToParts(Date.UTC(2026, 6, 6))
  return parts.map(({ type, value }) => (isPart(type) ? letters[type] : value)).join('')
}

function dayOrder(locale: string): DayOrder {
  const parts = figures(locale).formatToParts(0)
  const order = parts.flatMap(({ type }) => (isPart(type) ? type.charAt(0) : [])).join('')
  return order === 'mdy' || order === 'ymd' ? order : 'dmy'
}

function isPart(type: string): type is 'day' | 'month' | 'year' {
  return type === 'day' || type === 'month' || type === 'year'
}
