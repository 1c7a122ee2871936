import * as z from 'zod/mini'
import type { StoreProviderName } from '#contract/store-providers.ts'
import type { Queryable, Statement } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import type { Caller } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { boundedSession } from './bounded-session.ts'
import { type StoreAccess, StoreFailure, type StoreProvider, type StoreSession } from './port.ts'
import { openText, sealText } from '../kit/sealing.ts'

/** The kinds of stores that this server can open, by name. */
export type StoreProviders = ReadonlyMap<StoreProviderName, StoreProvider>

/** A store of an account: what is sealed for one opens no other. */
export interface OwnStore {
  readonly userId: string
  readonly storeId: string
}

/** Seals what opens stores, so that neither the database nor a copy of it holds a secret that can be read (STORE-08). */
export interface StoreVault {
  seal(access: StoreAccess, of: OwnStore): Buffer
  /** Undefined for what was sealed with another key, for another store, or changed. */
  open(sealed: Buffer, of: OwnStore): StoreAccess | undefined
}

/** What opening a stored access needs. */
export interface AccessDeps {
  readonly data: UserData
  readonly providers: StoreProviders
  readonly vault: StoreVault
}

const accessSchema = z.record(z.string(), z.string())

/** Makes the vault of a key of 32 bytes. */
export function createStoreVault(key: Buffer): StoreVault {
  const about = ({ userId, storeId }: OwnStore): string => `${userId} ${storeId}`
  return {
    seal: (access, of) => sealText(key, about(of), JSON.stringify(access)),
    open(sealed, of) {
      const text = openText(key, about(of), sealed)
      return text === undefined ? undefined : accessSchema.parse(JSON.parse(text))
    },
  }
}

/** Keeps the access of a store, in the transaction that connects it. What was read of the store so far stays. */
export async function keepAccess(tx: Queryable, storeId: string, sealed: Buffer): Promise<void> {
  await tx.query({
    name: 'store-access:keep',
    text: `insert into store_access (user_id, store_id, sealed) values (${currentUser}, $1, $2)
      on conflict (user_id, store_id) do update set sealed = excluded.sealed`,
    values: [storeId, sealed],
  })
}

/** Forgets the access and the cursors, which mean nothing without it. The count of looks stays, or products would seem gone later. */
export async function forgetAccess(tx: Queryable, storeId: string): Promise<void> {
  await tx.query({
    name: 'store-access:forget',
    text: `update store_access set sealed = '', subscription = '', cursor = null, look = null
      where user_id = ${currentUser} and store_id = $1`,
    values: [storeId],
  })
}

/** What is kept of a store to reach it: its access, if that opens, and what its webhooks were asked for with. */
export interface KeptAccess {
  readonly of: OwnStore
  readonly provider: StoreProvider | undefined
  readonly sealed: Buffer
  readonly access: StoreAccess | undefined
  readonly subscription: string
}

/** Reads what is kept of a store of the caller; undefined if it has no such store, or none was ever connected. */
export async function readAccess(deps: AccessDeps, caller: Caller, storeId: string): Promise<KeptAccess | undefined> {
  const [answer] = await deps.data.read(caller, [accessOf(storeId)])
  const row = answer?.rows[0]
  if (!row) return undefined
  const of = { userId: String(row['userId']), storeId }
  const sealed = Buffer.from(String(row['sealed']), 'hex')
  return {
    of,
    provider: deps.providers.get(row['provider'] as StoreProviderName),
    sealed,
    access: deps.vault.open(sealed, of),
    subscription: String(row['subscription']),
  }
}

function accessOf(storeId: string): Statement {
  return {
    name: 'store-access:read',
    text: `select a.user_id as "userId", s.provider, encode(a.sealed, 'hex') as sealed, a.subscription
      from store_access a join store s on s.user_id = a.user_id and s.id = a.store_id
      where a.user_id = ${currentUser} and a.store_id = $1`,
    values: [storeId],
  }
}

const REPLACED_PAUSE_MS = 1_000

/**
 * Opens a store of the caller with its kept access and does the work, outside of any transaction. An access that the provider gave out
 * meanwhile is kept in place of the former one, whether the work succeeds or not. Throws `StoreFailure`; of the reason `access` if no
 * access is kept or it cannot be opened, and of the reason `busy` if it was refused and another one has taken its place.
 */
export async function withStore<T>(
  deps: AccessDeps,
  caller: Caller,
  storeId: string,
  work: (session: StoreSession) => Promise<T>,
): Promise<T> {
  const kept = await readAccess(deps, caller, storeId)
  if (!kept?.provider || !kept.access) throw new StoreFailure('access', 'no access is kept that opens')
  const session = boundedSession(kept.provider.open(kept.access))
  try {
    return await work(session)
  } catch (error) {
    const isRefused = error instanceof StoreFailure && error.isShut
    if (!isRefused || !(await isReplaced(deps, caller, kept))) throw error
    throw new StoreFailure('busy', 'its access was replaced meanwhile', { retryAfterMs: REPLACED_PAUSE_MS })
  } finally {
    await keepRenewed(deps, caller, kept, session)
  }
}

/** Whether the store was connected again, or its access renewed elsewhere, since the access was read. */
async function isReplaced(deps: AccessDeps, caller: Caller, { of, sealed }: KeptAccess): Promise<boolean> {
  const now = await readAccess(deps, caller, of.storeId)
  return now !== undefined && now.sealed.length > 0 && !now.sealed.equals(sealed)
}

/** Keeps what the provider gave out anew, unless the store was connected again or disconnected since the access was read. */
export async function keepRenewed(
  { data, vault }: AccessDeps,
  caller: Caller,
  { of, sealed }: Pick<KeptAccess, 'of' | 'sealed'>,
  session: StoreSession,
): Promise<void> {
  const renewed = session.renewed()
  if (!renewed) return
  const { storeId } = of
  await data.alone(caller).query({
    name: 'store-access:renew',
    text: `update store_access set sealed = $3 where user_id = ${currentUser} and store_id = $1 and sealed = $2`,
    values: [storeId, sealed, vault.seal(renewed, of)],
  })
}
