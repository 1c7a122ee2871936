import { occurrenceAt, type Occurrence, startWall } from '#domain/calendar/occurrences.ts'
import { wallOfStart } from '#domain/calendar/wall-time.ts'
import type { EventRow } from './use-event-actions.ts'

/** The occurrence of an event by the name of its start; the first one where there is no such start. */
export function occurrenceNamed(row: EventRow, originalStart: string): Occurrence<EventRow> {
  const first = startWall(row)
  const wall = row.repeatRule === '' ? first : (wallOfStart(originalStart) ?? first)
  return occurrenceAt(row, Math.max(wall, first))
}
