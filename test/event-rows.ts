import { general } from '#contract/entity.ts'
import { event } from '#contract/entities/event.ts'
import { nextRow } from '#contract/next-row.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'

type EventRow = RowOfKind<'event'>

/** An event as a write leaves it: both forms of when it takes place, from what is given. Throws the refusal of a write. */
export function eventRow(data: object, before?: EventRow, id = 'a0000000-0000-4000-8000-000000000001'): EventRow {
  const given = before ? { ...data } : { title: 'Fair', ...data }
  const context = { before, get: () => undefined, flagged: () => undefined }
  const change = { op: 'put', kind: 'event', id: before?.id ?? id, data: given } as const
  return nextRow(general(event), change, context, 1_800_000_000_000) as unknown as EventRow
}

/** A moment in UTC. */
export function utc(text: string): number {
  return Date.parse(`${text}Z`)
}
