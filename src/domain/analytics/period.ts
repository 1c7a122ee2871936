import { addDays, addMonths, firstOfMonth, firstOfQuarter, mondayOf, monthsUntil, startOfDay } from '../calendar-day.ts'
import { daysBetween } from '../exchange-rates.ts'
import { isDay } from '../is-day.ts'

/** Days from the first to the last, both included, as `2026-07-06`; the last is not before the first. */
export interface DayRange {
  readonly from: string
  readonly to: string
  /** So many days back from today, which are compared with as many days before, also where they are whole months. */
  readonly isCounted?: true
}

/** The steps that a range is divided into; a week begins on Monday. */
export type PeriodStep = 'day' | 'week' | 'month'

/** Ranges that are chosen by name; those of the calendar end today. */
export const NAMED_RANGES = ['last30', 'last90', 'last365', 'month', 'quarter', 'year'] as const
export type NamedRange = (typeof NAMED_RANGES)[number]

const LAST_DAYS = { last30: 30, last90: 90, last365: 365 } as const
/** Longer ranges are shown by week, and these by month. */
const [MOST_DAYS, MOST_WEEKS_OF_DAYS] = [31, 184]
const DAYS_OF_WEEK = 7

/** The range of a name that ends today, the day in the user's time zone. */
export function namedRange(name: NamedRange, today: string): DayRange {
  if (name === 'month') return { from: firstOfMonth(today), to: today }
  if (name === 'quarter') return { from: firstOfQuarter(today), to: today }
  if (name === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  return { from: addDays(today, 1 - LAST_DAYS[name]), to: today, isCounted: true }
}

/** The years that a range may have: it is drawn by the month. */
export const MOST_YEARS = 10
/** The most days that the assistant reads and reports at once: as many years. */
export const MOST_RANGE_DAYS = 3_660

/** Why typed days are no range. */
export type RangeIssue = 'missing' | 'backwards' | 'long'

/** Why two days are no range; undefined if they are one. A text that is no day is missing. */
export function rangeIssue({ from, to }: DayRange): RangeIssue | undefined {
  if (!isDay(from) || !isDay(to)) return 'missing'
  if (from > to) return 'backwards'
  const end = String(Number(from.slice(0, 4)) + MOST_YEARS).padStart(4, '0') + from.slice(4)
  return to < end ? undefined : 'long'
}

/** How many days a range has. */
export function daysIn({ from, to }: DayRange): number {
  return daysBetween(from, to) + 1
}

/**
 * The range that ends where this one begins: as many whole months before whole months, so that neither February nor a long year makes a
 * difference; as many days before any other, and before one of counted days.
 */
export function rangeBefore(range: DayRange): DayRange {
  const to = addDays(range.from, -1)
  const months = range.isCounted ? null : wholeMonths(range)
  return months === null
    ? { from: addDays(range.from, -daysIn(range)), to }
    : { from: addMonths(range.from, -months), to }
}

/** The step that draws a range with a readable number of points. */
export function usualStep(range: DayRange): PeriodStep {
  const days = daysIn(range)
  if (days <= MOST_DAYS) return 'day'
  return days <= MOST_WEEKS_OF_DAYS ? 'week' : 'month'
}

/** The parts of a range by day, week or month, in order; the first and the last end where the range does. */
export function bucketsOf({ from, to }: DayRange, step: PeriodStep): readonly DayRange[] {
  const buckets: DayRange[] = []
  for (let begin = from; begin <= to;) {
    const next = nextStart(begin, step)
    const last = addDays(next, -1)
    buckets.push({ from: begin, to: last < to ? last : to })
    begin = next
  }
  return buckets
}

/**
 * The parts of the range before that stand beside those of a range, all of it together: months, weeks or days of their own where there are
 * as many, otherwise parts as long as those that they stand beside, of which the last takes what is left.
 */
export function bucketsBefore(range: DayRange, step: PeriodStep): readonly DayRange[] {
  const earlier = rangeBefore(range)
  const [own, beside] = [bucketsOf(earlier, step), bucketsOf(range, step)]
  if (own.length === beside.length) return own
  const starts = beside
    .map(({ from }) => addDays(earlier.from, daysBetween(range.from, from)))
    .filter((from) => from <= earlier.to)
  return starts.map((from, at) => {
    const next = starts[at + 1]
    return { from, to: next === undefined ? earlier.to : addDays(next, -1) }
  })
}

/** The place of a day among buckets that follow each other; −1 outside of them. */
export function bucketAt(buckets: readonly DayRange[], day: string): number {
  let [low, high] = [0, buckets.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const bucket = buckets[middle]
    if (!bucket) return -1
    if (day < bucket.from) high = middle - 1
    else if (day > bucket.to) low = middle + 1
    else return middle
  }
  return -1
}

/** The moments of a range in a time zone, in epoch milliseconds; `until` is exclusive. Days on which clocks change are 23 or 25 hours. */
export function momentsOf(
  { from, to }: DayRange,
  timeZone: string,
): { readonly begin: number; readonly until: number } {
  return { begin: startOfDay(from, timeZone), until: startOfDay(addDays(to, 1), timeZone) }
}

/** Whether a day lies in a range; no day lies in none. */
export function isIn({ from, to }: DayRange, day: string | null): boolean {
  return day !== null && day >= from && day <= to
}

function nextStart(day: string, step: PeriodStep): string {
  if (step === 'day') return addDays(day, 1)
  if (step === 'month') return addMonths(firstOfMonth(day), 1)
  return addDays(mondayOf(day), DAYS_OF_WEEK)
}

/** The months of a range that begins with one and ends with one; null for any other. */
function wholeMonths({ from, to }: DayRange): number | null {
  const after = addDays(to, 1)
  return from.endsWith('-01') && after.endsWith('-01') ? monthsUntil(after) - monthsUntil(from) : null
}
