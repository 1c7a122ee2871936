import ICAL from 'ical.js'
import { addDays, dayOf } from '#domain/calendar-day.ts'
import { isDay } from '#domain/is-day.ts'
import { dayStamp } from '#domain/calendar/ics/content-line.ts'
import { readRule, ruleText, untilWall } from '#domain/calendar/repeat-rule.ts'
import { MAIL_REMINDER, OWN_ZONE, UID_END } from '#domain/calendar/ics/write-calendar.ts'
import { dayAndTime, localStart, momentAtWall, offsetAt, wallOfStart } from '#domain/calendar/wall-time.ts'
import { namedUuid } from '#domain/named-uuid.ts'
import { isUuid } from '#domain/uuid.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { EVENT_STATES } from '#contract/entities/event.ts'
import { expandRule } from '#contract/recurrence/expand-rule.ts'
import { calendarMessages as messages } from './calendar-messages.ts'
import { textOf, UnreadableEvent, valueOf } from './component-values.ts'
import { eventTexts, ownUid } from './event-texts.ts'
import type { FileZone } from './file-zone.ts'
import type { Part } from './part.ts'
import type { OffsetAtWall } from './zone-definition.ts'

/** Ids of events that other calendars named are made of their names, so that the same file means the same events again. */
const ID_BASE = '5f2b6c1e-7d0a-5e4b-8000-000000000000'
const MOST_EXTRA = 100
const MOST_EXCEPTIONS = 500

/** How a file is read. */
export interface Reading {
  readonly zoneOf: (name: string) => FileZone
  /** The time zone whose clocks are those that a file tells of at a local time. */
  readonly likeZone: (offsetAt: OffsetAtWall, wall: number) => string | undefined
  /** The time zone of times without one. */
  readonly timeZone: string
}

/** An event of a file in stored form. */
export interface FileRow {
  readonly id: string
  readonly title: string
  readonly data: AnyPatch
  /** What could not be taken over as it was. */
  readonly notes: readonly string[]
  /** Its start; that of a series names the starts in it. */
  readonly start: FileTime
  /** Of a changed occurrence: the UID of its series, and its start there. */
  readonly changes?: { readonly seriesUid: string; readonly at: FileTime }
}

/** A time of a file; `wall` as if it were UTC. */
export interface FileTime {
  readonly isDay: boolean
  readonly wall: number
  readonly moment: number
  readonly timeZone: string
}

/** Reads one event; what it cannot keep stands in its description or among the notes. Throws `UnreadableEvent`. */
export function readEvent({ lines, trouble, cut }: Part, reading: Reading): readonly FileRow[] {
  if (trouble !== '') throw new UnreadableEvent(trouble)
  const isRule = (line: string): boolean => /^(RRULE|EXRULE)[;:]/i.test(line)
  const notes = new Set<string>()
  const component = parsed(lines.filter((line) => !isRule(line)))
  const time = (property: ICAL.Property, value: ICAL.Time): FileTime => timeOf(property, value, reading, notes)
  const told = timesOf(component, 'dtstart', time)[0]
  if (!told) throw new UnreadableEvent(messages.noStart)
  const start = inOwnZone(told, textOf(component, OWN_ZONE.toLowerCase()), reading)
  const when = whenOf(component, start, timesOf(component, 'dtend', time)[0])
  const uid = textOf(component, 'uid')
  const id = idOf(uid)
  const recurrence = timesOf(component, 'recurrence-id', time)[0]
  const nameIn = (each: FileTime): string => nameOf(each, start)
  const rules = lines.filter(isRule)
  const rule = ruleOf(rules, start, notes)
  const left = new Set(timesOf(component, 'exdate', time).map(nameIn))
  const title = textOf(component, 'summary')
  const data: AnyPatch = {
    ...eventTexts(component, rule === undefined ? rules : [], notes),
    ...when,
    ...states(component),
    repeatRule: rule ?? '',
    exceptions: [...left].slice(0, MOST_EXCEPTIONS),
    reminderMinutes: reminderOf(component),
    // A file that says nothing of it leaves it as it is.
    ...(textOf(component, MAIL_REMINDER.toLowerCase()) === 'TRUE' ? { remindsByMail: true } : {}),
    uid: ownUid(uid),
  }
  if (left.size > MOST_EXCEPTIONS || cut.has('EXDATE')) notes.add(messages.exceptionsCut(MOST_EXCEPTIONS))
  const row = { id, title, data, notes: [...notes], start }
  if (recurrence) {
    if (component.getFirstProperty('recurrence-id')?.getParameter('range') !== undefined)
      row.notes.push(messages.rangeKept)
    const own = textOf(component, 'x-pricewright-id')
    const alone = { ...data, repeatRule: '', exceptions: [], uid: '' }
    return [{ ...row, id: isUuid(own) ? own : '', data: alone, changes: { seriesUid: uid, at: recurrence } }]
  }
  const extra = extraRows(timesOf(component, 'rdate', time), { id, title, data, start })
  if (extra.length > MOST_EXTRA || cut.has('RDATE')) row.notes.push(messages.datesCut(MOST_EXTRA))
  return [row, ...extra.slice(0, MOST_EXTRA)]
}

/** The id of an event by its UID: its own where the product wrote the file. */
export function idOf(uid: string): string {
  const own = uid.endsWith(UID_END) ? uid.slice(0, -UID_END.length) : ''
  return isUuid(own) ? own : namedUuid(ID_BASE, uid)
}

function parsed(lines: readonly string[]): ICAL.Component {
  try {
    return new ICAL.Component(ICAL.parse(lines.join('\r\n')) as unknown[])
  } catch {
    throw new UnreadableEvent(messages.unreadable)
  }
}

function timesOf(
  component: ICAL.Component,
  name: string,
  time: (property: ICAL.Property, value: ICAL.Time) => FileTime,
): readonly FileTime[] {
  try {
    return component.getAllProperties(name).flatMap((property) => {
      requireRealDays(property)
      return property
        .getValues()
        .map((value: unknown) => (value instanceof ICAL.Period ? value.start : value))
        .flatMap((value: unknown) => (value instanceof ICAL.Time ? [time(property, value)] : []))
    })
  } catch (error) {
    throw error instanceof UnreadableEvent ? error : new UnreadableEvent(messages.unreadableLine(name.toUpperCase()))
  }
}

/** The parser would take 30 February as a day of March. */
function requireRealDays(property: ICAL.Property): void {
  for (const raw of (property.jCal as unknown[]).slice(3)) {
    const day = /^\d{4}-\d\d-\d\d/.exec(String(raw))?.[0]
    if (day !== undefined && !isDay(day))
      throw new UnreadableEvent(messages.noSuchTime(String(raw).slice(0, 16).replace('T', ' ')))
  }
}

function timeOf(property: ICAL.Property, value: ICAL.Time, reading: Reading, notes: Set<string>): FileTime {
  const { year, month, day, hour, minute, second, isDate } = value
  const two = (number: number): string => String(number).padStart(2, '0')
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
  if (!isDay(date) || hour > 23 || minute > 59 || second > 60)
    throw new UnreadableEvent(messages.noSuchTime(`${date} ${two(hour)}:${two(minute)}`))
  const wall = Date.UTC(year, month - 1, day, hour, minute, Math.min(second, 59))
  if (isDate) return { isDay: true, wall, moment: wall, timeZone: reading.timeZone }
  const name = property.getParameter('tzid')
  if (typeof name !== 'string') {
    const timeZone = value.zone === ICAL.Timezone.utcTimezone ? 'UTC' : reading.timeZone
    return { isDay: false, wall, moment: momentAtWall(wall, timeZone), timeZone }
  }
  const { timeZone: own } = reading
  const { timeZone, offsetAt: told } = reading.zoneOf(name)
  if (timeZone !== undefined) return { isDay: false, wall, moment: momentAtWall(wall, timeZone), timeZone }
  const alike = told && reading.likeZone(told, wall)
  notes.add(messages.zoneUnknown(name.slice(0, 100), alike ?? own))
  if (!told || alike !== undefined) {
    const used = alike ?? own
    return { isDay: false, wall, moment: momentAtWall(wall, used), timeZone: used }
  }
  // The file itself says when that is.
  const moment = wall - told(wall)
  return { isDay: false, wall: moment + offsetAt(moment, own), moment, timeZone: own }
}

/** The start in the time zone that the product told beside it: a whole day names none, and a time that comes twice is written in UTC. */
function inOwnZone(start: FileTime, name: string, { zoneOf }: Reading): FileTime {
  const { timeZone } = zoneOf(name)
  if (timeZone === undefined) return start
  return { ...start, timeZone, wall: start.isDay ? start.wall : start.moment + offsetAt(start.moment, timeZone) }
}

function whenOf(component: ICAL.Component, start: FileTime, end: FileTime | undefined): AnyPatch {
  const duration = end ? undefined : valueOf(component, 'duration')
  const { days, time } = lengthOf(duration)
  if (start.isDay) {
    const startDay = localStart(start.wall, true)
    const last = addDays(localStart(end ? end.wall : start.wall + days + time, true), -1)
    return { allDay: true, startDay, endDay: last < startDay ? startDay : last, timeZone: start.timeZone }
  }
  const { wall, moment, timeZone } = start
  const afterDays = days === 0 ? moment : momentAtWall(wall + days, timeZone)
  const endAt = end?.isDay ? momentAtWall(end.wall, timeZone) : (end?.moment ?? afterDays + time)
  return { allDay: false, startAt: moment, endAt, timeZone, ...(isSkipped(start) ? namedStart(wall) : {}) }
}

/** Whether the clocks skip a time of a file: it is named as it is there, and takes place later. */
function isSkipped({ wall, moment, timeZone }: FileTime): boolean {
  return moment + offsetAt(moment, timeZone) > wall
}

function namedStart(wall: number): AnyPatch {
  const { day: startDay, time: startTime } = dayAndTime(wall)
  return { startDay, startTime }
}

/** A length in milliseconds: days and weeks are those of the clock, hours are exact (RFC 5545, 3.3.6). */
function lengthOf(duration: unknown): { readonly days: number; readonly time: number } {
  if (!(duration instanceof ICAL.Duration)) return { days: 0, time: 0 }
  const days = (duration.weeks * 7 + duration.days) * (duration.isNegative ? -1 : 1) * 86_400_000
  return { days, time: duration.toSeconds() * 1_000 - days }
}

/** The name of a start in a series (`localStart`), by the time zone of the series. */
export function nameOf(time: FileTime, series: FileTime): string {
  if (series.isDay) return time.isDay ? localStart(time.wall, true) : dayOf(time.moment, time.timeZone)
  const seriesTime = time.isDay
    ? time.wall + (series.wall % 86_400_000)
    : time.moment + offsetAt(time.moment, series.timeZone)
  const wall = !time.isDay && time.timeZone === series.timeZone ? time.wall : seriesTime
  return localStart(wall, false)
}

function ruleOf(
  lines: readonly string[],
  { isDay: isWhole, timeZone, wall: start }: FileTime,
  notes: Set<string>,
): string | undefined {
  const [first] = lines
  if (first === undefined) return ''
  const read =
    /^RRULE/i.test(first) && lines.length === 1 ? readRule(first.slice(first.indexOf(':') + 1)) : { issue: '' }
  if ('issue' in read) {
    notes.add(messages.ruleKept)
    return undefined
  }
  const wall = untilWall(read.rule, (moment) => moment + (isWhole ? 0 : offsetAt(moment, timeZone)))
  if (wall !== undefined && wall < start) {
    notes.add(messages.ruleOver)
    return ''
  }
  const end = wall === undefined ? '' : new Date(wall).toISOString()
  // A moment at the end of a local day means that day.
  const until = end.includes('T23:59:59') ? dayStamp(end.slice(0, 10)) : read.rule.until
  return ruleText({ ...read.rule, until })
}

function states(component: ICAL.Component): AnyPatch {
  const priority = Number(textOf(component, 'priority'))
  const own = textOf(component, 'x-pricewright-status')
  const state = textOf(component, 'status').toUpperCase()
  const status = state === 'CANCELLED' ? 'cancelled' : state === 'TENTATIVE' ? 'pending' : 'scheduled'
  return {
    priority: priority >= 1 && priority <= 4 ? 'high' : priority >= 6 && priority <= 9 ? 'low' : 'medium',
    status: EVENT_STATES.find((each) => each === own) ?? status,
  }
}

/** Minutes before the start, of the first alarm that comes before it; null without one. */
function reminderOf(component: ICAL.Component): number | null {
  for (const alarm of component.getAllSubcomponents('valarm')) {
    const trigger = valueOf(alarm, 'trigger')
    const minutes = trigger instanceof ICAL.Duration ? -trigger.toSeconds() / 60 : Number.NaN
    if (minutes >= 0 && minutes <= 40_320) return Math.round(minutes)
  }
  return null
}

/** Further dates of a series become events of their own, each once: not where it takes place then anyway, or is left out. */
function extraRows(
  dates: readonly FileTime[],
  { id, title, data, start }: { id: string; title: string; data: AnyPatch; start: FileTime },
): readonly FileRow[] {
  const byName = new Map(dates.map((each) => [nameOf(each, start), each]))
  const left = new Set(data['exceptions'] as readonly string[])
  return [...byName]
    .filter(([name]) => !left.has(name) && !takesPlace(name, String(data['repeatRule']), start))
    .map(([name, each]) => {
      const length = Number(data['endAt']) - Number(data['startAt'])
      const days = Date.parse(String(data['endDay'])) - Date.parse(String(data['startDay']))
      const when = start.isDay
        ? { startDay: name, endDay: localStart(each.wall + days, true) }
        : { startAt: each.moment, endAt: each.moment + length }
      const alone = { repeatRule: '', exceptions: [], uid: '' }
      return {
        id: namedUuid(id, `${id} date ${name}`),
        title,
        data: { ...data, ...when, ...alone },
        notes: [],
        start: each,
      }
    })
}

function takesPlace(name: string, rule: string, start: FileTime): boolean {
  const wall = wallOfStart(name) ?? start.wall
  if (rule === '') return wall === start.wall
  const wallOfMoment = (moment: number): number => moment + (start.isDay ? 0 : offsetAt(moment, start.timeZone))
  return expandRule({ rule, start: start.wall, from: wall, to: wall, wallOfMoment, most: 1 }).length > 0
}
