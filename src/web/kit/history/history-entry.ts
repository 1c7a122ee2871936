import type { Entity } from '#contract/entity.ts'
import { personIn } from '#contract/teams/people.ts'
import { type ChangedField, changedFields, patchedFields, type ValueContext } from '../list/field-value.ts'
import { authState } from '../shell/auth-state.ts'
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
  /** The person, where a member of the account acted. */
  readonly personId?: string | null
  readonly why: string | null
  readonly changeSetId: string | null
  readonly recordedAt: string
  /** When it took effect, ISO 8601: earlier where a device was offline. */
  readonly effectiveAt: string
}

/** Who made a change, in words: each person of the account by name, oneself as “You” (TEAM-03). */
export function actorName(actor: string, personId?: string | null): string {
  if (actor.startsWith('token:')) return historyMessages.token(actor.slice('token:'.length))
  if (actor.startsWith('system')) return historyMessages.system
  const auth = authState()
  const user = auth.status === 'signed-in' ? auth.user : undefined
  const who = personId ?? personIn(actor) ?? user?.userId
  if (who === (user?.member?.personId ?? user?.userId)) return historyMessages.you
  return user?.people?.find(({ id }) => id === who)?.name || historyMessages.somebody
}

/** What a change did, in words: the fields of a new row that say something, or the differences. */
export function historyFields(entity: Entity, item: HistoryItem, context: ValueContext): readonly ChangedField[] {
  return item.after === null ? [] : changedFields(entity, item.before, item.after, context)
}

/** What a change said that does not stand, in words. */
export function lostFields(entity: Entity, { lost }: HistoryItem, context: ValueContext) {
  return lost ? patchedFields(entity, lost, context) : []
}
