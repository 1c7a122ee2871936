/** How far this machine's clock is ahead of the database's, in ms; 0 where both are one machine. */
let aheadMs = 0

/**
 * Now, in epoch milliseconds, by the clock that all instances share: the database's. What is stored, compared with what another instance
 * stored, or carried out at a time is dated by it, so that a machine whose clock is wrong dates nothing wrongly (OPS-02).
 */
export function sharedNow(): number {
  return Date.now() - aheadMs
}

/** As `sharedNow`, as a date. */
export function sharedDate(): Date {
  return new Date(sharedNow())
}

/** Differences up to this are those of any two machines, and change nothing. */
const ALIKE_MS = 100

/**
 * Follows the database's clock: `atMs` is what it told, `askedAtMs` and `answeredAtMs` are this machine's times around that. Answers how far
 * this machine is ahead of it, 0 for as much as the way of the answer may explain.
 */
export function followClock(atMs: number, askedAtMs: number, answeredAtMs: number): number {
  const difference = (askedAtMs + answeredAtMs) / 2 - atMs
  const unsure = (answeredAtMs - askedAtMs) / 2 + ALIKE_MS
  aheadMs = Math.abs(difference) <= unsure ? 0 : Math.round(difference)
  return aheadMs
}
