import { daysAfter } from '#web/kit/format/month.ts'
import type { Entry } from './entry.ts'
import { dayAt, lastDayOf, minutesOf, momentAt } from './user-clock.ts'

/** The places on the clock that dragging and keys stop at. */
export const STEP_MINUTES = 15

/** By how much something is moved: its beginning and its end, or its end alone. */
export interface Shift {
  readonly what: 'move' | 'resize'
  readonly days: number
  readonly minutes: number
  /** Where it becomes the other kind: a whole day, or an hour that begins at so many minutes of that day. */
  readonly becomes?: { readonly day: string; readonly minutes: number | undefined }
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * The entry as it would stand: begun by the clock, so that nine o'clock stays nine o'clock where the clocks change in between, and as long
 * as it was, as a series takes place there.
 */
export function movedEntry(entry: Entry, { what, days, minutes, becomes }: Shift): Entry {
  if (becomes) {
    const isAllDay = becomes.minutes === undefined
    const from = momentAt(becomes.day, becomes.minutes ?? 0)
    return placed({ ...entry, isAllDay }, from, isAllDay ? momentAt(daysAfter(becomes.day, 1), 0) : from + HOUR_MS)
  }
  const step = entry.isAllDay ? { days, minutes: 0 } : { days, minutes }
  const start = what === 'move' ? shifted(entry.start, step) : entry.start
  const keepsLength = what === 'move' && !entry.isAllDay
  const end = keepsLength ? start + entry.end - entry.start : shifted(entry.end, step)
  const least = entry.isAllDay ? momentAt(daysAfter(dayAt(start), 1), 0) : start + STEP_MINUTES * MINUTE_MS
  return placed(entry, start, Math.max(end, least))
}

function shifted(at: number, { days, minutes }: { days: number; minutes: number }): number {
  const moment = momentAt(daysAfter(dayAt(at), days), minutesOf(at) + minutes)
  // What goes back into an hour that the clocks skip stands before it.
  return days === 0 && minutes < 0 && moment >= at ? at + minutes * MINUTE_MS : moment
}

/** The entry at other moments, with the days that it touches there. */
export function placed(entry: Entry, start: number, end: number): Entry {
  return { ...entry, start, end, firstDay: dayAt(start), lastDay: lastDayOf(start, end) }
}

/** What an arrow key does to an entry; undefined for a key that moves nothing. `rowDays` is how far up and down lead: a week of the month, or none where they lead along the clock. */
export function shiftOf(
  key: string,
  { isShift, rowDays, isRightToLeft }: { isShift: boolean; rowDays: number; isRightToLeft: boolean },
): Shift | undefined {
  const what = isShift ? 'resize' : 'move'
  const ahead = isRightToLeft ? -1 : 1
  const vertical = (sign: number): Shift =>
    rowDays > 0 ? { what, days: sign * rowDays, minutes: 0 } : { what, days: 0, minutes: sign * STEP_MINUTES }
  switch (key) {
    case 'ArrowLeft':
      return { what, days: -ahead, minutes: 0 }
    case 'ArrowRight':
      return { what, days: ahead, minutes: 0 }
    case 'ArrowUp':
      return vertical(-1)
    case 'ArrowDown':
      return vertical(1)
    default:
      return undefined
  }
}
