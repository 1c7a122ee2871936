import type { Entity } from '#contract/entity.ts'
import { type ChangedField, changedFields, patchedFields, type ValueContext } from '../list/field-value.ts'
import { historyMessages } from './messages.ts'

type Values = Readonly<Record<string, unknown>> | null

/** One change of a row as the server tells it; values in stored form, changed fields only (LEDGER-01). */
export interface HistoryItem {
  readonly version: number
  readonly before: Values
  readonly after: Values
  /** What an edit said that does not stand: a patch. */
  readonly lost: Values
  readonly actor: string
  readonly why: string | null
  readonly changeSetId: string | null
  readonly recordedAt: string
  /** When it took effect, ISO 8601: earlier where a device was offline. */
  readonly effectiveAt: string
}

/** Who made a change, in words. */
export function actorName(actor: string): string {
  if (actor.startsWith('token:')) return historyMessages.token(actor.slice('token:'.length))
  return actor.startsWith('system') ? historyMessages.system : historyMessages.you
}

/** What a change did, in words: the fields of a new row that say something, or the differences. */
export function historyFields(entity: Entity, item: HistoryItem, context: ValueContext): readonly ChangedField[] {
  return item.after === null ? [] : changedFields(entity, item.before, item.after, context)
}

/** What a change said that does not stand, in words. */
export function lostFields(entity: Entity, { lost }: HistoryItem, context: ValueContext) {
  return lost ? patchedFields(entity, lost, context) : []
}
