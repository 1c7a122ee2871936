import { byPlace, type Entry, isBar } from './entry.ts'

/** An entry in a week of the month: across which days, in which row. */
export interface Bar {
  readonly entry: Entry
  /** 0 to 6, the first day of the week that it touches, and over how many it goes. */
  readonly column: number
  readonly span: number
  readonly lane: number
  readonly isFromBefore: boolean
  readonly goesOn: boolean
}

/** A week with what fits into it. */
export interface WeekLayout {
  readonly days: readonly string[]
  readonly bars: readonly Bar[]
  /** How many entries of each day found no room. */
  readonly hidden: readonly number[]
}

/** Puts entries into the weeks of a month, as many above each other as there are lanes. */
export function monthLayout(
  weeks: readonly (readonly string[])[],
  entries: readonly Entry[],
  lanes: number,
): readonly WeekLayout[] {
  const { drawn, left } = mostDrawn(entries, lanes)
  return weeks.map((days) => {
    const week = weekLayout(days, drawn, lanes)
    return { ...week, hidden: week.hidden.map((count, column) => count + (left.get(days[column] ?? '') ?? 0)) }
  })
}

/**
 * What may be drawn at all, in its order, and how many more each day has: beside what lies across whole days, no day has room for more
 * entries than there are lanes, so a full month need not be sorted.
 */
function mostDrawn(entries: readonly Entry[], lanes: number) {
  const left = new Map<string, number>()
  const first = new Map<string, Entry[]>()
  const drawn: Entry[] = []
  for (const entry of entries) {
    if (isBar(entry)) {
      drawn.push(entry)
      continue
    }
    const { firstDay } = entry
    const ofDay = first.get(firstDay) ?? []
    first.set(firstDay, ofDay)
    const place = ofDay.findIndex((other) => byPlace(entry, other) < 0)
    if (place >= 0) ofDay.splice(place, 0, entry)
    else if (ofDay.length < lanes) ofDay.push(entry)
    if (ofDay.length > lanes || (place < 0 && ofDay.at(-1) !== entry)) {
      left.set(firstDay, (left.get(firstDay) ?? 0) + 1)
      ofDay.length = Math.min(ofDay.length, lanes)
    }
  }
  drawn.push(...[...first.values()].flat())
  return { drawn: drawn.sort(byPlace), left }
}

/** Puts entries, in their order, into one row of days. */
export function weekLayout(days: readonly string[], sorted: readonly Entry[], lanes: number): WeekLayout {
  const taken = Array.from({ length: lanes }, () => 0)
  const hidden = days.map(() => 0)
  const bars: Bar[] = []
  const [first = '', last = ''] = [days[0], days.at(-1)]
  for (const entry of sorted) {
    if (entry.lastDay < first || entry.firstDay > last) continue
    const column = entry.firstDay <= first ? 0 : days.indexOf(entry.firstDay)
    const end = entry.lastDay >= last ? days.length - 1 : days.indexOf(entry.lastDay)
    const span = end - column + 1
    const mask = ((1 << span) - 1) << column
    const lane = taken.findIndex((used) => (used & mask) === 0)
    if (lane < 0) {
      for (let day = column; day <= end; day += 1) hidden[day] = (hidden[day] ?? 0) + 1
      continue
    }
    taken[lane] = (taken[lane] ?? 0) | mask
    bars.push({ entry, column, span, lane, isFromBefore: entry.firstDay < first, goesOn: entry.lastDay > last })
  }
  return { days, bars, hidden }
}
