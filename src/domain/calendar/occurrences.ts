import { addDays, startOfDay } from '../calendar-day.ts'
import { localStart, momentAtWall, offsetAt, wallOf } from './wall-time.ts'

/** What of an event says when it takes place. */
export interface Timed {
  readonly startAt: number
  readonly endAt: number
  readonly startDay: string
  readonly endDay: string
  /** Such as `09:30`; empty for whole days. */
  readonly startTime: string
  readonly allDay: boolean
  readonly timeZone: string
  readonly repeatRule: string
  readonly exceptions: readonly string[]
}

/** One time at which an event takes place; `start` and `end` in epoch milliseconds, the end of a whole day is the next midnight. */
export interface Occurrence<E> {
  readonly event: E
  readonly start: number
  readonly end: number
  readonly allDay: boolean
  /** The first and the last day in the time zone of the event. */
  readonly startDay: string
  readonly endDay: string
  /** Its name in the series (`localStart`), by which it is changed or left out; also that of an event without a rule. */
  readonly originalStart: string
}

/** A rule and where it begins; local times in epoch milliseconds as if they were UTC. */
export interface Expansion {
  readonly rule: string
  readonly start: number
  readonly from: number
  readonly to: number
  /** Converts a moment into local time, for an end that the rule gives in UTC. */
  readonly wallOfMoment: (moment: number) => number
  readonly most: number
}

/**
 * The local starts of a rule from `from` to `to`, both included, at most so many, the first one always among them. The library behind it
 * is loaded with the pages that need it, so it is handed in.
 */
export type ExpandRule = (expansion: Expansion) => readonly number[]

/**
 * When events take place between two moments, in order, at most `limit` of them. A time that the clocks skip takes place as long after the
 * change as it would have been before it; exceptions are left out.
 */
export function occurrencesOf<E extends Timed>(
  events: readonly E[],
  fromMs: number,
  toMs: number,
  limit: number,
  expand: ExpandRule,
): readonly Occurrence<E>[] {
  const found = events.flatMap((event) => timesOf(event, fromMs, toMs, limit, expand))
  return found.sort(byTime).slice(0, limit)
}

function byTime(a: Occurrence<unknown>, b: Occurrence<unknown>): number {
  return a.start - b.start || Number(b.allDay) - Number(a.allDay) || b.end - a.end
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

function timesOf<E extends Timed>(
  event: E,
  fromMs: number,
  toMs: number,
  limit: number,
  expand: ExpandRule,
): readonly Occurrence<E>[] {
  const isWithin = ({ start, end }: Occurrence<E>): boolean => start < toMs && (end > fromMs || start >= fromMs)
  if (event.repeatRule === '') {
    // Most events take place once, and most of these at another time.
    if (event.startAt >= toMs || (event.endAt <= fromMs && event.startAt < fromMs)) return []
    return [single(event)]
  }
  if (event.startAt >= toMs) return []
  const offset = (moment: number): number => (event.allDay ? 0 : offsetAt(moment, event.timeZone))
  const length = event.allDay ? daysOf(event) * DAY_MS : event.endAt - event.startAt
  const start = startWall(event)
  const walls = expand({
    rule: event.repeatRule,
    start,
    // A day more on both sides: local days and those of UTC overlap.
    from: fromMs - length - DAY_MS,
    to: toMs + DAY_MS,
    wallOfMoment: (moment) => moment + offset(moment),
    most: limit + event.exceptions.length,
  })
  const without = new Set(event.exceptions)
  return walls.flatMap((wall) => {
    if (without.has(localStart(wall, event.allDay))) return []
    const found = occurrenceAt(event, wall, start)
    return isWithin(found) ? [found] : []
  })
}

/**
 * The local start of an event, in epoch milliseconds as if it were UTC; of a whole day its midnight. A series whose first time the clocks skip
 * is named by that time, and only its first occurrence is later.
 */
export function startWall(event: Omit<Timed, 'endAt' | 'endDay' | 'exceptions'>): number {
  const { allDay, startDay, startTime, startAt, timeZone, repeatRule } = event
  if (allDay) return Date.parse(`${startDay}T00:00:00Z`)
  const wall = startAt + offsetAt(startAt, timeZone)
  if (repeatRule === '' || startTime === '') return wall
  const named = wallOf(startDay, startTime) + (wall - Math.floor(wall / MINUTE_MS) * MINUTE_MS)
  return named < wall && momentAtWall(named, timeZone) === startAt ? named : wall
}

function daysOf({ startDay, endDay }: Timed): number {
  return Math.round((Date.parse(endDay) - Date.parse(startDay)) / DAY_MS) + 1
}

/** An event at its own time, whatever its rule says. */
function single<E extends Timed>(event: E): Occurrence<E> {
  const { startAt: start, endAt: end, allDay, startDay, endDay } = event
  return { event, start, end, allDay, startDay, endDay, originalStart: localStart(startWall(event), allDay) }
}

/** The occurrence of an event that starts at a local time; `first` is the local start of the event itself. */
export function occurrenceAt<E extends Timed>(event: E, wall: number, first = startWall(event)): Occurrence<E> {
  const { allDay, timeZone } = event
  const originalStart = localStart(wall, allDay)
  const startDay = originalStart.slice(0, 10)
  if (allDay) {
    const endDay = addDays(startDay, daysOf(event) - 1)
    const [start, end] = [startOfDay(startDay, timeZone), startOfDay(addDays(endDay, 1), timeZone)]
    return { event, start, end, allDay, startDay, endDay, originalStart }
  }
  const start = wall === first ? event.startAt : momentAtWall(wall, timeZone)
  const end = start + (event.endAt - event.startAt)
  const endDay = new Date(end + offsetAt(end, timeZone)).toISOString().slice(0, 10)
  return { event, start, end, allDay, startDay, endDay, originalStart }
}
