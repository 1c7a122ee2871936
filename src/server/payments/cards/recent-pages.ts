import { sharedNow } from '#server/kit/clock.ts'
/** A page of payment is open for no longer. */
const OPEN_MS = 60 * 60_000

/** Sellers of pages that this process opened, the oldest first, and when. */
const opened = new Map<string, number>()

/** Notes that a page of payment of a seller was opened now. */
export function notePageOf(userId: string, now = sharedNow()): void {
  opened.delete(userId)
  opened.set(userId, now)
  for (const [each, at] of opened) {
    if (at > now - OPEN_MS) return
    opened.delete(each)
  }
}

/** Lets the jobs begin after a write of a seller whose page of payment may be open, which the write may have ended. */
export function closingPages(wakeJobs: () => void): (userId: string) => void {
  return (userId) => {
    if ((opened.get(userId) ?? 0) > sharedNow() - OPEN_MS) wakeJobs()
  }
}
