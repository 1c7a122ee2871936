import { nearestProduct } from '../exact.ts'
import { dayOf } from '../calendar-day.ts'
import { PPM, type Ppm, type Units } from '../money.ts'
import type { SCHEDULED_STATES } from '../price-list/list-rules.ts'
import { roundedMean } from '../rounded-mean.ts'
import { bucketAt, bucketsOf, type DayRange, type PeriodStep } from './period.ts'

/** A price that was replaced by another one in the same currency. */
export interface PriceChange {
  readonly productId: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly before: Units
  readonly after: Units
}

/** The changes of prices in a part of a range. */
export interface PriceChangeBucket extends DayRange {
  readonly raised: number
  readonly lowered: number
  /** The mean of all changes from a price above zero; null without one. */
  readonly mean: Ppm | null
  /** The products, each once. */
  readonly ids: readonly string[]
}

/** The fields of a planned price that tell what it did once it began (LEDGER-02). */
export interface PlannedPrice {
  readonly productId: string
  readonly startsAt: number
  readonly endsAt: number | null
  readonly status: (typeof SCHEDULED_STATES)[number]
  readonly appliedPrice: Units | null
  readonly priceBefore: Units | null
}

/** The changes of planned prices: when each began, and of those that have ended when the price before came back. */
export function plannedPriceChanges(plans: Iterable<PlannedPrice>): readonly PriceChange[] {
  const changes: PriceChange[] = []
  for (const { productId, startsAt, endsAt, status, appliedPrice, priceBefore } of plans) {
    if (appliedPrice === null || priceBefore === null || productId === '') continue
    changes.push({ productId, at: startsAt, before: priceBefore, after: appliedPrice })
    if (status === 'done' && endsAt !== null) {
      changes.push({ productId, at: endsAt, before: appliedPrice, after: priceBefore })
    }
  }
  return changes
}

/** Changes of prices over time by the days of a time zone: those of planned prices, or any that the price ledger tells. */
export function priceChanges(
  changes: Iterable<PriceChange>,
  range: DayRange,
  step: PeriodStep,
  timeZone: string,
): readonly PriceChangeBucket[] {
  const buckets = bucketsOf(range, step)
  const sums = buckets.map(() => new ChangeSum())
  for (const change of changes) sums[bucketAt(buckets, dayOf(change.at, timeZone))]?.add(change)
  return buckets.map((bucket, at) => ({ ...bucket, ...(sums[at] ?? new ChangeSum()).figures() }))
}

class ChangeSum {
  #raised = 0
  #lowered = 0
  #sum = 0
  #measured = 0
  readonly #ids = new Set<string>()

  add({ productId, before, after }: PriceChange): void {
    if (before === after) return
    this.#ids.add(productId)
    if (after > before) this.#raised += 1
    else this.#lowered += 1
    if (before <= 0) return
    this.#sum += nearestProduct(after - before, PPM, before)
    this.#measured += 1
  }

  figures(): Omit<PriceChangeBucket, keyof DayRange> {
    return {
      raised: this.#raised,
      lowered: this.#lowered,
      mean: this.#measured === 0 ? null : roundedMean(this.#sum, this.#measured),
      ids: [...this.#ids],
    }
  }
}
