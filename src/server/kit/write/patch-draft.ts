import type { AnyPatch } from '#contract/entity.ts'
import type { ChangeOrigin } from '#contract/entities/change-set.ts'
import type { FieldIssue } from '#contract/refusal.ts'
import type { Queryable } from '../database/database.ts'
import type { Caller } from '../http/mount.ts'
import type { Outcome } from '../user-data.ts'
import type { OpenWrite, Written } from './write.ts'
import type { Precondition } from './preconditions.ts'

/** What a row that is made brings along from where it was before. */
export interface BroughtAlong {
  /** When it was made and last changed there; epoch milliseconds. */
  readonly createdAt?: number
  readonly updatedAt?: number
  /** Values that no rule for new choices refuses, and that `derive` works with. */
  readonly stated?: AnyPatch
  /** Values that win over `derive`. */
  readonly restored?: AnyPatch
  /** It stays without what it names and what is not here. */
  readonly dropsMissing?: true
}

/** The proposed change of one row. */
export interface PatchRow {
  readonly kind: string
  readonly id: string
  /** The row's name in lists. */
  readonly title: string
  /** Checked like the patch of any caller. */
  readonly patch: AnyPatch
  /** A row that is not there is made. */
  readonly makes?: true
  /** It takes over what a store has, which is no edit by anybody (PROD-05). */
  readonly isFromStore?: true
  /** What a made row brings along beside the fields of callers. */
  readonly brings?: BroughtAlong
  /** What was changed or left out of the row before it was proposed: told with it, and no reason to refuse it. */
  readonly notes?: readonly FieldIssue[]
  /** Numbers to add to the row's values when the proposal is applied; by line id in a list. Null counts as 0. */
  readonly add?: Readonly<Record<string, number | Readonly<Record<string, Readonly<Record<string, number>>>>>>
  /** Fields that only the server's own steps set (`byServer`). */
  readonly byServer?: AnyPatch
  /** Values that the row must still have, or the whole proposal is stale. */
  readonly expect?: AnyPatch
  /** Lines that the row must still have, their ids by list, or the whole proposal is stale. */
  readonly expectLines?: Readonly<Record<string, readonly string[]>>
  /** Other rows that must still be as they were, or the whole proposal is stale. */
  readonly preconditions?: readonly Precondition[]
  /** Why the row cannot be changed; the preview lists it among the refused rows. */
  readonly problems?: readonly FieldIssue[]
}

/** Patches of many rows, proposed as a change set that is previewed and applied like any other (CHANGE-01). */
export interface PatchDraft {
  /** The id of the change set. */
  readonly id: string
  readonly title: string
  readonly origin: ChangeOrigin
  readonly rows: readonly PatchRow[]
  /** The message of the refusal when the proposal no longer fits its rows. */
  readonly stale: string
  /** Rows of every kind count in its size and effect, not products and events alone. */
  readonly countsAll?: boolean
  /** The store that it is from, or that it is sent to. */
  readonly storeId?: string
  /** Rows that it makes get what the server gives out once, such as numbers, when it is applied. */
  readonly isIssued?: boolean
  /** The check is a call of its own, with progress. */
  readonly isCheckedLater?: boolean
  /** Applied with all of its rows or not at all; rows that were proposed with `problems` are passed over. */
  readonly isWhole?: boolean
}

/** Drafts and checks patches in the caller's transaction; the same id and title again answer the existing draft. */
export type DraftPatches = (tx: Queryable, caller: Caller, draft: PatchDraft) => Promise<Outcome>

/** Reaches the rows of an account: in a transaction for each statement, or in one for several. */
export interface DraftReach {
  readonly tx: Queryable
  readonly inTransaction: <T>(body: (tx: Queryable) => Promise<T>) => Promise<T>
}

/** A draft of patches in steps, for more rows than should be held at once, or to be applied by the server itself. */
export interface DraftSteps {
  /** Makes the header; the same id and title again answer the existing draft. */
  begin(tx: Queryable, caller: Caller, draft: Omit<PatchDraft, 'rows' | 'isCheckedLater'>): Promise<void>
  /** Adds rows, or replaces those of the same number. Numbers begin at 1. */
  add(tx: Queryable, id: string, rows: readonly { readonly n: number; readonly input: PatchRow }[]): Promise<void>
  /** Throws `Refusal` if the proposal is stale. */
  check(reach: DraftReach, caller: Caller, id: string): Promise<Written>
  /** Applies a checked draft in the caller's transaction. Throws `Refusal` if the proposal is stale. */
  apply(tx: Queryable, caller: Caller, id: string): Promise<Written>
  /** Discards one that was not applied. */
  discard(tx: Queryable, caller: Caller, id: string): Promise<void>
}

/** What belongs to applying change sets of an origin: runs in the same transaction, once their rows are stored. */
export type AppliedHooks = Readonly<Partial<Record<ChangeOrigin, AppliedHook>>>

/** What belongs to applying a change set, in its transaction. Throws `Refusal`, so that nothing of it is applied. */
export type AppliedHook = (open: OpenWrite, changeSetId: string) => Promise<void>
