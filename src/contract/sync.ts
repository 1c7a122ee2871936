import * as z from 'zod/mini'
import { boundedText, uuid } from './fields.ts'
import { problemSchema } from './problem.ts'
import { MAX_PUSH, MAX_UNDONE } from './sync-limits.ts'

const data = z.record(z.string(), z.unknown())
const row = { kind: boundedText(40, 1), id: uuid }

/**
 * What a mutation does. `put` creates the row if it is new, and with `was` brings back a deleted one that stood like that; `base` is the version a patch was made against (SYNC-04). With `expect` a patch
 * takes edits back, which `undoes` names: it applies where the row still holds what they left (CHANGE-02). `why` stands beside a patch in the history (DOC-18).
 */
export const mutationBody = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('put'), ...row, data, was: z.optional(data) }),
  z.strictObject({
    op: z.literal('patch'),
    ...row,
    data,
    base: z.int(),
    expect: z.optional(data),
    undoes: z.optional(z.array(uuid).check(z.maxLength(MAX_UNDONE))),
    why: z.optional(boundedText(500)),
  }),
  z.strictObject({ op: z.literal('delete'), ...row }),
  z.strictObject({ op: z.literal('command'), name: boundedText(60, 1), input: z.unknown() }),
  z.strictObject({ op: z.literal('revert'), changeSetId: uuid }),
])
export type MutationBody = z.infer<typeof mutationBody>

/** One write made by a client. `seq` counts up per client without gaps; the server applies each once (SYNC-02). */
export const mutation = z.strictObject({
  id: uuid,
  seq: z.int().check(z.positive()),
  /** The client's instant, epoch milliseconds. */
  at: z.int(),
  /**
   * How far the device's clock was behind the server's, in milliseconds, as known then: the clock may be corrected before it is sent.
   */
  behindMs: z.optional(z.int()),
  body: mutationBody,
})
export type Mutation = z.infer<typeof mutation>

/** POST /api/sync: pushes mutations in order. */
export const pushInput = z.strictObject({
  clientId: uuid,
  /** The client's instant of sending: the offset of its clock corrects the instants of its edits (SYNC-04). */
  sentAt: z.optional(z.int()),
  mutations: z.array(mutation).check(z.minLength(1), z.maxLength(MAX_PUSH)),
})
export type PushInput = z.infer<typeof pushInput>

/** How an undo came out where that is not what its device saw: it is applied, and nobody has to decide anything (CHANGE-02). */
const undoOutcome = z.object({
  /** The labels of what was changed since and stays. */
  kept: z.array(z.string()),
  /** The fields that are again what another device had written meanwhile. */
  others: z.array(z.string()),
  /** The row is as it was before the undo. */
  isNothing: z.boolean(),
})
export type UndoOutcome = z.infer<typeof undoOutcome>

const pushResult = z.object({
  seq: z.int(),
  version: z.optional(z.int()),
  refused: z.optional(problemSchema),
  undone: z.optional(undoOutcome),
})

/** One answer per mutation: applied at `version` (repeats answer the same), or refused for good with its reason. */
export const pushOutput = z.object({
  results: z.array(pushResult),
  head: z.int(),
})
export type PushOutput = z.infer<typeof pushOutput>

/** The progress of reverting a change set, in rows: an event of GET /api/live beside the versions. Nothing relies on it. */
export interface TakingBack {
  readonly changeSetId: string
  readonly done: number
  readonly total: number
}

/** Somebody has a record open to edit it: an event of GET /api/live beside the others, told again while it is so (TEAM-03). */
export interface Presence {
  readonly personId: string
  readonly kind: string
  readonly id: string
}

/** What a live stream tells beside the versions. */
export type LiveNews = TakingBack | Presence

/** How often an open record is told, and after what time without it nobody is there any more; ms. */
export const PRESENCE_EVERY_MS = 15_000
export const PRESENCE_LASTS_MS = 40_000

/** GET /api/sync?since=V: everything newer than V, ordered by version. */
export const pullQuery = z.strictObject({
  since: z.optional(z.string().check(z.regex(/^\d{1,15}$/, 'must be a version'))),
  limit: z.optional(z.string().check(z.regex(/^\d{1,5}$/, 'must be a whole number'))),
  /** Set on the second and later pages of one pull: these never answer `reset`. */
  paging: z.optional(z.enum(['1'])),
})

/**
 * A page of a pull. `columns` names the values of each kind's rows in order, after `id, version, createdAt, updatedAt`.
 * A row is `[collection, id, version, …values]`; a deletion is `[collection, id, version]`.
 * `more` means: pull again from the last row's version before publishing (SYNC-03). `reset` means: drop all, this is page one.
 */
export interface PullPage {
  /** The owner of these rows; a device discards rows of any other user (PROD-11). */
  readonly userId: string
  readonly head: number
  /** The server's instant, epoch milliseconds. */
  readonly at: number
  readonly reset: boolean
  readonly more: boolean
  readonly columns: Readonly<Record<string, readonly string[]>>
  readonly rows: readonly (readonly [kind: string, id: string, version: number, ...values: unknown[]])[]
}

/** GET /api/sync/first/{collection}: a page of a list with what its rows are told by, in the form of a pull. */
export interface FirstPage extends Pick<PullPage, 'userId' | 'columns'> {
  /** The rows of the page in the order of the list, and how many the list finds. */
  readonly found: { readonly items: PullPage['rows']; readonly total: number }
  /** Every row of the kinds that the list is told by; none of a kind of which there are many. */
  readonly beside: PullPage['rows']
}
