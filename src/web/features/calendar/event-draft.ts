import { event } from '#contract/entities/event.ts'
import { eventWhen } from '#contract/entities/event-when.ts'
import { emptyRow, general } from '#contract/entity.ts'
import { contextOf } from '#contract/plan-changes.ts'
import { serverNow } from '#web/kit/data/server-clock.ts'
import type { Store } from '#web/kit/data/store.ts'
import { calendarZone, clockText, dayAt, lastDayOf, minutesOf, momentAt } from './user-clock.ts'
import type { EventPatch, EventRow } from './use-event-actions.ts'

/** When a new event shall be, by the user's clock. */
export interface DraftSpan {
  readonly start: number
  readonly end: number
  readonly isAllDay: boolean
}

const HOUR_MS = 3_600_000

const LAST_HOUR = 23

/** The next full hour of now on a day, for an hour; late today that is tomorrow, while another day stays the one that was asked for. */
export function nextHour(day: string, now = serverNow()): DraftSpan {
  const next = Math.floor(minutesOf(now) / 60) + 1
  const hour = day === dayAt(now) ? next : Math.min(next, LAST_HOUR)
  const start = momentAt(day, hour * 60)
  return { start, end: start + HOUR_MS, isAllDay: false }
}

/** What a new event is asked for with. */
export function draftPatch({ start, end, isAllDay }: DraftSpan): EventPatch {
  return {
    allDay: isAllDay,
    startDay: dayAt(start),
    endDay: lastDayOf(start, end),
    ...(isAllDay
      ? {}
      : { startTime: clockText(minutesOf(start)), endTime: clockText(minutesOf(end)), endDay: dayAt(end) }),
    timeZone: calendarZone(),
  }
}

/** The row that a new event would be, so that its panel shows what it will have. */
export function draftRow(store: Store, id: string, patch: EventPatch): EventRow {
  const declared = general(event)
  const context = contextOf(declared, store, undefined)
  const row = { ...emptyRow(declared, id, 0, context), ...patch } as unknown as EventRow
  return { ...row, ...eventWhen(row, { ...context, given: patch }) }
}

/** What is asked for once something else is said of it: an end moves along with its start, as it will when it is stored. */
export function changedDraft(store: Store, row: EventRow, patch: EventPatch): EventPatch {
  const context = { ...contextOf(general(event), store, row), given: patch as never }
  const next = { ...row, ...patch } as EventRow
  const { startDay, endDay, startTime, endTime, allDay } = { ...next, ...eventWhen(next, context) }
  return { ...patch, startDay, endDay, startTime, endTime, allDay }
}
