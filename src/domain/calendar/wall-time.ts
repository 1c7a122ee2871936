import { momentOf, wallClock } from '../calendar-day.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const LOCAL = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d))?$/

/**
 * The moment of a local time in a time zone, both in epoch milliseconds; the local time as if it were UTC. A time that the clocks skip is
 * as long after the change as it would have been before it; of a time that comes twice it is the first.
 */
export function momentAtWall(wall: number, timeZone: string): number {
  const early = wall - offsetAt(wall - DAY_MS, timeZone)
  const late = wall - offsetAt(wall + DAY_MS, timeZone)
  if (early === late) return early
  const fitting = [early, late].filter((moment) => moment + offsetAt(moment, timeZone) === wall)
  // Where neither fits, the clocks skip the time: the offset before the change tells how long after it.
  return fitting.length > 0 ? Math.min(...fitting) : early
}

/** The offsets of whole days by time zone and day since 1970; NaN for a day on which the clocks change. */
const known = new Map<string, Map<number, number>>()
const MOST_KNOWN = { zones: 60, days: 20_000 }

/** Local time less UTC at a moment, in milliseconds. */
export function offsetAt(moment: number, timeZone: string): number {
  const day = Math.floor(moment / DAY_MS)
  const days = daysOf(timeZone)
  let offset = days.get(day)
  if (offset === undefined) {
    const first = exactOffset(day * DAY_MS, timeZone)
    offset = first === exactOffset((day + 1) * DAY_MS, timeZone) ? first : Number.NaN
    if (days.size >= MOST_KNOWN.days) days.clear()
    days.set(day, offset)
  }
  return Number.isNaN(offset) ? exactOffset(moment, timeZone) : offset
}

function daysOf(timeZone: string): Map<number, number> {
  const days = known.get(timeZone)
  if (days) return days
  if (known.size >= MOST_KNOWN.zones) known.clear()
  const made = new Map<number, number>()
  known.set(timeZone, made)
  return made
}

/** The same for moments that lie far apart, of which nothing is remembered. */
export function exactOffset(moment: number, timeZone: string): number {
  const whole = Math.floor(moment / 1_000) * 1_000
  return wallClock(whole, timeZone) - whole
}

/** The moment of an ISO 8601 text; one without an offset is a local time of the time zone. Undefined for any other text. */
export function momentIn(text: string, timeZone: string): number | undefined {
  if (/(?:Z|[+-]\d\d:?\d\d)$/.test(text)) return momentOf(text)
  const wall = momentOf(text.includes('T') ? `${text}Z` : text)
  return wall === undefined ? undefined : momentAtWall(wall, timeZone)
}

/** The local time of a day and a time such as `09:30`, in epoch milliseconds as if it were UTC. */
export function wallOf(day: string, time: string): number {
  return Date.parse(`${day}T${time}:00Z`)
}

/** The day, `2026-07-06`, and the time, `09:30`, of a local time that is given as if it were UTC. */
export function dayAndTime(wall: number): { readonly day: string; readonly time: string } {
  const text = new Date(Math.floor(wall / MINUTE_MS) * MINUTE_MS).toISOString()
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

/** The name of a start in its series, which neither a new time zone nor a change of the clocks moves: `2026-07-06T09:30:00`, or the day of a whole day. */
export function localStart(wall: number, allDay: boolean): string {
  return new Date(wall).toISOString().slice(0, allDay ? 10 : 19)
}

/** The local time that such a name means, as if it were UTC; undefined for any other text. */
export function wallOfStart(text: string): number | undefined {
  const [, day, time = '00:00:00'] = LOCAL.exec(text) ?? []
  const wall = day === undefined ? Number.NaN : Date.parse(`${day}T${time}Z`)
  const isReal = !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(day ?? '')
  return isReal ? wall : undefined
}
