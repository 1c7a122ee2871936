const PREFIX = 'pricewright.draft'

/** Where this device keeps what a user typed and did not save; without a user, everything of the kind. */
export function draftKeys(userId?: string): string[] {
  return keysOf(userId === undefined ? PREFIX : draftKey(userId, ''))
}

function keysOf(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning))
  } catch {
    return []
  }
}

/** The key of one field of a user. */
export function draftKey(userId: string, field: string): string {
  return `${PREFIX}.${userId}/${field}`
}

/** Where this device keeps what a user had open last. */
export const RECENT_PREFIX = 'pricewright.recent'
/** Until when this device has reminded its user. */
export const REMINDED_KEY = 'pricewright.reminded-until'

/** Takes off the device what users typed, the note of what waits, what they had open and were reminded of (AUTH-11). */
export function forgetDrafts(): void {
  for (const key of [...draftKeys(), ...keysOf(RECENT_PREFIX), ...keysOf(REMINDED_KEY)]) localStorage.removeItem(key)
}
