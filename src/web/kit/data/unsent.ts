import { openedStore } from './current-store.ts'
import { draftKeys } from './draft-keys.ts'
import type { Outstanding } from './outstanding.ts'
import { rememberedUser } from './remembered-user.ts'
import type { Store } from './store.ts'

/** The changes that would be lost with the local copy: those on their way, those refused, and what was typed and not saved. */
export const unsent = {
  count: (): number => unsentCount(openedStore()),
  /** How many of them are typed and not saved, in any tab. */
  typed: (): number => draftKeys(openedStore()?.copyId).length,
  follow: (listener: () => void): (() => void) => {
    const stop = openedStore()?.subscribe(listener)
    // What is typed in another tab, and taken back there.
    addEventListener('storage', listener)
    return () => {
      stop?.()
      removeEventListener('storage', listener)
    }
  },
  /** Saves them as a file. */
  save: async (): Promise<void> => {
    const { saveOutstanding } = await import('./save-outstanding.ts')
    saveOutstanding(rememberedUser(), outstandingOf(openedStore()))
  },
}

/** How many changes would be lost with a copy. */
export function unsentCount(store: Store | undefined): number {
  return store ? store.pending().length + store.refused().length + draftKeys(store.copyId).length : 0
}

/** What a copy that is open has not sent. */
export function outstandingOf(store: Store | undefined): Outstanding {
  return { pending: store?.pending() ?? [], refused: store?.refused() ?? [] }
}
