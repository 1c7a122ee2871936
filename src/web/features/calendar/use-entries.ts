import { useMemo } from 'react'
import { type ExpandRule, occurrencesOf } from '#domain/calendar/occurrences.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { daysAfter } from '#web/kit/format/month.ts'
import { momentAt } from './device-clock.ts'
import { entryOf, MOST_ENTRIES } from './entries.ts'
import type { Entry } from './entry.ts'
import { useExpand } from './use-expand.ts'

const never: ExpandRule = () => []
/** Whole days of other time zones begin up to so much earlier or later than here. */
const ZONES_MS = 26 * 3_600_000

/** The user's events in these days, and whether those that repeat are still on their way. */
export function useEventEntries(rows: readonly RowOfKind<'event'>[], days: readonly string[]) {
  const hasRules = useMemo(() => rows.some(({ repeatRule }) => repeatRule !== ''), [rows])
  const { expand = never, isLate } = useExpand(hasRules)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const entries = useMemo(() => entriesBetween(rows, first, last, expand), [rows, first, last, expand])
  return { entries, isLate }
}

/** The occurrences that touch days of this device. */
function entriesBetween(
  rows: readonly RowOfKind<'event'>[],
  first: string,
  last: string,
  expand: ExpandRule,
): readonly Entry[] {
  const from = momentAt(first, 0) - ZONES_MS
  const to = momentAt(daysAfter(last, 1), 0) + ZONES_MS
  return occurrencesOf(rows, from, to, MOST_ENTRIES, expand)
    .map(entryOf)
    .filter((entry) => entry.lastDay >= first && entry.firstDay <= last)
}
