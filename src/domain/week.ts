import { addDays, dayOf, mondayOf, startOfDay } from './calendar-day.ts'

const DAYS = 7

/** The week that ended last at a moment in a time zone, from Monday to Sunday. */
export interface PastWeek {
  /** Its first and its last day, YYYY-MM-DD. */
  readonly from: string
  readonly to: string
  /** Its moments in epoch milliseconds; `until` is exclusive. */
  readonly begin: number
  readonly until: number
}

/** The whole week before the present one, by the clock of a time zone. */
export function pastWeek(now: number, timeZone: string): PastWeek {
  const monday = mondayOf(dayOf(now, timeZone))
  const from = addDays(monday, -DAYS)
  return {
    from,
    to: addDays(monday, -1),
    begin: startOfDay(from, timeZone),
    until: startOfDay(monday, timeZone),
  }
}
