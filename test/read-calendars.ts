import ICAL from 'ical.js'
import { convertIcsCalendar, extendByRecurrenceRule } from 'ts-ics'

// Two parsers that know nothing of the product read its calendar files.

/** An occurrence as a reader tells it: the name of its event, and its start and end in the clock of the event. */
export type ReadOccurrence = string

const DAY_MS = 86_400_000

/** How an occurrence is told: a day, or a local time as if it were UTC. */
export function told(uid: string, isDay: boolean, start: number, end: number): ReadOccurrence {
  const text = (wall: number): string => new Date(wall).toISOString().slice(0, isDay ? 10 : 19)
  return `${text(start)} ${text(end)} ${uid}`
}

const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second)

/** What ical.js reads in a file, with starts before a local time; it knows of time zones what stands in the file alone. */
export function byIcalJs(text: string, before: number): readonly ReadOccurrence[] {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[])
  const zones = new Map(
    root.getAllSubcomponents('vtimezone').map((component) => {
      const tzid = String(component.getFirstPropertyValue('tzid'))
      return [tzid, new ICAL.Timezone({ component, tzid })] as const
    }),
  )
  const isException = (component: ICAL.Component): boolean => component.hasProperty('recurrence-id')
  const components = root.getAllSubcomponents('vevent')
  const uidOf = (component: ICAL.Component): string => String(component.getFirstPropertyValue('uid'))
  // By itself it would take the changed occurrences of every series in the file.
  const events = components
    .filter((component) => !isException(component))
    .map((component) => {
      const own = components.filter((each) => isException(each) && uidOf(each) === uidOf(component))
      return new ICAL.Event(component, { exceptions: own })
    })
  const found: ReadOccurrence[] = []
  const take = (event: ICAL.Event, start: ICAL.Time, end: ICAL.Time): void => {
    const tzid = event.startDate.zone?.tzid ?? 'UTC'
    if (!start.isDate && tzid !== 'UTC' && !zones.has(tzid)) throw new Error(`the file does not say what ${tzid} is`)
    if (wallOf(start) < before) found.push(told(event.uid, start.isDate, wallOf(start), wallOf(end)))
  }
  for (const event of events) {
    if (!event.isRecurring()) {
      take(event, event.startDate, event.endDate)
      continue
    }
    const iterator = event.iterator()
    for (
      let next = iterator.next(), n = 0;
      next && wallOf(next) < before && n < 5_000;
      next = iterator.next(), n += 1
    ) {
      const { item, startDate, endDate } = event.getOccurrenceDetails(next)
      take(item, startDate, endDate)
    }
  }
  return found.sort()
}

/** The moments at which occurrences start, as ical.js works them out from the time zones of the file. */
export function momentsByIcalJs(text: string): ReadonlyMap<string, number> {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[])
  const events = root
    .getAllSubcomponents('vevent')
    .filter((component) => !component.hasProperty('recurrence-id'))
    .map((component) => new ICAL.Event(component))
  return new Map(events.map((event) => [event.uid, event.startDate.toUnixTime() * 1_000]))
}

/** What ts-ics reads in the same file. */
export function byTsIcs(text: string, before: number): readonly ReadOccurrence[] {
  const { events = [] } = convertIcsCalendar(undefined, text)
  const changed = new Set(
    events.flatMap(({ uid, recurrenceId }) => (recurrenceId ? [`${uid} ${localOf(recurrenceId.value)}`] : [])),
  )
  const found = events.flatMap((event) => {
    const { uid, start, recurrenceRule, exceptionDates = [] } = event
    const isDay = start.type === 'DATE'
    const begin = localOf(start)
    const end = 'end' in event && event.end ? localOf(event.end) : begin + (isDay ? DAY_MS : 0)
    const without = new Set(exceptionDates.map(localOf))
    const starts = recurrenceRule
      ? extendByRecurrenceRule(untilInClock(recurrenceRule, start), {
          start: new Date(begin),
          end: new Date(before),
        }).map((each) => each.getTime())
      : [begin]
    return starts
      .filter((at) => at < before && !without.has(at) && !(recurrenceRule && changed.has(`${uid} ${at}`)))
      .map((at) => told(uid, isDay, at, at + (end - begin)))
  })
  return found.sort()
}

interface TsDate {
  readonly date: Date
  readonly local?: { readonly date: Date }
}

/** The time on the clock of the event, as if it were UTC. */
function localOf({ date, local }: TsDate): number {
  return (local?.date ?? date).getTime()
}

/** An end in UTC as the clock of the event shows it: the rule is counted in that. */
function untilInClock<R extends { readonly until?: TsDate | undefined }>(rule: R, start: TsDate): R {
  if (!rule.until || !start.local) return rule
  const ahead = start.local.date.getTime() - start.date.getTime()
  // The clocks may have changed in between, by an hour at most; no start is so near to the end.
  return { ...rule, until: { ...rule.until, date: new Date(rule.until.date.getTime() + ahead) } }
}
