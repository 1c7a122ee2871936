import type { Occurrence } from '#domain/calendar/occurrences.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { daysAfter } from '#web/kit/format/month.ts'
import { dayAt, lastDayOf, momentAt } from './user-clock.ts'
import type { Entry } from './entry.ts'

type EventRow = RowOfKind<'event'>

/** More entries than these are not drawn at once. */
export const MOST_ENTRIES = 3_000

/** The key of an occurrence among all that is shown; an event that does not repeat keeps it wherever it is moved. */
export function occurrenceKey({ id, repeatRule }: EventRow, originalStart: string): string {
  return repeatRule === '' ? id : `${id} ${originalStart}`
}

/** An occurrence where the user's clock has it; whole days are the same days everywhere. */
export function entryOf({ event, start, end, allDay, startDay, endDay, originalStart }: Occurrence<EventRow>): Entry {
  return {
    key: occurrenceKey(event, originalStart),
    source: 'event',
    title: event.title,
    isAllDay: allDay,
    start: allDay ? momentAt(startDay, 0) : start,
    end: allDay ? momentAt(daysAfter(endDay, 1), 0) : end,
    firstDay: allDay ? startDay : dayAt(start),
    lastDay: allDay ? endDay : lastDayOf(start, end),
    isDone: event.status === 'completed' || event.status === 'cancelled',
    occurrence: { id: event.id, originalStart, repeats: event.repeatRule !== '' || event.seriesId !== null },
  }
}
