import type { SignedInUser } from '../shell/auth-state.ts'
import { openedStore, provideStore } from './current-store.ts'
import type { Database } from './database.ts'
import { browserEnvironment, type Environment } from './environment.ts'
import type { IndexSpec } from './index-spec.ts'
import { deleteIndexedDatabase, openIndexedDatabase } from './indexed-database.ts'
import { rememberedUser, rememberUser } from './remembered-user.ts'
import { openStore, type Store } from './store.ts'
import { type ApiFetch, createTransport } from './transport.ts'

const PREFIX = 'pricewright-'
/** The database beside the rows, for files that wait to be sent. */
export const filesName = (userId: string): string => `${PREFIX}${userId}-files`
/** A frozen tab may not let go of its database; it was emptied before. */
const DELETION_MS = 2_000

/** What the application says about its local copy. */
export interface LocalDataOptions {
  readonly apiFetch: ApiFetch
  /** Names the declarations that rows are made by. */
  readonly schema: string
  readonly indexes: readonly IndexSpec[]
  readonly warn: Environment['warn']
  /** The user signed out in another tab; nothing is left here either. */
  readonly onGone: () => void
}

/** The data that this device keeps of its user, from sign-in to sign-out. */
export interface LocalData {
  /** Opens a user's data and remembers whose it is; that of anyone else is deleted first (AUTH-11). */
  enter(user: SignedInUser): Promise<void>
  /** Takes every user's data off the device, on screen and on disk, in every tab (AUTH-11). */
  leave(): Promise<void>
}

/** The local data of a browser. */
export function createLocalData(options: LocalDataOptions): LocalData {
  let last: Promise<void> = Promise.resolve()
  // Sign-in asks the server and the device at the same time: two stores of one tab would be one too many.
  const inTurn = (act: () => Promise<void>): Promise<void> => {
    const done = last.then(act)
    last = done.catch(() => undefined)
    return done
  }
  return {
    enter: (user) => inTurn(() => enter(options, user)),
    leave: () => inTurn(leave),
  }
}

async function enter(options: LocalDataOptions, user: SignedInUser): Promise<void> {
  const { userId } = user
  const opened = openedStore()
  if (opened?.userId !== userId) {
    await wiped(opened)
    await deleteCopies((name) => !name.startsWith(PREFIX + userId))
    provideStore(await open(options, userId, rememberedUser()?.userId === userId))
  }
  rememberUser(user)
}

async function leave(): Promise<void> {
  await wiped(openedStore())
  provideStore(undefined)
  await deleteCopies(() => true)
  rememberUser(undefined)
}

/** A storage that fails must not keep anybody signed in: its database is deleted next. */
async function wiped(store: Store | undefined): Promise<void> {
  await store?.wipe().catch(() => undefined)
}

/** Where the browser keeps nothing, everything works in memory. */
async function open(options: LocalDataOptions, userId: string, hadCopy: boolean): Promise<Store> {
  const { apiFetch, schema, indexes, warn, onGone } = options
  const environment = browserEnvironment(warn)
  const transport = createTransport(apiFetch)
  const openOn = (database: Database): Promise<Store> =>
    openStore({ userId, schema, indexes, database, transport, environment, hadCopy, onGone })
  const loss = new AbortController()
  try {
    const store = await openOn(await openIndexedDatabase(PREFIX + userId, () => loss.abort()))
    loss.signal.addEventListener('abort', () => store.leave('storage-lost'))
    return store
  } catch (error) {
    warn('this browser keeps no data', { error: String(error) })
    const { createMemoryDatabase } = await import('./memory-database.ts')
    return openOn(createMemoryDatabase())
  }
}

async function deleteCopies(isUnwanted: (name: string) => boolean): Promise<void> {
  const copies = (await copyNames()).filter(isUnwanted)
  const patience = new Promise((resolve) => void setTimeout(resolve, DELETION_MS))
  if (copies.length > 0) await Promise.race([Promise.allSettled(copies.map(deleteIndexedDatabase)), patience])
}

/** The copies on this device; a browser that does not list its databases may have that of the last user. */
async function copyNames(): Promise<string[]> {
  try {
    const all = await indexedDB.databases()
    return all.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : []))
  } catch {
    const userId = rememberedUser()?.userId
    return userId === undefined ? [] : [PREFIX + userId, filesName(userId)]
  }
}
