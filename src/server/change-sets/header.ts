import { type AnyPatch, general, type RowOf } from '#contract/entity.ts'
import { changeSet } from '#contract/entities/change-set.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { oneAsText } from '#server/kit/http/json-text.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import { readRefs } from '#server/kit/rows/reading.ts'
import type { Origin } from '#server/kit/write/storing.ts'
import { type OpenWrite, openWrite, storeChanges, type Written } from '#server/kit/write/write.ts'
import { changeSetMessages } from './change-set-messages.ts'
import type { DraftPlan, LockedDraft } from './drafts.ts'

const { kind } = changeSet

/** An action on a change set: by whom, on which one, and when. */
export interface Act {
  readonly id: string
  readonly caller: Caller
  /** Epoch milliseconds. */
  readonly now: number
}

/** The origin that every write of an action is recorded with. */
export function originOf({ id, caller, now }: Act): Origin {
  return { actor: caller.name, now, changeSetId: id, trusted: true }
}

/** Opens a write with the header of a change set read. */
export function openHeader(tx: Queryable, id: string): Promise<OpenWrite> {
  return openWrite(tx, readRefs([{ kind, id }]))
}

/** Makes the header of a new change set. */
export function createHeader(
  open: OpenWrite,
  act: Act,
  data: Pick<RowOf<typeof changeSet.fields>, 'title' | 'origin'>,
): Promise<Written> {
  return storeChanges(open, [{ op: 'put', kind, id: act.id, data: { ...data, actor: open.actor } }], originOf(act))
}

/** Changes the header of a change set in an open write. */
export function writeHeader(open: OpenWrite, act: Act, data: AnyPatch): Promise<Written> {
  return storeChanges(open, [{ op: 'patch', kind, id: act.id, data }], originOf(act))
}

/** The result of an open write that had nothing to store. */
export function nothingWritten({ userId, head }: OpenWrite): Written {
  return { userId, version: head, writes: [] }
}

/** The header as REST JSON text. */
export async function headerText(tx: Queryable, id: string): Promise<string> {
  const { rows } = await tx.query<{ text: string }>(oneAsText(general(changeSet), id))
  return rows[0]?.text ?? 'null'
}

/** What a change set may refuse for its state. */
type Refused = keyof typeof changeSetMessages.cannot

/** The plan of a draft in one of the given states. Throws `Refusal`. */
export function planOf(draft: LockedDraft, states: readonly LockedDraft['state'][], cannot: Refused): DraftPlan {
  if (draft.plan && states.includes(draft.state)) return draft.plan
  throw conflict(changeSetMessages.cannot[cannot](draft.state))
}

/** The refusal of an action that the state of a change set forbids. */
export function conflict(message: string): Refusal {
  return new Refusal('conflict', { message })
}
