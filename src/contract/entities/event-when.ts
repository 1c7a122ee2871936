import { addDays, dayOf, startOfDay } from '#domain/calendar-day.ts'
import { ruleWithMovedEnd, ruleZone } from '#domain/calendar/moved-rule.ts'
import { startWall } from '#domain/calendar/occurrences.ts'
import { dayAndTime, localStart, momentAtWall, offsetAt, wallOf, wallOfStart } from '#domain/calendar/wall-time.ts'
import { isDay } from '#domain/is-day.ts'
import type { DeriveContext } from '../entity.ts'
import { fieldMessages } from '../field-messages.ts'
import { isStartName } from './event-series.ts'
import { eventIssueMessages as messages } from './event-issue-messages.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const LONGEST_MS = 366 * DAY_MS
/** The time of a whole day that gets a time without saying which. */
const USUAL_TIME = '09:00'

const CLOCK = ['startDay', 'endDay', 'startTime', 'endTime'] as const

/** When an event takes place, in both forms: as moments, and as days with times in its time zone. */
export interface EventWhen {
  readonly createdAt: number
  readonly startAt: number
  readonly endAt: number
  readonly startDay: string
  readonly endDay: string
  readonly startTime: string
  readonly endTime: string
  readonly allDay: boolean
  readonly timeZone: string
  readonly repeatRule: string
  readonly exceptions: readonly string[]
}

/** Whether the caller says something new with a field: whole rows repeat what they leave alone. */
type Says = (name: keyof EventWhen) => boolean

function sayingOf(row: EventWhen, { before, given = {} }: DeriveContext): Says {
  const isGiven = (name: string): boolean => given[name] !== undefined
  // A whole day that is given moments alone takes place at these, also where its midnights are.
  const isTimed = before?.['allDay'] === true && given['allDay'] === false && !CLOCK.some(isGiven)
  const isMoment = (name: string): boolean => name === 'startAt' || name === 'endAt'
  return (name) =>
    isGiven(name) && (before ? row[name] !== before[name] || (isTimed && isMoment(name)) : row[name] !== '')
}

/**
 * Both forms of when an event takes place, from the one that the caller gave (CAL-01). Moments win over days and times. A start without
 * an end moves the end along; a new event without one lasts an hour, or its day.
 */
export function eventWhen(given: EventWhen, context: DeriveContext): Partial<EventWhen> {
  const says = sayingOf(given, context)
  const before = context.before as EventWhen | undefined
  const allDay = isAllDay(given, says, before)
  const isWithout = !before && !says('startAt') && !says('startDay')
  const row = isWithout ? { ...given, ...usualStart(given) } : withWholeSeconds(given, says)
  const when = allDay ? wholeDays(row, says, before) : timed(row, says, before)
  const moved = { ...row, ...when, allDay }
  return { ...when, allDay, ...movedExceptions(moved, says, before), ...movedEnd(moved, says, before) }
}

/** Calendars know whole seconds: what is exported comes back the same. */
function withWholeSeconds(row: EventWhen, says: Says): EventWhen {
  const { startAt, endAt } = row
  return {
    ...row,
    startAt: says('startAt') ? wholeSeconds(startAt) : startAt,
    endAt: says('endAt') ? wholeSeconds(endAt) : endAt,
  }
}

function wholeSeconds(moment: number): number {
  return Math.floor(moment / 1_000) * 1_000
}

/** Something without a start, as older archives have it, begins at the next full hour after it was made. */
function usualStart({ createdAt, timeZone, startTime }: EventWhen): Pick<EventWhen, 'startAt' | 'startDay'> {
  const startDay = dayOf(createdAt, timeZone)
  const hour = Math.ceil(createdAt / HOUR_MS) * HOUR_MS
  return { startDay, startAt: startTime === '' ? hour : momentAtWall(wallOf(startDay, startTime), timeZone) }
}

function isAllDay(row: EventWhen, says: Says, before: EventWhen | undefined): boolean {
  if (says('allDay') && (before || row.allDay)) return row.allDay
  if (says('startTime') && row.startTime !== '') return false
  if (before) return row.allDay
  return says('startDay') && !says('startAt')
}

function wholeDays(row: EventWhen, says: Says, before: EventWhen | undefined): Partial<EventWhen> {
  const { timeZone } = row
  const startDay = says('startDay') || !says('startAt') ? row.startDay : dayOf(row.startAt, timeZone)
  const endDay = lastDay(startDay, row, says, before)
  const startAt = startOfDay(startDay, timeZone)
  return { startAt, endAt: startOfDay(addDays(endDay, 1), timeZone), startDay, endDay, startTime: '', endTime: '' }
}

function lastDay(startDay: string, row: EventWhen, says: Says, before: EventWhen | undefined): string {
  if (says('endDay')) return row.endDay
  if (says('endAt')) return dayOf(Math.max(row.endAt - 1, startOfDay(startDay, row.timeZone)), row.timeZone)
  return before ? addDays(startDay, daysBetween(before.startDay, before.endDay)) : startDay
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

function timed(row: EventWhen, says: Says, before: EventWhen | undefined): Partial<EventWhen> {
  const { timeZone } = row
  const isMoved = ['startDay', 'startTime', 'timeZone', 'allDay'].some((name) => says(name as keyof EventWhen))
  const byClock = before ? isMoved : says('startDay')
  const clock = row.startTime === '' ? USUAL_TIME : row.startTime
  const given = says('startAt') || !byClock ? undefined : wallOf(row.startDay, clock)
  const startAt = given === undefined ? row.startAt : momentAtWall(given, timeZone)
  const onClock = startAt + offsetAt(startAt, timeZone)
  const wall = startWall({ ...row, startAt, startTime: clock, allDay: false })
  const asked = given ?? wall
  // The end of what begins at a time that the clocks skip is as much later as its start.
  const atWall = (end: number): number => (asked === onClock ? momentAtWall(end, timeZone) : startAt + end - asked)
  const from = dayAndTime(asked)
  const endAt = endOf({ ...row, startAt, startDay: from.day, startTime: from.time }, says, before, atWall)
  const start = dayAndTime(wall)
  const end = dayAndTime(wall === onClock ? endAt + offsetAt(endAt, timeZone) : wall + endAt - startAt)
  return { startAt, endAt, startDay: start.day, endDay: end.day, startTime: start.time, endTime: end.time }
}

function endOf(row: EventWhen, says: Says, before: EventWhen | undefined, atWall: (wall: number) => number): number {
  const { startAt, startDay, startTime, endDay, endTime } = row
  if (says('endAt')) return row.endAt
  if (says('endDay') || (says('endTime') && endTime !== '')) {
    const time = endTime === '' ? startTime : endTime
    // Without a day of its own, an end at an earlier time of day is on the next day.
    const sameDay = before && before.startDay !== before.endDay ? endDay : startDay
    const next = time < startTime && sameDay === startDay ? addDays(startDay, 1) : sameDay
    return atWall(wallOf(says('endDay') ? endDay : next, time))
  }
  return before && !before.allDay ? startAt + (before.endAt - before.startAt) : startAt + HOUR_MS
}

/** The exceptions of a series that moved: they move with it. */
function movedExceptions(
  row: EventWhen,
  says: Says,
  before: EventWhen | undefined,
): Partial<Pick<EventWhen, 'exceptions'>> {
  if (!before || row.exceptions.length === 0 || says('exceptions')) return {}
  const [was, is] = [wholeSeconds(startWall(before)), wholeSeconds(startWall(row))]
  if (was === is && before.allDay === row.allDay) return {}
  return { exceptions: row.exceptions.map((each) => movedStart(each, is - was, row)) }
}

/** The end of the rule of a series whose time of day or time zone changed: the last one still takes place. */
function movedEnd(row: EventWhen, says: Says, before: EventWhen | undefined): Partial<Pick<EventWhen, 'repeatRule'>> {
  if (!before || before.repeatRule === '' || says('repeatRule')) return {}
  const by = startWall(row) - startWall(before)
  const time = Math.abs(by) < DAY_MS ? by : by % DAY_MS
  return { repeatRule: ruleWithMovedEnd(row.repeatRule, time, { from: ruleZone(before), to: ruleZone(row) }) }
}

/** The name of a start (`localStart`) in a series that moved by so many milliseconds. */
export function movedStart(name: string, by: number, series: Pick<EventWhen, 'allDay' | 'startTime'>): string {
  const wall = wallOfStart(name)
  if (wall === undefined) return name
  // Of a series of whole days that gets a time, each start gets it.
  return localStart(wall + by, series.allDay)
}

/** What is wrong with when an event takes place, by field. */
export function whenIssues(row: EventWhen, changed: ReadonlySet<string>): Readonly<Record<string, string>> {
  const isBroken = changed.has('exceptions') && !row.exceptions.every(isStartName)
  const field = ['endAt', 'endTime', 'endDay', 'startAt', 'startTime'].find((name) => changed.has(name)) ?? 'startDay'
  const isEarly = row.endAt < row.startAt || row.endDay < row.startDay
  const isBeyond = !isDay(row.startDay) || !isDay(row.endDay)
  return {
    ...(isBroken ? { exceptions: messages.noStartName } : {}),
    ...(isBeyond ? { [field]: fieldMessages.noMoment } : {}),
    ...(isEarly ? { [field]: messages.endsBefore } : {}),
    ...(row.endAt - row.startAt > LONGEST_MS ? { [field]: messages.tooLong } : {}),
  }
}
