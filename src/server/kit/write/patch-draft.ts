import type { AnyPatch } from '#contract/entity.ts'
import type { ChangeOrigin } from '#contract/entities/change-set.ts'
import type { FieldIssue } from '#contract/messages.ts'
import type { Queryable } from '../database/database.ts'
import type { Caller } from '../http/mount.ts'
import type { Outcome } from '../user-data.ts'
import type { Ground } from './rests-on.ts'

/** What a proposal does to one row. */
export interface PatchRow {
  readonly kind: string
  readonly id: string
  /** Its name in lists. */
  readonly title: string
  /** Checked like the patch of any caller. */
  readonly patch: AnyPatch
  /** Added to numbers of the row as it is when the proposal is applied; by line id in a list. Null counts as 0. */
  readonly add?: Readonly<Record<string, number | Readonly<Record<string, Readonly<Record<string, number>>>>>>
  /** Fields that only the server's own steps set (`byServer`). */
  readonly byServer?: AnyPatch
  /** What the row must still be, or the whole proposal is stale. */
  readonly expect?: AnyPatch
  /** Other rows that must still be as they were, or the whole proposal is stale. */
  readonly restsOn?: readonly Ground[]
  /** Why the row cannot be changed; it is shown among the refused ones. */
  readonly problems?: readonly FieldIssue[]
}

/** Patches of many rows, proposed as a checked change set that is looked at and applied like any other (CHANGE-01). */
export interface PatchDraft {
  /** The id of the change set. */
  readonly id: string
  readonly title: string
  readonly origin: ChangeOrigin
  readonly rows: readonly PatchRow[]
  /** The words that refuse to apply what no longer fits its rows. */
  readonly stale: string
}

/** Drafts and checks patches in the caller's transaction; repeated with the same id and title it answers the draft that is there. */
export type DraftPatches = (tx: Queryable, caller: Caller, draft: PatchDraft) => Promise<Outcome>
