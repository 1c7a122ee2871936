import { addDays, dayOf, startOfDay } from '../calendar-day.ts'
import type { Units } from '../money.ts'

/** The price from this moment until the next point; null if there was none. */
export interface PricePoint {
  readonly at: number
  readonly price: Units | null
}

/** The time of an announced reduction; the end not included, null while it lasts. */
export interface PromotionSpan {
  readonly startsAt: number
  readonly endsAt: number | null
}

/** The lowest price before a reduction, as EU law requires it (Directive 98/6/EC, article 6a). */
export interface LowestPrice {
  /** Null if nothing was sold in the window. */
  readonly price: Units | null
  /** Since when the lowest price was in force; the first such moment that reaches into the window. */
  readonly since: number | null
  /** The window: from the start of the day 30 days before until the reduction begins, exclusive. */
  readonly from: number
  readonly to: number
  /** What began at `to`: a promotion, a plain cut, or nothing if the window ends at the moment asked for. */
  readonly reduction: 'promotion' | 'cut' | 'none'
  /** The price at the moment asked for. */
  readonly current: Units | null
}

/** Days of the window. */
export const WINDOW_DAYS = 30

/** An entry of a history: the `version`th write, in force from `at`. */
export interface HistoryEntry extends PricePoint {
  readonly version: number
}

/**
 * The prices over time from a history: a late entry from an offline device is in force from its intended time, unless something written
 * after it already was. Of several at one moment the last written wins.
 */
export function priceTimeline(history: readonly HistoryEntry[]): PricePoint[] {
  const ordered = [...history].sort((a, b) => a.at - b.at || a.version - b.version)
  const points: PricePoint[] = []
  let newest = -1
  for (const { at, price, version } of ordered) {
    if (version < newest) continue
    newest = version
    if (points.at(-1)?.at === at) points.pop()
    if (points.at(-1)?.price !== price) points.push({ at, price })
  }
  return points
}

/** The price at a moment; null before the first. */
function priceAt(timeline: readonly PricePoint[], moment: number): Units | null {
  return timeline.findLast(({ at }) => at <= moment)?.price ?? null
}

/**
 * The lowest price of the 30 days before the reduction in force at `moment` (LEDGER-03). The window ends where the promotion begins,
 * never today: a promotion that follows another without a gap and lowers the price further is part of the first. Without a promotion the
 * last cut counts, unless the price rose since; without either the window ends at `moment`, as if a reduction began then. Days are those
 * of `timeZone`.
 */
export function lowestPrice(
  timeline: readonly PricePoint[],
  promotions: readonly PromotionSpan[],
  moment: number,
  timeZone: string,
): LowestPrice {
  const promoted = promotionStart(timeline, promotions, moment)
  const cut = promoted ?? lastCut(timeline, moment)
  const to = cut ?? moment
  const from = windowBefore(to, timeZone)
  return {
    ...lowestBetween(timeline, from, to),
    from,
    to,
    reduction: promoted !== null ? 'promotion' : cut === null ? 'none' : 'cut',
    current: priceAt(timeline, moment),
  }
}

/** The lowest price of the last 30 days, that of the moment included; null if nothing was sold. What was reduced in them counts (not LEDGER-03). */
export function lowestOfLast(timeline: readonly PricePoint[], moment: number, timeZone: string): Units | null {
  return lowestBetween(timeline, windowBefore(moment, timeZone), moment + 1).price
}

function windowBefore(to: number, timeZone: string): number {
  return startOfDay(addDays(dayOf(to, timeZone), -WINDOW_DAYS), timeZone)
}

function lowestBetween(
  timeline: readonly PricePoint[],
  from: number,
  to: number,
): Pick<LowestPrice, 'price' | 'since'> {
  let price: Units | null = null
  let since: number | null = null
  timeline.forEach((point, index) => {
    const until = timeline[index + 1]?.at ?? Infinity
    if (point.price === null || point.at >= to || until <= from) return
    if (price === null || point.price < price) [price, since] = [point.price, point.at]
  })
  return { price, since }
}

/** The start of the promotion of a moment; including earlier ones without a gap while prices only fell. */
function promotionStart(
  timeline: readonly PricePoint[],
  promotions: readonly PromotionSpan[],
  moment: number,
): number | null {
  const holding = (at: number): PromotionSpan[] =>
    promotions.filter(({ startsAt, endsAt }) => startsAt <= at && (endsAt === null || at < endsAt))
  // Of several promotions the last to begin set the price.
  let start = Math.max(...holding(moment).map(({ startsAt }) => startsAt), -Infinity)
  if (start === -Infinity) return null
  for (;;) {
    const previous = promotions.filter(
      ({ startsAt, endsAt }) => startsAt < start && (endsAt === null || endsAt >= start) && !raised(timeline, start),
    )
    if (previous.length === 0) return start
    start = Math.max(...previous.map(({ startsAt }) => startsAt))
  }
}

/** Whether the price went up at a moment. */
function raised(timeline: readonly PricePoint[], moment: number): boolean {
  const before = priceAt(timeline, moment - 1)
  const after = priceAt(timeline, moment)
  return before !== null && after !== null && after > before
}

/** When the price was last cut, if it did not rise since. */
function lastCut(timeline: readonly PricePoint[], moment: number): number | null {
  const until = timeline.filter(({ at }) => at <= moment)
  for (let index = until.length - 1; index > 0; index -= 1) {
    const [before, after] = [until[index - 1]?.price ?? null, until[index]?.price ?? null]
    if (before === null || after === null || after > before) return null
    if (after < before) return until[index]?.at ?? null
  }
  return null
}
