import { addDays } from '#domain/calendar-day.ts'
import { startWall, type Timed } from '../occurrences.ts'
import { readRule, ruleText, untilWall } from '../repeat-rule.ts'
import { momentAtWall, offsetAt, wallOfStart } from '../wall-time.ts'
import { dayStamp, escapedText, folded, utcStamp, wallStamp } from './content-line.ts'
import { timeZoneLines } from './time-zone.ts'

/** The end of the UIDs that the product gives its events. */
export const UID_END = '@pricewright'

/** The line that tells the time zone of an event whose times are written without it. */
export const OWN_ZONE = 'X-PRICEWRIGHT-TIME-ZONE'

/** The line that tells that the reminder comes by mail too: an alarm by mail would have other calendars send one. */
export const MAIL_REMINDER = 'X-PRICEWRIGHT-MAIL-REMINDER'

/** An event as a calendar file tells it. */
export interface FileEvent extends Timed {
  readonly id: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly title: string
  readonly description: string
  readonly location: string
  readonly type: string
  readonly priority: 'high' | 'medium' | 'low'
  readonly status: string
  readonly seriesId: string | null
  readonly originalStart: string
  readonly reminderMinutes: number | null
  readonly remindsByMail: boolean
  readonly uid: string
}

interface Options {
  /** Reminders are left out of feeds: every subscriber would be reminded. */
  readonly reminders: boolean
}

/** A series with changed occurrences, as these are told within it. */
export type FileSeries = Pick<FileEvent, 'id' | 'uid' | 'allDay' | 'timeZone' | 'exceptions' | 'repeatRule'>

/** What is known of all events of a file before the first one is written. */
export interface CalendarOutline {
  /** The time zones of events that are no whole days, with their first moment. */
  readonly zones: readonly { readonly timeZone: string; readonly firstAt: number }[]
  readonly series: ReadonlyMap<string, FileSeries>
  /** The changed occurrences: the id of the series and the start in it. */
  readonly changed: ReadonlySet<string>
}

const PRIORITIES = { high: 1, medium: 5, low: 9 } as const
const STATES: Readonly<Record<string, string>> = { pending: 'TENTATIVE', delayed: 'TENTATIVE', cancelled: 'CANCELLED' }

/** The first lines of a calendar file (RFC 5545). */
export function calendarHead(): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pricewright//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Pricewright',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ]
  return lines.map(folded).join('')
}

/** The lines of a time zone, with the changes of its clocks from the first event in it on. */
export function zoneText(zone: CalendarOutline['zones'][number]): string {
  return zoneLines(zone).map(folded).join('')
}

/** The last line of a calendar file. */
export const CALENDAR_END = 'END:VCALENDAR\r\n'

/** The lines of one event. */
export function eventText(event: FileEvent, outline: CalendarOutline, options: Options): string {
  return eventLines(event, outline, options).map(folded).join('')
}

/** What of all events must be known before the first one is written. */
function outlineOf(events: readonly FileEvent[]): CalendarOutline {
  const zones = new Map<string, number>()
  for (const { allDay, timeZone, startAt } of events)
    if (!allDay) zones.set(timeZone, Math.min(zones.get(timeZone) ?? startAt, startAt))
  const series = new Map(events.flatMap((event) => (event.repeatRule === '' ? [] : [[event.id, event] as const])))
  const changed = new Set(
    events.flatMap(({ seriesId, originalStart }) => (seriesId === null ? [] : [changedKey(seriesId, originalStart)])),
  )
  return { zones: [...zones].map(([timeZone, firstAt]) => ({ timeZone, firstAt })), series, changed }
}

/** How a changed occurrence is known. */
export function changedKey(seriesId: string, originalStart: string): string {
  return `${seriesId} ${originalStart}`
}

/** A whole file of events. */
export function calendarText(events: readonly FileEvent[], options: Options): string {
  const outline = outlineOf(events)
  const zones = outline.zones.map(zoneText)
  return [calendarHead(), ...zones, ...events.map((event) => eventText(event, outline, options)), CALENDAR_END].join('')
}

function zoneLines({ timeZone, firstAt }: CalendarOutline['zones'][number]): readonly string[] {
  return isUtc(timeZone) ? [] : timeZoneLines(timeZone, new Date(firstAt).getUTCFullYear() - 1)
}

function isUtc(timeZone: string): boolean {
  return timeZone === 'UTC' || timeZone === 'Etc/UTC'
}

/** The series in which an event is told as a changed occurrence: it is there, of the same kind, and leaves out that start. */
function seriesOf({ seriesId, originalStart }: FileEvent, { series }: CalendarOutline): FileSeries | undefined {
  const found = seriesId === null ? undefined : series.get(seriesId)
  return found?.exceptions.includes(originalStart) ? found : undefined
}

function eventLines(event: FileEvent, outline: CalendarOutline, { reminders }: Options): readonly string[] {
  const series = seriesOf(event, outline)
  const { id, title, description, location, type, status, priority } = event
  const text = (name: string, value: string): readonly string[] =>
    value === '' ? [] : [`${name}:${escapedText(value)}`]
  return [
    'BEGIN:VEVENT',
    `UID:${escapedText(uidOf(series ?? event))}`,
    `DTSTAMP:${utcStamp(event.updatedAt)}`,
    `CREATED:${utcStamp(event.createdAt)}`,
    `LAST-MODIFIED:${utcStamp(event.updatedAt)}`,
    `SEQUENCE:${revision(event)}`,
    ...whenLines(event),
    ...(series ? [startLine('RECURRENCE-ID', event.originalStart, series)] : repeatLines(event, outline)),
    `SUMMARY:${escapedText(title)}`,
    ...text('DESCRIPTION', description),
    ...text('LOCATION', location),
    ...text('CATEGORIES', type),
    `PRIORITY:${PRIORITIES[priority]}`,
    `STATUS:${STATES[status] ?? 'CONFIRMED'}`,
    `X-PRICEWRIGHT-STATUS:${status}`,
    ...(series ? [`X-PRICEWRIGHT-ID:${id}`] : []),
    ...(reminders ? reminderLines(event) : []),
    'END:VEVENT',
  ]
}

/** Greater with each change, so that calendars which compare revisions take the newer one: seconds since it was made. */
function revision({ createdAt, updatedAt }: FileEvent): number {
  return Math.max(0, Math.floor((updatedAt - createdAt) / 1_000))
}

function uidOf({ uid, id }: Pick<FileEvent, 'uid' | 'id'>): string {
  return uid === '' ? id + UID_END : uid
}

function reminderLines({ title, reminderMinutes: minutes, remindsByMail }: FileEvent): readonly string[] {
  if (minutes === null) return []
  // Whole days are days of the clock.
  const ahead = minutes > 0 && minutes % 1_440 === 0 ? `P${minutes / 1_440}D` : `PT${minutes}M`
  const mail = remindsByMail ? [`${MAIL_REMINDER}:TRUE`] : []
  return [
    ...mail,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapedText(title)}`,
    `TRIGGER:-${ahead}`,
    'END:VALARM',
  ]
}

function whenLines(event: FileEvent): readonly string[] {
  const { allDay, startDay, endDay, timeZone } = event
  const lines = allDay
    ? [`DTSTART;VALUE=DATE:${dayStamp(startDay)}`, `DTEND;VALUE=DATE:${dayStamp(addDays(endDay, 1))}`]
    : timeLines(event)
  const isNamed = lines[0]?.includes('TZID=') || (timeZone === 'UTC' && !allDay)
  return isNamed ? lines : [...lines, `${OWN_ZONE}:${timeZone}`]
}

function timeLines(event: FileEvent): readonly string[] {
  const { startAt, endAt, timeZone } = event
  const wall = startWall(event)
  if (wall === startAt + offsetAt(startAt, timeZone))
    return [momentLine('DTSTART', startAt, timeZone), momentLine('DTEND', endAt, timeZone)]
  // A series whose first time the clocks skip is told by that time: readers move that one alone, as we do.
  return [`DTSTART;TZID=${timeZone}:${wallStamp(wall)}`, `DURATION:PT${Math.round((endAt - startAt) / 1_000)}S`]
}

/** A moment in its time zone; one whose local time comes twice, for the second time, in UTC. */
function momentLine(name: string, moment: number, timeZone: string): string {
  if (isUtc(timeZone)) return `${name}:${utcStamp(moment)}`
  const wall = moment + offsetAt(moment, timeZone)
  const isExact = momentAtWall(wall, timeZone) === moment
  return isExact ? `${name};TZID=${timeZone}:${wallStamp(wall)}` : `${name}:${utcStamp(moment)}`
}

/** A start of a series by its name. */
function startLine(name: string, start: string, { allDay, timeZone }: Pick<Timed, 'allDay' | 'timeZone'>): string {
  const wall = wallOfStart(start) ?? 0
  if (allDay) return `${name};VALUE=DATE:${dayStamp(start.slice(0, 10))}`
  return isUtc(timeZone) ? `${name}:${utcStamp(wall)}` : `${name};TZID=${timeZone}:${wallStamp(wall)}`
}

function repeatLines(event: FileEvent, { changed }: CalendarOutline): readonly string[] {
  const read = readRule(event.repeatRule)
  if ('issue' in read) return []
  const offset = (moment: number): number => (event.allDay ? 0 : offsetAt(moment, event.timeZone))
  const wall = untilWall(read.rule, (moment) => moment + offset(moment))
  const until = wall === undefined ? '' : untilStamp(event, wall)
  const left = event.exceptions.filter(
    (start) => wallOfStart(start) !== undefined && !changed.has(changedKey(event.id, start)),
  )
  return [
    `RRULE:${ruleText({ ...read.rule, until })}`,
    ...left.toSorted().map((start) => startLine('EXDATE', start, event)),
  ]
}

/** The end of a rule has the form of the start: a day, or a moment in UTC. */
function untilStamp({ allDay, timeZone }: Timed, wall: number): string {
  return allDay ? wallStamp(wall).slice(0, 8) : utcStamp(momentAtWall(wall, timeZone))
}
