import { calendarMessages as messages } from './calendar-messages.ts'
import { type KeptLines, Part } from './part.ts'
import { unfoldedLines } from './unfolded-lines.ts'

/** A calendar file by its parts, each cut down to the lines that are read. */
export interface CalendarParts {
  readonly isCalendar: boolean
  /** The first events, at most as many as were asked for. */
  readonly events: readonly Part[]
  readonly eventCount: number
  readonly timeZones: readonly Part[]
  /** Tasks, journals and other parts that are no events. */
  readonly others: number
  /** The file ends inside a part. */
  readonly isUnfinished: boolean
}

/** Definitions of time zones that are read; further ones are as good as missing. */
const MOST_ZONES = 200
const OTHERS = new Set(['VTODO', 'VJOURNAL', 'VFREEBUSY', 'VAVAILABILITY'])
const BOUNDARY = /^(BEGIN|END):([\w-]{1,40})\s*$/i

const ZONE_TIMES = new Set(['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO', 'RRULE', 'RDATE'])
const KEPT: Readonly<Record<string, KeptLines>> = {
  VEVENT: {
    names: {
      VEVENT: new Set([
        'UID',
        'RECURRENCE-ID',
        'DTSTART',
        'DTEND',
        'DURATION',
        'RRULE',
        'EXRULE',
        'EXDATE',
        'RDATE',
        'SUMMARY',
        'DESCRIPTION',
        'LOCATION',
        'CATEGORIES',
        'PRIORITY',
        'STATUS',
        'X-PRICEWRIGHT-ID',
        'X-PRICEWRIGHT-MAIL-REMINDER',
        'X-PRICEWRIGHT-STATUS',
        'X-PRICEWRIGHT-TIME-ZONE',
      ]),
      VALARM: new Set(['TRIGGER']),
    },
    mostLines: 2_000,
    mostInner: 100,
    // One may be named twice, and further dates may be those of the series.
    mostValues: { EXDATE: 1_000, RDATE: 1_000 },
  },
  VTIMEZONE: {
    names: { VTIMEZONE: new Set(['TZID', 'X-LIC-LOCATION']), STANDARD: ZONE_TIMES, DAYLIGHT: ZONE_TIMES },
    mostLines: 2_000,
    mostInner: 2_000,
    mostValues: { RDATE: 1_000 },
  },
}

/**
 * Splits a calendar file into its events, so that one that cannot be read spoils none of the others. It takes time by the length of the file,
 * whatever stands in it, and what it answers is bounded.
 */
export function splitCalendar(text: string, mostEvents: number): CalendarParts {
  const events: Part[] = []
  const timeZones: Part[] = []
  let [isCalendar, eventCount, others] = [false, 0, 0]
  let open: Part | undefined
  const close = (part: Part): void => {
    const [parts, most] = part.name === 'VEVENT' ? [events, mostEvents] : [timeZones, MOST_ZONES]
    if (part.name === 'VEVENT') eventCount += 1
    if (parts.length < most) parts.push(part)
    open = undefined
  }
  for (const line of unfoldedLines(text)) {
    const [, act = '', named = ''] = BOUNDARY.exec(line.text) ?? []
    const name = named.toUpperCase()
    if (act === '') open?.take(line)
    else if (act.toUpperCase() === 'END') {
      if (open?.end(name)) close(open)
    } else {
      isCalendar ||= name === 'VCALENDAR'
      if (!open && OTHERS.has(name)) others += 1
      const kept = Object.hasOwn(KEPT, name) ? KEPT[name] : undefined
      if (kept) {
        // One that begins inside another ends it: the other is unfinished, and is told as one that cannot be read.
        open?.fail(messages.unreadable)
        if (open) close(open)
        open = new Part(name, kept)
      } else open?.begin(name)
    }
  }
  return { isCalendar, events, eventCount, timeZones, others, isUnfinished: open !== undefined }
}
