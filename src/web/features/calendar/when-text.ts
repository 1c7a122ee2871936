import { formatDateTime, formatDay, formatTime } from '#web/kit/format/date.ts'
import { formatFullDay } from '#web/kit/format/month.ts'
import type { Entry } from './entry.ts'
import { calendarMessages as messages } from './messages.ts'
import { clockText, minutesOf } from './user-clock.ts'

/** The time of day of a moment, as the user's region writes it. */
export function timeText(at: number): string {
  return formatTime(clockText(minutesOf(at)))
}

/** From when until when an entry is, within its day: `9:00 – 10:00`, or that it takes the whole day. */
function timesText(entry: Timed): string {
  return timesOf(entry).join(' – ')
}

/** The same in parts: when it begins, and when it ends where that is another moment. */
export function timesOf({ isAllDay, start, end }: Timed): readonly string[] {
  if (isAllDay) return [messages.allDay]
  return start === end ? [timeText(start)] : [timeText(start), timeText(end)]
}

type Timed = Pick<Entry, 'isAllDay' | 'start' | 'end'>

/** The same on one of its days: of several days until when it lasts. */
export function timesOnDay(entry: Entry, day: string): string {
  const { isAllDay, start, firstDay, lastDay } = entry
  if (firstDay === lastDay) return timesText(entry)
  const until = messages.until(formatDay(lastDay))
  return isAllDay || day !== firstDay ? until : `${timeText(start)}, ${until}`
}

/** When an entry is, for a sentence and for screen readers. */
export function whenText(entry: Entry): string {
  const { isAllDay, firstDay, lastDay, start, end } = entry
  if (firstDay === lastDay) return `${formatFullDay(firstDay)}, ${timesText(entry)}`
  return isAllDay
    ? `${formatDay(firstDay)} – ${formatDay(lastDay)}, ${messages.allDay}`
    : `${formatDateTime(start)} – ${formatDateTime(end)}`
}
