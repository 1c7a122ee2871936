import { authState } from '../shell/auth-state.ts'
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

interface WaitingMark {
  readonly userId: string
  readonly names: readonly string[]
}

/**
 * The browser removed the copy under a page that shows it: what the page holds is written again, and it is said what that was.
 * Nothing is done where the user signed out, or another one signed in.
 */
export async function recover(lost: Store, reopen: (refill: Refill) => Promise<Store>): Promise<void> {
  await new Promise((resolve) => void setTimeout(resolve, CERTAIN_MS))
  const state = authState()
  const { userId } = lost
  const isOthers = (rememberedUser()?.userId ?? userId) !== userId
  if (openedStore() !== lost || isOthers || state.status !== 'signed-in' || state.user.userId !== userId) return
  const waiting = lost.pending()
  const held = heldCopy(lost.held())
  lost.close()
  try {
    provideStore(await reopen((database) => rebuild(database, held)))
  } catch {
    return tell([], namesOf(waiting))
  }
  rememberUser(state.user)
  const written = namesOf(waiting.filter(({ place }) => place))
  const missing = namesOf(waiting.filter(({ place }) => !place))
  tell([written.length > 0 ? lostMessages.written(written) : lostMessages.nothing], missing)
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
  if (store.status().wasEvicted) tellEvicted(store.userId)
  let noted: unknown
  store.subscribe(() => {
    const pending = store.pending()
    if (pending === noted) return
    noted = pending
    const mark: WaitingMark = { userId: store.userId, names: namesOf(pending) }
    try {
      if (pending.length === 0) localStorage.removeItem(WAITING)
      else localStorage.setItem(WAITING, JSON.stringify(mark))
    } catch {
      // A browser that refuses storage notes nothing.
    }
  })
}

/** The copy was gone when the page was opened: says what waited in it. */
function tellEvicted(userId: string): void {
  const mark = waitingMark()
  const names = mark?.userId === userId ? mark.names : []
  tell(names.length > 0 ? [] : [lostMessages.fetched], names)
}

function waitingMark(): WaitingMark | undefined {
  try {
    return JSON.parse(localStorage.getItem(WAITING) ?? '') as WaitingMark
  } catch {
    return undefined
  }
}

function namesOf(changes: ReturnType<Store['pending']>): readonly string[] {
  return [...new Set(changes.map(({ label, title }) => `${label} ${title}`.trim()))].slice(0, NAMED)
}
