import { grouped } from '#domain/grouped.ts'
import type { ScheduledState } from '#domain/price-list/list-rules.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { Tone } from '#web/kit/ui/tone.tsx'

/** Green for what is running, red for what failed. */
export const STATE_TONES: Readonly<Record<ScheduledState, Tone>> = {
  planned: 'neutral',
  running: 'ok',
  done: 'neutral',
  cancelled: 'neutral',
  failed: 'bad',
}

export function isOpen({ status }: Pick<RowOfKind<'scheduledPrice'>, 'status'>): boolean {
  return status === 'planned' || status === 'running' || status === 'failed'
}

/** Those that belong together were planned together: same title, times and change. What has something to do comes first, then the latest. */
export function plannedGroups(
  rows: readonly RowOfKind<'scheduledPrice'>[],
): readonly (readonly RowOfKind<'scheduledPrice'>[])[] {
  const groups = grouped(rows, (row) => {
    const { title, startsAt, endsAt, patchKind, percentOff, amount, status, promotion, priceListId } = row
    return JSON.stringify([title, startsAt, endsAt, patchKind, percentOff, amount, status, promotion, priceListId])
  })
  return [...groups.values()].sort(([a], [b]) => {
    if (!a || !b) return 0
    return Number(isOpen(b)) - Number(isOpen(a)) || (isOpen(a) ? a.startsAt - b.startsAt : b.startsAt - a.startsAt)
  })
}
