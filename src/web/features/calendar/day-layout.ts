import type { Entry } from './entry.ts'
import { DAY_MINUTES, minutesOf } from './user-clock.ts'

/** What is shorter is drawn as if it were so long, so that it can be read and pressed. */
const SHORTEST_SHOWN = 30
/** Side by side; more would be too narrow to read. */
export const MOST_COLUMNS = 4

/** An entry in the column of a day: in minutes of the clock, and which of how many columns beside each other. */
export interface Block {
  readonly entry: Entry
  readonly from: number
  readonly to: number
  readonly column: number
  readonly columns: number
}

/** A day with what fits into it. */
export interface DayLayout {
  readonly blocks: readonly Block[]
  readonly hidden: number
}

interface Placed {
  readonly entry: Entry
  readonly from: number
  readonly to: number
  readonly column: number
}

/** Puts the timed entries of a day beside each other where they overlap, at most so many. */
export function dayLayout(day: string, entries: readonly Entry[], most = MOST_COLUMNS): DayLayout {
  const spans = entries
    .filter((entry) => entry.firstDay === day && entry.lastDay === day && !entry.isAllDay)
    .map((entry) => ({ entry, ...spanOf(entry) }))
    .sort((a, b) => a.from - b.from || b.to - a.to || (a.entry.key < b.entry.key ? -1 : 1))
  const blocks: Block[] = []
  let hidden = 0
  let group: Placed[] = []
  let groupEnd = -1
  let ends: number[] = []
  const close = () => {
    blocks.push(...group.map((placed) => ({ ...placed, columns: ends.length })))
    group = []
    ends = []
  }
  for (const span of spans) {
    if (span.from >= groupEnd) close()
    const free = ends.findIndex((end) => end <= span.from)
    const column = free < 0 ? ends.length : free
    if (column >= most) {
      hidden += 1
      continue
    }
    ends[column] = span.to
    groupEnd = group.length === 0 ? span.to : Math.max(groupEnd, span.to)
    group.push({ ...span, column })
  }
  close()
  return { blocks, hidden }
}

/** On the clock; where it was set back in between, an entry may end before it began, and is drawn with its shortest length. */
function spanOf({ start, end }: Entry): { from: number; to: number } {
  const from = Math.min(minutesOf(start), DAY_MINUTES - SHORTEST_SHOWN)
  const endsAt = minutesOf(end)
  const isMidnight = endsAt === 0 && end > start
  const to = isMidnight ? DAY_MINUTES : endsAt
  return { from, to: Math.min(DAY_MINUTES, Math.max(to, from + SHORTEST_SHOWN)) }
}
