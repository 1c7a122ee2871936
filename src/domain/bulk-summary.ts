import { type BulkEffect, changesRow } from './bulk-edit.ts'
import { mean, type PriceState } from './bulk-prices.ts'
import type { Ppm } from './money.ts'

/** A bulk edit as a whole, for the preview of its change set. */
export interface BulkSummary {
  readonly count: number
  readonly changed: number
  /** Mean margin in ppm of the products with a price and a known cost, each with the mean of its variants; null if there are none. */
  readonly marginBefore: Ppm | null
  readonly marginAfter: Ppm | null
  /** Products that end below their margin floor, or have a variant that does (PRICE-12). */
  readonly belowFloor: number
  /** Products with an unknown cost: flagged, and not priced from it. */
  readonly withoutCost: number
  /** Products left unchanged because their price may not go below its floor. */
  readonly refusedByFloor: number
  /** Products left unchanged because a figure would be too large or a price negative. */
  readonly refused: number
  /** Products that followed a margin or markup and end with a fixed price. */
  readonly becomeFixed: number
  /** Products with a fixed price that a change by percent leaves fixed. */
  readonly stayFixed: number
  /** Products without a price, which a change by percent leaves alone. */
  readonly unpriced: number
}

/** Sums up the effects of a bulk edit. */
export function bulkSummary(effects: readonly BulkEffect[]): BulkSummary {
  const results = effects.map(({ before, after, refusedByFloor }) => (refusedByFloor ? before : after))
  return {
    count: effects.length,
    changed: effects.filter(changesRow).length,
    marginBefore: meanMargin(effects.map(({ before }) => before)),
    marginAfter: meanMargin(results),
    belowFloor: results.filter(({ belowFloor }) => belowFloor).length,
    withoutCost: effects.filter(({ after }) => after.flag === 'no-cost').length,
    refusedByFloor: effects.filter((effect) => effect.refusedByFloor !== undefined).length,
    refused: effects.filter(({ after }) => after.flag === 'out-of-range').length,
    becomeFixed: effects.filter(({ becomesFixed }) => becomesFixed).length,
    stayFixed: effects.filter(({ priceFound }) => priceFound === 'fixed').length,
    unpriced: effects.filter(({ priceFound }) => priceFound === 'none').length,
  }
}

function meanMargin(states: readonly PriceState[]): Ppm | null {
  return mean(states.map(({ meanMargin: margin }) => margin))
}
