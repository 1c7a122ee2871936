import type { StoreProviderName } from '#contract/store-providers.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import type { UserData } from '#server/kit/user-data.ts'
import type { DraftSteps } from '#server/kit/write/patch-draft.ts'
import type { StoreSession } from './port.ts'

/** A store that is open for some calls. */
export interface OpenedStore {
  readonly provider: StoreProviderName
  readonly session: StoreSession
  /** Keeps an access that the provider gave out anew. */
  keep(): Promise<void>
}

/** Opens a store of an account. Throws `StoreFailure` of the reason `access` for one whose access is not here any more. */
export type OpenStore = (caller: Caller, storeId: string) => Promise<OpenedStore>

/** What work for stores needs. */
export interface StoreWork {
  readonly data: UserData
  readonly drafts: DraftSteps
  readonly open: OpenStore
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
