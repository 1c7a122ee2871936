import { useMemo, useState } from 'react'
import type { ExpandRule } from '#domain/calendar/occurrences.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { daysAfter } from '#web/kit/format/month.ts'
import { EntryShelf } from './entry-shelf.ts'
import { useExpand } from './use-expand.ts'
import { momentAt } from './user-clock.ts'

const never: ExpandRule = () => []
/** Whole days of other time zones begin up to so much earlier or later than here. */
const ZONES_MS = 26 * 3_600_000

/** The user's events in these days, and whether those that repeat are still on their way. */
export function useEventEntries(rows: readonly RowOfKind<'event'>[], days: readonly string[]) {
  const hasRules = useMemo(() => rows.some(({ repeatRule }) => repeatRule !== ''), [rows])
  const { expand = never, isLate } = useExpand(hasRules)
  const [shelf] = useState(() => new EntryShelf())
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const entries = useMemo(() => {
    const from = momentAt(first, 0) - ZONES_MS
    const to = momentAt(daysAfter(last, 1), 0) + ZONES_MS
    return shelf.entriesOf(rows, from, to, expand).filter((entry) => entry.lastDay >= first && entry.firstDay <= last)
  }, [shelf, rows, first, last, expand])
  return { entries, isLate }
}
