const PREFIX = 'pricewright.draft'

/** Where this device keeps what a user typed and did not save; without a user, everything of the kind. */
export function draftKeys(userId?: string): string[] {
  const beginning = userId === undefined ? PREFIX : draftKey(userId, '')
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

/** Takes off the device what users typed and the note of what waits (AUTH-11). */
export function forgetDrafts(): void {
  for (const key of draftKeys()) localStorage.removeItem(key)
}
