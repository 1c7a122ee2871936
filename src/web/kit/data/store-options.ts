import type { MutationBody } from '#contract/sync.ts'
import type { Database } from './database.ts'
import type { Environment } from './environment.ts'
import type { IndexSpec } from './index-spec.ts'
import type { Store } from './store.ts'
import type { Transport } from './transport.ts'

/** What a store of a user's rows is opened with. */
export interface StoreOptions {
  readonly userId: string
  /** Names the copy, where a member of the account has one of their own; otherwise the user does. */
  readonly copyId?: string
  /** Names the declarations that rows are made by; another value drops the rows and pulls anew. */
  readonly schema: string
  /** The collections that can be large. */
  readonly indexes: readonly IndexSpec[]
  readonly database: Database
  readonly transport: Transport
  readonly environment: Environment
  /** Whether this device held a copy before; that it is gone is told. */
  readonly hadCopy?: boolean
  /** Whether the page is a large list: its first rows come before the copy of everything. */
  readonly looksAtList?: boolean
  /** Fills the database before it is read: the device has lost its copy. */
  readonly refill?: (database: Database) => Promise<void>
  /** The browser took the copy away and this store has stopped; resolves with the one in its place, which edits wait for. */
  readonly onLost?: (store: Store) => Promise<Store | undefined>
  /** The copy was wiped by another tab: the user has signed out. */
  readonly onGone?: () => void
}

/** A mutation as callers write it; the version that a patch was made against is filled in. */
export type NewMutation = MutationBody | Omit<MutationBody & { op: 'patch' }, 'base'>
