import { exactOffset } from '../wall-time.ts'

const DAY_MS = 86_400_000
/** No clock changes twice within a shorter time. */
const STEP_MS = 7 * DAY_MS

/** A change of the clocks of a time zone: offsets from UTC, and the local time at which it comes, as if it were UTC; in milliseconds. */
export interface ClockChange {
  readonly from: number
  readonly to: number
  readonly wall: number
}

/** The changes of the clocks of a time zone in these years, the last one included. */
export function clockChanges(timeZone: string, firstYear: number, lastYear: number): readonly ClockChange[] {
  const [start, end] = [Date.UTC(firstYear, 0, 1), Date.UTC(lastYear + 1, 0, 1)]
  const changes: ClockChange[] = []
  let from = exactOffset(start, timeZone)
  for (let at = start; at < end; at += STEP_MS) {
    const to = exactOffset(at + STEP_MS, timeZone)
    if (to !== from) changes.push({ from, to, wall: momentOfChange(at, at + STEP_MS, from, timeZone) + from })
    from = to
  }
  return changes.filter(({ wall }) => yearOf(wall) <= lastYear)
}

/** The year of a local time. */
export function yearOf(wall: number): number {
  return new Date(wall).getUTCFullYear()
}

function momentOfChange(early: number, late: number, from: number, timeZone: string): number {
  let [before, after] = [early / 1_000, late / 1_000]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (exactOffset(middle * 1_000, timeZone) === from) before = middle
    else after = middle
  }
  return after * 1_000
}
