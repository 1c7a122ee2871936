import { isDay } from '#domain/is-day.ts'
import type { SearchParam } from './search-params.ts'

/** A day of the calendar, YYYY-MM-DD; anything else is none. */
export const dayParam: SearchParam<string> = {
  read: (text) => (text !== undefined && isDay(text) ? text : ''),
  write: (day) => (day === '' ? undefined : day),
}
