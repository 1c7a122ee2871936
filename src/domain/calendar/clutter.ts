import { foldText } from '../text-fold.ts'
import { type ExpandRule, occurrencesOf, type Timed } from './occurrences.ts'

/** Why an event may be removed (CAL-05). */
export type ClutterReason = 'duplicate' | 'orphaned' | 'past'

/** An event as the clean-up looks at it. */
export interface Cleanable extends Timed {
  readonly id: string
  readonly title: string
  readonly seriesId: string | null
  readonly createdAt: number
}

export interface Clutter<E> {
  readonly event: E
  readonly reason: ClutterReason
  /** The event that a duplicate repeats, which is kept. */
  readonly keeps?: E
}

/**
 * What may be removed, each event once (CAL-05): events that say the same at the same time as an older one, changed occurrences whose
 * series is gone, and what ended before a moment and does not come again.
 */
export function clutterOf<E extends Cleanable>(
  events: readonly E[],
  pastBefore: number,
  expand: ExpandRule,
): readonly Clutter<E>[] {
  const byId = new Set(events.map(({ id }) => id))
  const first = new Map<string, E>()
  for (const event of events.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))) {
    const key = sameness(event)
    if (!first.has(key)) first.set(key, event)
  }
  return events.flatMap((event): Clutter<E>[] => {
    const kept = first.get(sameness(event))
    if (kept && kept.id !== event.id) return [{ event, reason: 'duplicate', keeps: kept }]
    if (event.seriesId !== null && !byId.has(event.seriesId)) return [{ event, reason: 'orphaned' }]
    return isOver(event, pastBefore, expand) ? [{ event, reason: 'past' }] : []
  })
}

function sameness({ title, startAt, endAt, allDay, repeatRule }: Cleanable): string {
  return JSON.stringify([foldText(title.trim()), startAt, endAt, allDay, repeatRule])
}

/** Far enough for every rule that comes again at all. */
const FURTHEST_MS = 100 * 366 * 86_400_000

function isOver(event: Cleanable, before: number, expand: ExpandRule): boolean {
  if (event.endAt > before) return false
  return event.repeatRule === '' || occurrencesOf([event], before, before + FURTHEST_MS, 1, expand).length === 0
}
