import { PPM, type Units, UNITS_PER_MINOR } from '../money.ts'
import { nearestProduct } from '../exact.ts'
import type { ScheduledChange } from './price-data.ts'

/** A price with the scheduled changes that are in force at a moment. */
export interface StandingPrice {
  readonly price: Units | null
  /** The change on top; null if none is in force. */
  readonly change: ScheduledChange | null
  /** The price before the first of the changes in force. */
  readonly before: Units | null
  /** Changes in force whose price somebody has changed since. */
  readonly changedSince: readonly ScheduledChange[]
}

interface Layer {
  readonly change: ScheduledChange
  readonly price: Units
}

/** The price that a scheduled change makes from a price; null if it needs one and there is none. Rounded to the minor unit. */
export function scheduledAmount(change: ScheduledChange, price: Units | null): Units | null {
  if (change.patchKind === 'price') return change.amount
  if (price === null) return null
  return nearestProduct(price, PPM - change.percentOff, PPM * UNITS_PER_MINOR) * UNITS_PER_MINOR
}

/**
 * The price at a moment, where `price` is the stored one. Each change is fixed when it begins and lies on those before; one that ends is
 * removed wherever it lies, so that the rest never includes a change that is over. `changes` are those of one product (or of its price
 * in one list) in the currency of `price`, the latest start first.
 */
export function standingPrice(price: Units | null, changes: readonly ScheduledChange[], at: number): StandingPrice {
  const running = changes.filter(({ status }) => status === 'running').reverse()
  const isStanding = running.length > 0 && running.at(-1)?.appliedPrice === price
  let layers: Layer[] = isStanding
    ? running.flatMap((change) => (change.appliedPrice === null ? [] : [{ change, price: change.appliedPrice }]))
    : []
  const base = isStanding ? (running[0]?.priceBefore ?? null) : price
  for (const change of changes.filter(({ status }) => status === 'planned').reverse()) {
    if (change.startsAt > at) break
    layers = layers.filter((layer) => isInForce(layer.change, change.startsAt))
    const amount = isInForce(change, change.startsAt) ? scheduledAmount(change, layers.at(-1)?.price ?? base) : null
    if (amount !== null) layers.push({ change, price: amount })
  }
  const top = layers.findLast((layer) => isInForce(layer.change, at))
  return {
    price: top ? top.price : base,
    change: top?.change ?? null,
    before: base,
    changedSince: isStanding ? [] : running.filter((change) => isInForce(change, at)),
  }
}

function isInForce({ endsAt }: ScheduledChange, at: number): boolean {
  return endsAt === null || at < endsAt
}
