import type { Caller } from '#server/kit/http/mount.ts'
import type { UserData } from '#server/kit/user-data.ts'
import type { DraftSteps } from '#server/kit/write/patch-draft.ts'
import type { StoreSession } from './port.ts'

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
export interface StoreWork {
  readonly data: UserData
  readonly drafts: DraftSteps
  readonly withSession: WithSession
  readonly wakeJobs: () => void
  /** How long one run works before others get their turn; milliseconds. */
  readonly turnMs?: number
}

/** The actor of what the server does for a store, in the history. */
export const STORE_ACTOR = 'system:stores'

/** The caller of work that is done for a known user. */
export function callerOf(userId: string): Caller {
  return { actor: { kind: 'user', userId }, name: STORE_ACTOR }
}
