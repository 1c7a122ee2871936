import { momentAtWall, offsetAt } from './wall-time.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1_440

/** How far the time before a start can be from its length, where the clocks change in between. */
export const CLOCKS_CHANGE_MS = 3 * 3_600_000

/**
 * When something that starts at a moment is recalled so many minutes before, in epoch milliseconds. Whole days are days of its clock: what
 * starts at noon is recalled at noon of the day before, also where the clocks change in between.
 */
export function reminderAt(start: number, minutes: number, timeZone: string): number {
  if (minutes === 0 || minutes % DAY_MINUTES !== 0) return start - minutes * MINUTE_MS
  return momentAtWall(start + offsetAt(start, timeZone) - minutes * MINUTE_MS, timeZone)
}
