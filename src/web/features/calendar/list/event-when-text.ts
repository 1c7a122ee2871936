import { dayOf, formatDateTime, formatDay } from '#web/kit/format/date.ts'
import { timeText } from '../when-text.ts'
import type { EventRow } from '../use-event-actions.ts'

type Timed = Pick<EventRow, 'allDay' | 'startDay' | 'endDay' | 'startAt' | 'endAt'>

/** When an event is, in a line: its day or days, with times by the user's clock. */
export function eventWhenText({ allDay, startDay, endDay, startAt, endAt }: Timed): string {
  if (allDay) return startDay === endDay ? formatDay(startDay) : `${formatDay(startDay)} – ${formatDay(endDay)}`
  if (startAt === endAt) return formatDateTime(startAt)
  const end = dayOf(startAt) === dayOf(endAt) ? timeText(endAt) : formatDateTime(endAt)
  return `${formatDateTime(startAt)} – ${end}`
}
