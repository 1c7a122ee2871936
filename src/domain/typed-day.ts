import { isDay } from './is-day.ts'

/** The order in which people of a region write day, month and year. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd'

const ISO = /^\d{4}-\d{1,2}-\d{1,2}$/
/** A year of two digits is at most so many years ahead, else of the century before. */
const YEARS_AHEAD = 50

/**
 * A day that was typed in the order of a region, as YYYY-MM-DD: `6.7.26`, `06/07/2026`, `060726`, without a year that of `today`. ISO 8601 is
 * always understood. Undefined for what is no day.
 */
export function readTypedDay(text: string, order: DayOrder, today: string): string | undefined {
  const typed = text.trim()
  const numbers = (typed.match(/\d+/g) ?? []).flatMap((run) => split(run, order))
  if (numbers.length < 2 || numbers.length > 3 || /[^\d\s./,\-年月日]/u.test(typed)) return undefined
  const placed = ISO.test(typed) ? 'ymd' : order
  const names = numbers.length === 3 ? placed : placed.replace('y', '')
  const part = (name: string): string => numbers[names.indexOf(name)] ?? ''
  const year = numbers.length === 3 ? fullYear(part('y'), today) : today.slice(0, 4)
  const day = `${year}-${part('m').padStart(2, '0')}-${part('d').padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/** Digits without anything between: `060726` and `06072026`. */
function split(run: string, order: DayOrder): readonly string[] {
  if (run.length !== 6 && run.length !== 8) return [run]
  const yearLength = run.length - 4
  const lengths = order.split('').map((name) => (name === 'y' ? yearLength : 2))
  let at = 0
  return lengths.map((length) => run.slice(at, (at += length)))
}

function fullYear(year: string, today: string): string {
  if (year.length !== 2) return year
  const present = Number(today.slice(0, 4))
  const guess = Math.floor(present / 100) * 100 + Number(year)
  return String(guess > present + YEARS_AHEAD ? guess - 100 : guess)
}
