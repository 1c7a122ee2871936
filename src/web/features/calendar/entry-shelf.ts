import { type ExpandRule, occurrencesOf } from '#domain/calendar/occurrences.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { entryOf, MOST_ENTRIES } from './entries.ts'
import type { Entry } from './entry.ts'
import { calendarZone } from './user-clock.ts'

type EventRow = RowOfKind<'event'>

/** What a row came to, and between which moments that was asked; a row that is changed is another object. */
interface Kept {
  readonly from: number
  readonly to: number
  readonly expand: ExpandRule
  readonly entries: readonly Entry[]
}

/** The entries of events, worked out once for each row: a change of one event, or a look back, costs nothing for the others. */
export class EntryShelf {
  #zone = ''
  #single = new WeakMap<EventRow, readonly Entry[]>()
  #series = new WeakMap<EventRow, Kept>()

  /** The entries that touch the time between two moments, the first of them where there are too many. */
  entriesOf(rows: readonly EventRow[], from: number, to: number, expand: ExpandRule): readonly Entry[] {
    if (this.#zone !== calendarZone()) {
      this.#zone = calendarZone()
      this.#single = new WeakMap()
      this.#series = new WeakMap()
    }
    const found: Entry[] = []
    for (const row of rows) {
      if (row.startAt >= to) continue
      if (row.repeatRule !== '') found.push(...this.#seriesOf(row, from, to, expand))
      else if (row.endAt > from || row.startAt >= from) found.push(...this.#singleOf(row))
    }
    if (found.length <= MOST_ENTRIES) return found
    return found.sort((a, b) => a.start - b.start).slice(0, MOST_ENTRIES)
  }

  #singleOf(row: EventRow): readonly Entry[] {
    const kept = this.#single.get(row)
    if (kept) return kept
    const made = occurrencesOf([row], row.startAt, row.endAt + 1, 1, () => []).map(entryOf)
    this.#single.set(row, made)
    return made
  }

  #seriesOf(row: EventRow, from: number, to: number, expand: ExpandRule): readonly Entry[] {
    const kept = this.#series.get(row)
    if (kept?.from === from && kept.to === to && kept.expand === expand) return kept.entries
    const entries = occurrencesOf([row], from, to, MOST_ENTRIES, expand).map(entryOf)
    this.#series.set(row, { from, to, expand, entries })
    return entries
  }
}
