import { setAuthState } from '../shell/auth-state.ts'
import { waitingPictures } from '../upload/waiting-count.ts'
import { openedStore } from './current-store.ts'
import { draftKeys } from './draft-keys.ts'
import { leave } from './lifecycle.ts'

/** What a device has that the server does not, by what it is. */
export interface OnlyHere {
  readonly waiting: number
  readonly refused: number
  readonly typed: number
  readonly pictures: number
}

/** What would be lost with the copy on this device. */
export function onlyHere(): OnlyHere {
  const store = openedStore()
  return {
    waiting: store?.pending().length ?? 0,
    refused: store?.refused().length ?? 0,
    typed: draftKeys(store?.copyId).length,
    pictures: waitingPictures.count(),
  }
}

/** Whether the copy holds nothing that the server does not have. */
export function isClearable(here: OnlyHere): boolean {
  return Object.values(here).every((count) => count === 0)
}

/**
 * Removes the copy of the user's data, in every tab, and loads the page anew, which makes it again from the server. Answers false and does
 * nothing where something would be lost.
 */
export async function clearCopy(): Promise<boolean> {
  if (!isClearable(onlyHere())) return false
  // Nothing is drawn any more from what goes.
  setAuthState({ status: 'loading' })
  await leave().catch(() => undefined)
  location.reload()
  return true
}
