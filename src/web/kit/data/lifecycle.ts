import { WAITING_FILE } from '#contract/waiting-file.ts'
import { retry } from '../load/retry.ts'
import { copyIdOf, type SignedInUser } from '../shell/auth-state.ts'
import { openedStore, provideStore } from './current-store.ts'
import type { Database } from './database.ts'
import { forgetDrafts } from './draft-keys.ts'
import { browserEnvironment, type Environment } from './environment.ts'
import type { IndexSpec } from './index-spec.ts'
import { deleteIndexedDatabase, openIndexedDatabase } from './indexed-database.ts'
import { rememberedUser, rememberUser } from './remembered-user.ts'
import type { Outstanding } from './outstanding.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'
import type { StoreOptions } from './store-options.ts'
import { type ApiFetch, createTransport } from './transport.ts'

const PREFIX = 'pricewright-'
/** The database beside the rows, for files that wait to be sent. */
export const filesName = (copyId: string): string => `${PREFIX}${copyId}-files`
/** A frozen tab may not let go of its database; it was emptied before. */
const DELETION_MS = 2_000

type Lost = NonNullable<StoreOptions['onLost']>

/** What the application says about its local copy. */
export interface LocalDataOptions {
  readonly apiFetch: ApiFetch
  /** Names the declarations that rows are made by. */
  readonly schema: string
  readonly indexes: readonly IndexSpec[]
  readonly warn: Environment['warn']
  /** Whether the page that is opened is a large list. */
  readonly looksAtList: () => boolean
  /** The copy was taken away in another tab, by a sign-out or because somebody else signed in; nothing is left here either. */
  readonly onGone: () => void
}

/** The data that this device keeps of its user, from sign-in to sign-out. */
export interface LocalData {
  /** What a user's copy here has not sent, on screen or on disk; nobody else's sign-in throws it away unasked. */
  outstandingOf(copyId: string): Promise<Outstanding>
  /** Opens a user's data and remembers whose it is; that of anyone else is deleted first (AUTH-11). */
  enter(user: SignedInUser): Promise<void>
  /** Takes every user's data off the device, on screen and on disk, in every tab (AUTH-11). */
  leave(): Promise<void>
}

/** The local data of a browser. */
export function createLocalData(options: LocalDataOptions): LocalData {
  let last: Promise<unknown> = Promise.resolve()
  // Sign-in asks the server and the device at the same time: two stores of one tab would be one too many.
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = last.then(act)
    last = done.catch(() => undefined)
    return done
  }
  const lost: Lost = (store) =>
    inTurn(async () => {
      const { recover } = await loadRecovery()
      return recover(store, (refill) => open(options, store, lost, { refill }))
    })
  return {
    outstandingOf: outstandingHere,
    enter: (user) => inTurn(() => enter(options, user, lost)),
    leave: () => inTurn(leave),
  }
}

async function outstandingHere(copyId: string): Promise<Outstanding> {
  const name = PREFIX + copyId
  const { readOutstanding } = await import('./other-copy.ts')
  return readOutstanding(copyId, (await copyNames()).includes(name) ? name : undefined)
}

async function enter(options: LocalDataOptions, user: SignedInUser, lost: Lost): Promise<void> {
  const copy = { userId: user.userId, copyId: copyIdOf(user) }
  const opened = openedStore()
  if (opened?.copyId !== copy.copyId) {
    await wiped(opened)
    const kept = [PREFIX + copy.copyId, filesName(copy.copyId)]
    await deleteCopies((name) => !kept.includes(name))
    const remembered = rememberedUser()
    const hadCopy = remembered !== undefined && copyIdOf(remembered) === copy.copyId
    if (!hadCopy) forgetDrafts()
    provideStore(await open(options, copy, lost, { hadCopy }))
  }
  rememberUser(user)
}

/** Takes every user's data off the device, on screen and on disk, in every tab (AUTH-11). */
export async function leave(): Promise<void> {
  await wiped(openedStore())
  provideStore(undefined)
  forgetDrafts()
  // A file that was shared with the product and waits for its import.
  await globalThis.caches?.delete(WAITING_FILE)
  await deleteCopies(() => true)
  rememberUser(undefined)
  // Other tabs may have noted something before they heard of it.
  forgetDrafts()
}

/** A storage that fails must not keep anybody signed in: its database is deleted next. */
async function wiped(store: Store | undefined): Promise<void> {
  await store?.wipe().catch(() => undefined)
}

const loadRecovery = () => import('./recovery.ts')

/** Where the browser keeps nothing, everything works in memory. */
async function open(
  options: LocalDataOptions,
  { userId, copyId }: Pick<Store, 'userId' | 'copyId'>,
  onLost: Lost,
  begun: Pick<StoreOptions, 'hadCopy' | 'refill'>,
): Promise<Store> {
  const { apiFetch, schema, indexes, warn, onGone } = options
  const looksAtList = options.looksAtList()
  const environment = browserEnvironment(warn)
  const transport = createTransport(apiFetch)
  const openOn = (database: Database): Promise<Store> =>
    openStore({
      userId,
      copyId,
      schema,
      indexes,
      database,
      transport,
      environment,
      looksAtList,
      ...begun,
      onGone,
      onLost,
    })
  const loss = new AbortController()
  try {
    const store = await openOn(await openIndexedDatabase(PREFIX + copyId, () => loss.abort()))
    loss.signal.addEventListener('abort', () => store.leave('storage-lost'))
    // Before there is anything to lose: later there may be nothing to load it from.
    environment.beforeEdits(() => void retry(loadRecovery).then(({ follow }) => follow(store)))
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
    const remembered = rememberedUser()
    return remembered === undefined ? [] : [PREFIX + copyIdOf(remembered), filesName(copyIdOf(remembered))]
  }
}
