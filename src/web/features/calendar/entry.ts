import type { Layer } from '#domain/calendar/layers.ts'
import type { ScreenId } from '#contract/screens.ts'

/** Where an entry comes from: an event of the user, or something that the product knows. */
export type Source = 'event' | Layer

/** Something with a place in the calendar, on the user's clock. */
export interface Entry {
  /** Of its own among all that is shown: an event that repeats stands there more than once. */
  readonly key: string
  readonly source: Source
  readonly title: string
  readonly isAllDay: boolean
  /** Epoch milliseconds; of an entry of whole days the midnights around it. */
  readonly start: number
  readonly end: number
  /** The days that it touches, the last one included. */
  readonly firstDay: string
  readonly lastDay: string
  /** Crossed out: it no longer counts. */
  readonly isDone: boolean
  /** The event and which of its repetitions; only of `event`. */
  readonly occurrence?: { readonly id: string; readonly originalStart: string; readonly repeats: boolean }
  /** The planned prices whose beginning or end it is, where that can be moved. */
  readonly planned?: { readonly ids: readonly string[]; readonly field: 'startsAt' | 'endsAt' }
  /** Where it leads to; only of layers. */
  readonly link?: { readonly screen: ScreenId; readonly search: Readonly<Record<string, string>> }
}

/** What takes whole days or more than one comes first, the longest first; then by time and title. */
export function byPlace(a: Entry, b: Entry): number {
  return (
    order(a.firstDay, b.firstDay) ||
    Number(isBar(b)) - Number(isBar(a)) ||
    (isBar(a) ? order(b.lastDay, a.lastDay) : 0) ||
    a.start - b.start ||
    a.title.localeCompare(b.title) ||
    order(a.key, b.key)
  )
}

/** Days and keys are the same in every language. */
function order(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}

/** Whether an entry is drawn across whole days. */
export function isBar({ isAllDay, firstDay, lastDay }: Pick<Entry, 'isAllDay' | 'firstDay' | 'lastDay'>): boolean {
  return isAllDay || firstDay !== lastDay
}
