import { whereAllowed } from '../load/where-allowed.ts'

const PREFIX = 'pricewright.draft'

/** Where this device keeps what was typed into a copy and not saved; without a copy, everything of the kind. */
export function draftKeys(copyId?: string): string[] {
  return keysOf(copyId === undefined ? PREFIX : draftKey(copyId, ''))
}

function keysOf(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning))
  } catch {
    return []
  }
}

/** The key of one field in a copy. */
export function draftKey(copyId: string, field: string): string {
  return `${PREFIX}.${copyId}/${field}`
}

/** Where this device keeps what a user had open last. */
export const RECENT_PREFIX = 'pricewright.recent'
/** Until when this device has reminded its user. */
export const REMINDED_KEY = 'pricewright.reminded-until'

/** Where a tab keeps how far each of its addresses was scrolled. */
export const SCROLL_KEY = 'pricewright.scroll'
/** Where a tab keeps which conversation it has open. */
export const CONVERSATION_KEY = 'pricewright.conversation'

const forgetting = new Set<() => void>()

/** Calls back when users' traces leave the device, for what is held beside them. */
export function onForgotten(forget: () => void): void {
  forgetting.add(forget)
}

/**
 * Takes off the device what users typed, the note of what waits, what they had open and were reminded of, and the places and the conversation
 * of the tab (AUTH-11).
 */
export function forgetDrafts(): void {
  for (const forget of forgetting) forget()
  for (const key of [SCROLL_KEY, CONVERSATION_KEY]) whereAllowed(() => sessionStorage.removeItem(key))
  for (const key of [...draftKeys(), ...keysOf(RECENT_PREFIX), ...keysOf(REMINDED_KEY)]) localStorage.removeItem(key)
}
