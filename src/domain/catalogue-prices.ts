import { isLosing } from './product-problem.ts'
import { PPM } from './money.ts'

/** Bars of the margin histogram, from 0 % to 100 %; losses are in the first. */
export const HISTOGRAM_BUCKETS = 40

/** The prices of a catalogue, filled in place by `repriceColumns`. NaN stands for null. */
export interface CataloguePrices {
  readonly price: Float64Array
  /** Margin in ppm; NaN without a price or a known cost. */
  readonly margin: Float64Array
  /** The lowest price that the margin floor allows; NaN without a floor or a known cost. */
  readonly floor: Float64Array
  readonly histogram: Uint32Array
  priced: number
  withoutCost: number
  belowFloor: number
  losing: number
  /** Mean margin in ppm of the products that have one; NaN if there are none. */
  averageMargin: number
  /** Working column: costs in float64. */
  readonly cost: Float64Array
}

/** Allocates the prices of so many products. */
export function cataloguePrices(count: number): CataloguePrices {
  return {
    price: new Float64Array(count),
    margin: new Float64Array(count),
    floor: new Float64Array(count),
    histogram: new Uint32Array(HISTOGRAM_BUCKETS),
    priced: 0,
    withoutCost: 0,
    belowFloor: 0,
    losing: 0,
    averageMargin: NaN,
    cost: new Float64Array(count),
  }
}

/** Fills the histogram and the totals from the columns. */
export function countPrices(prices: CataloguePrices): void {
  prices.histogram.fill(0)
  let [priced, judged, losing, belowFloor, marginSum] = [0, 0, 0, 0, 0]
  for (let row = 0; row < prices.price.length; row++) {
    const price = prices.price[row] ?? NaN
    const margin = prices.margin[row] ?? NaN
    if (Number.isNaN(price)) continue
    priced++
    if (price < (prices.floor[row] ?? NaN)) belowFloor++
    if (Number.isNaN(margin)) continue
    if (isLosing({ effectivePrice: price, margin })) losing++
    if (price === 0) continue
    judged++
    marginSum += margin
    const bucket = Math.floor((margin * HISTOGRAM_BUCKETS) / PPM)
    const kept = bucket < 0 ? 0 : bucket >= HISTOGRAM_BUCKETS ? HISTOGRAM_BUCKETS - 1 : bucket
    prices.histogram[kept] = (prices.histogram[kept] ?? 0) + 1
  }
  prices.priced = priced
  prices.losing = losing
  prices.belowFloor = belowFloor
  prices.averageMargin = marginSum / judged
}
