import type { ScheduledState } from '#domain/price-list/list-rules.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatRate } from '#web/kit/format/number.ts'
import type { Tone } from '#web/kit/ui/tone.tsx'
import type { ScheduledRow } from './price-list-row.ts'
import { plannedText as text } from './planned-text.ts'

/** What a state means: running is now, failed needs somebody. */
export const STATE_TONES: Readonly<Record<ScheduledState, Tone>> = {
  planned: 'neutral',
  running: 'ok',
  done: 'neutral',
  cancelled: 'neutral',
  failed: 'bad',
}

/** Whether it still has something to do. */
export function isOpen({ status }: Pick<ScheduledRow, 'status'>): boolean {
  return status === 'planned' || status === 'running' || status === 'failed'
}

/** What a scheduled price does: `$12.00`, `20% off`. */
export function changeWords({
  patchKind,
  amount,
  currency,
  percentOff,
}: Pick<ScheduledRow, 'patchKind' | 'amount' | 'currency' | 'percentOff'>): string {
  if (patchKind === 'price') return amount === null ? '–' : formatMoney(amount, currency)
  return percentOff < 0 ? text.percentUp(formatRate(-percentOff)) : text.percentOff(formatRate(percentOff))
}

/** Those that belong together were planned together: same words, times and change. What has something to do comes first, then the latest. */
export function plannedGroups(rows: readonly ScheduledRow[]): readonly (readonly ScheduledRow[])[] {
  const groups = new Map<string, ScheduledRow[]>()
  for (const row of rows) {
    const { title, startsAt, endsAt, patchKind, percentOff, amount, status, promotion, priceListId } = row
    const key = JSON.stringify([title, startsAt, endsAt, patchKind, percentOff, amount, status, promotion, priceListId])
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()].sort(([a], [b]) => {
    if (!a || !b) return 0
    return Number(isOpen(b)) - Number(isOpen(a)) || (isOpen(a) ? a.startsAt - b.startsAt : b.startsAt - a.startsAt)
  })
}

/** A moment as a field of date and time holds it, in the user's time zone: `2026-12-01T08:00`. */
export function localMoment(at: number): string {
  const shifted = new Date(at - new Date(at).getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/** The moment of a field of date and time; null where it says none. */
export function momentOf(text: string): number | null {
  const at = new Date(text).getTime()
  return text === '' || Number.isNaN(at) ? null : at
}
