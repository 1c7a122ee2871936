import type { AnyRow } from '#contract/entity.ts'
import type { Units } from '#domain/money.ts'
import type { Language } from '#contract/languages.ts'
import type { LostReason } from '#domain/price-list/price-data.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import { scheduleJob } from '#server/kit/jobs/schedule-job.ts'
import type { Log } from '#server/kit/log.ts'
import type { UserData } from '#server/kit/user-data.ts'
import type { DraftPatches, DraftSteps } from '#server/kit/write/patch-draft.ts'
import { type AccessDeps, withStore } from './access.ts'
import type { StoreSession } from './port.ts'
import { sharedNow } from '../kit/clock.ts'

/** What a product or variant is to cost in a store. */
export interface HerePrice {
  /** In `currency`; null with the reason. */
  readonly price: Units | null
  readonly reason: LostReason | null
  readonly currency: string
  readonly belowFloor: boolean
  /** The price before a running promotion; null for none, undefined where it is not ours to say. */
  readonly compareAt: Units | null | undefined
  /** The price list that it is from; null for the product's own price. */
  readonly listId: string | null
}

/** Answers what a product or variant is to cost in a store; undefined for an unknown variant. */
export type PriceOf = (row: AnyRow, variantId: string) => HerePrice | undefined

/** Answers the prices of products in a price list (null: their own) at a moment. */
export type PricesOf = (
  tx: Queryable,
  question: { readonly products: readonly AnyRow[]; readonly priceListId: string | null; readonly at: number },
) => Promise<PriceOf>

/** What stores use of other capabilities. */
export interface StoreTools {
  readonly drafts: DraftSteps
  readonly draftPatches: DraftPatches
  readonly pricesOf: PricesOf
  /** The language that the user of a transaction chose. */
  readonly languageOf: (tx: Queryable) => Promise<Language>
}

/**
 * Opens a connected store of a user for some work, and keeps what the provider gave out as its new access meanwhile. Throws `StoreFailure`,
 * of the reason `access` where there is nothing to open it with.
 */
export type WithSession = <T>(
  userId: string,
  storeId: string,
  work: (session: StoreSession) => Promise<T>,
) => Promise<T>

/** What work for stores needs. */
export interface StoreWork extends StoreTools {
  readonly data: UserData
  readonly withSession: WithSession
  readonly wakeJobs: () => void
  readonly log: Log
  /** How long one run works before others get their turn, in milliseconds: `TURN_MS` unless told. */
  readonly turnMs?: number | undefined
}

/** One turn of a job works so long at most, so that stores take turns. */
export const TURN_MS = 10_000

/** The actor of what the server does for a store, in the history. */
export const STORE_ACTOR = 'system:stores'

/** The caller of work that is done for a known user. */
export function callerOf(userId: string): Caller {
  return { actor: { kind: 'user', userId }, name: STORE_ACTOR }
}

/** Opens stores with what is kept of them. */
export function sessionsOf(access: AccessDeps): WithSession {
  return (userId, storeId, work) => withStore(access, callerOf(userId), storeId, work)
}

/** The kinds of work that go through what waits for one store; a store has one of each at most. */
export type WaitingWork = 'store-push' | 'store-notices'

/** Orders that work goes on with what waits for a store, in so many milliseconds. */
export async function orderAgain(tx: Queryable, name: WaitingWork, storeId: string, inMs: number): Promise<void> {
  await scheduleJob(tx, { name, key: storeId, runAt: new Date(sharedNow() + inMs), payload: { storeId } })
}
