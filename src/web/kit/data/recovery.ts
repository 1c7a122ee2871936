import { authState, copyIdOf } from '../shell/auth-state.ts'
import { showToast } from '../ui/toast.ts'
import { openedStore, provideStore } from './current-store.ts'
import { heldCopy, rebuild } from './held-copy.ts'
import { lostMessages } from './lost-messages.ts'
import { rememberedUser, rememberUser } from './remembered-user.ts'
import type { Store } from './store.ts'
import type { StoreOptions } from './store-options.ts'

/** Where this device notes what waits in the copy of its user; it goes with the drafts. */
const WAITING = 'pricewright.draft-waiting'
/** So long after a loss it is known whether another tab took the copy away on purpose. */
const CERTAIN_MS = 3_000
/** More would not be read. */
const NAMED = 20

type Refill = NonNullable<StoreOptions['refill']>
type Changes = ReturnType<Store['pending']>

interface WaitingMark {
  readonly copyId: string
  readonly names: readonly string[]
}

/**
 * The browser removed the copy under a page that shows it: what the page holds is written again, what is edited until then is made in the
 * new copy, and it is said what that was. Nothing is done where the user signed out, or another one signed in.
 */
export async function recover(lost: Store, reopen: (refill: Refill) => Promise<Store>): Promise<Store | undefined> {
  await new Promise((resolve) => void setTimeout(resolve, CERTAIN_MS))
  const state = authState()
  const remembered = rememberedUser()
  const isOthers = remembered !== undefined && copyIdOf(remembered) !== lost.copyId
  if (openedStore() !== lost || isOthers || state.status !== 'signed-in' || copyIdOf(state.user) !== lost.copyId)
    return undefined
  const held = heldCopy(lost.held())
  lost.close()
  try {
    const store = await reopen((database) => rebuild(database, held))
    const waiting = lost.pending()
    provideStore(store)
    rememberUser(state.user)
    void allMade(lost).then(() => tellRecovered(waiting, lost.pending()))
    return store
  } catch {
    tell([], namesOf(lost.pending()))
    return undefined
  }
}

/** Resolves when no edit of a lost copy waits for the new one any more. */
function allMade(lost: Store): Promise<void> {
  return new Promise((resolve) => {
    const stop = lost.subscribe(check)
    check()
    function check() {
      if (lost.status().writing > 0) return
      stop()
      resolve()
    }
  })
}

/** Of what waited, all was written again but what is left without a place. */
function tellRecovered(waiting: Changes, left: Changes): void {
  const missing = left.filter(({ place }) => !place)
  const written = namesOf(waiting.filter(({ id }) => missing.every((each) => each.id !== id)))
  if (written.length > 0) tell([lostMessages.written(written)], namesOf(missing))
  else tell(missing.length > 0 ? [] : [lostMessages.nothing], namesOf(missing))
}

function tell(words: readonly string[], missing: readonly string[]): void {
  const detail = [...words, ...(missing.length > 0 ? [lostMessages.missing(missing)] : [])].join(' ')
  showToast({ title: lostMessages.title, detail, tone: missing.length > 0 ? 'bad' : 'warn', sticky: true })
}

const followed = new WeakSet<Store>()

/** Says what a copy that is gone held, and notes beside the new one what waits in it, so that this can be said again. */
export function follow(store: Store): void {
  if (followed.has(store)) return
  followed.add(store)
  if (store.status().wasEvicted) tellEvicted(store.copyId)
  let noted: unknown
  store.subscribe(() => {
    const pending = store.pending()
    // Of a lost copy, what waits is noted by the one in its place.
    if (pending === noted || openedStore() !== store) return
    noted = pending
    const mark: WaitingMark = { copyId: store.copyId, names: namesOf(pending) }
    try {
      if (pending.length === 0) localStorage.removeItem(WAITING)
      else localStorage.setItem(WAITING, JSON.stringify(mark))
    } catch {
      // A browser that refuses storage notes nothing.
    }
  })
}

/** The copy was gone when the page was opened: says what waited in it. */
function tellEvicted(copyId: string): void {
  const mark = waitingMark()
  const names = mark?.copyId === copyId ? mark.names : []
  tell(names.length > 0 ? [] : [lostMessages.fetched], names)
}

function waitingMark(): WaitingMark | undefined {
  try {
    return JSON.parse(localStorage.getItem(WAITING) ?? '') as WaitingMark
  } catch {
    return undefined
  }
}

function namesOf(changes: Changes): readonly string[] {
  return [...new Set(changes.map(({ label, title }) => `${label} ${title}`.trim()))].slice(0, NAMED)
}
