import { HISTOGRAM_BUCKETS } from '../catalogue-prices.ts'
import { currencies } from '../currencies.ts'
import { type RateSet, unitRate } from '../exchange-rates.ts'
import { PPM, type Ppm } from '../money.ts'
import { at, codeAt, ROW_FLAG, type ShownFigures, type SimulatorColumns } from './simulator-columns.ts'
import { OUTCOME, type SimulatorFrame } from './simulator-frame.ts'
import { TopRows } from './top-rows.ts'

/** Winners and losers that are kept. */
const TOP_ROWS = 20

/** What the profit of a scenario is weighted by. */
export interface Weights {
  /** Units sold of each row of the columns; null counts one of each. */
  readonly units: Float64Array | null
  /** How the sold units change with the prices. */
  readonly volumeChange: Ppm
  /** Units of the shown currency for one unit of each by `currencyIndex`; NaN without a rate. */
  readonly rates: Float64Array
}

/** The rate of every currency into the shown one, for `Weights`. */
export function ratesInto(currency: string, set: RateSet | null): Float64Array {
  return Float64Array.from([...currencies.map(({ code }) => code), ''], (code) =>
    code === currency ? 1 : ((set && unitRate(set, code, currency)?.approximate) ?? NaN),
  )
}

/** The figures of one side of a scenario: what is now, or what would be. */
export interface SideTotals {
  /** Bars of what is sold by its margin, from 0 % to 100 %; losses are in the first, 100 % in the last. */
  readonly histogram: Uint32Array
  belowFloor: number
  losing: number
  /** Mean margin in ppm of what is sold; NaN without any. */
  averageMargin: number
  /** Of the sold units, in units of the shown currency, in float64: a figure to compare, not one to book. */
  profit: number
}

/** A scenario summed up, filled in place by `sumUp`. */
export interface SimulatedTotals {
  readonly before: SideTotals
  readonly after: SideTotals
  /** Products in the scope. */
  products: number
  /** Of these those whose cost or price changes, and those whose price does. */
  changed: number
  repriced: number
  withoutRate: number
  outOfRange: number
  /** New prices that the lowest margin refuses. */
  refused: number
  /** Products whose profit cannot be told in the shown currency: they are in every count but that of profit. */
  unconverted: number
  /** Units that earn the profit of now, as a multiple of those sold now; null if no volume does. */
  breakEvenVolume: number | null
  readonly winners: TopRows
  readonly losers: TopRows
}

function emptySide(): SideTotals {
  return { histogram: new Uint32Array(HISTOGRAM_BUCKETS), belowFloor: 0, losing: 0, averageMargin: NaN, profit: 0 }
}

/** Totals without figures. */
export function simulatedTotals(): SimulatedTotals {
  return {
    before: emptySide(),
    after: emptySide(),
    products: 0,
    changed: 0,
    repriced: 0,
    withoutRate: 0,
    outOfRange: 0,
    refused: 0,
    unconverted: 0,
    breakEvenVolume: null,
    winners: new TopRows(TOP_ROWS),
    losers: new TopRows(TOP_ROWS),
  }
}

/** Sums up a frame for its pictures. */
export function sumUp(
  columns: SimulatorColumns,
  frame: SimulatorFrame,
  weights: Weights,
  totals: SimulatedTotals,
): void {
  countOutcomes(columns, frame, totals)
  sumSide(columns, columns.before, weights, 0, totals.before)
  sumSide(columns, frame.after, weights, weights.volumeChange, totals.after)
  rankRows(columns, frame, weights, totals)
  const { before, after } = totals
  // The profit of so many units is proportional to them, and `after.profit` counts them changed already.
  const perVolume = after.profit / (1 + weights.volumeChange / PPM)
  totals.breakEvenVolume = perVolume > 0 && before.profit >= 0 ? before.profit / perVolume : null
}

function countOutcomes(columns: SimulatorColumns, frame: SimulatorFrame, totals: SimulatedTotals): void {
  const counts = new Uint32Array(6)
  let repriced = 0
  for (let place = 0; place < columns.products.length; place++) {
    const outcome = codeAt(frame.outcomes, place)
    counts[outcome] = codeAt(counts, outcome) + 1
    if (outcome === OUTCOME.changed && isRepriced(columns, frame, place)) repriced++
  }
  totals.products = columns.products.length - codeAt(counts, OUTCOME.outOfScope)
  totals.changed = codeAt(counts, OUTCOME.changed)
  totals.repriced = repriced
  totals.withoutRate = codeAt(counts, OUTCOME.withoutRate)
  totals.outOfRange = codeAt(counts, OUTCOME.outOfRange)
  totals.refused = codeAt(counts, OUTCOME.belowFloor)
}

function isRepriced({ starts, before, flags }: SimulatorColumns, { after }: SimulatorFrame, place: number): boolean {
  for (let row = codeAt(starts, place); row < codeAt(starts, place + 1); row++) {
    const isSold = (codeAt(flags, row) & ROW_FLAG.sold) !== 0
    if (isSold && !Object.is(before.price[row], after.price[row])) return true
  }
  return false
}

function sumSide(
  { starts, inScope, flags, input, products }: SimulatorColumns,
  figures: ShownFigures,
  { units, rates }: Weights,
  volumeChange: Ppm,
  side: SideTotals,
): void {
  side.histogram.fill(0)
  const volume = 1 + volumeChange / PPM
  let [belowFloor, losing, margins, judged, profit] = [0, 0, 0, 0, 0]
  for (let place = 0; place < products.length; place++) {
    if (inScope[place] === 0) continue
    let [isBelow, isLosing] = [0, 0]
    for (let row = codeAt(starts, place); row < codeAt(starts, place + 1); row++) {
      isBelow |= codeAt(figures.below, row)
      if ((codeAt(flags, row) & ROW_FLAG.sold) === 0) continue
      isLosing |= codeAt(figures.loses, row)
      const margin = at(figures.margin, row)
      if (!Number.isNaN(margin)) {
        const bucket = bucketOf(margin)
        side.histogram[bucket] = (side.histogram[bucket] ?? 0) + 1
        margins += margin
        judged++
      }
      const earned = at(figures.profit, row) * at(rates, codeAt(input.currency, row))
      if (!Number.isNaN(earned)) profit += earned * volume * (units === null ? 1 : at(units, row))
    }
    belowFloor += isBelow
    losing += isLosing
  }
  side.belowFloor = belowFloor
  side.losing = losing
  side.averageMargin = margins / judged
  side.profit = profit
}

/** The bar that a margin stands in. */
export function bucketOf(margin: Ppm): number {
  const bucket = Math.floor((margin * HISTOGRAM_BUCKETS) / PPM)
  return bucket < 0 ? 0 : Math.min(bucket, HISTOGRAM_BUCKETS - 1)
}

function rankRows(
  { starts, inScope, flags, input, before, products }: SimulatorColumns,
  { after }: SimulatorFrame,
  { units, rates, volumeChange }: Weights,
  totals: SimulatedTotals,
): void {
  const { winners, losers } = totals
  winners.clear()
  losers.clear()
  const volume = 1 + volumeChange / PPM
  let unconverted = 0
  for (let place = 0; place < products.length; place++) {
    if (inScope[place] === 0) continue
    const first = codeAt(starts, place)
    const rate = at(rates, codeAt(input.currency, first))
    if (Number.isNaN(rate)) {
      unconverted++
      continue
    }
    for (let row = first; row < codeAt(starts, place + 1); row++) {
      if ((codeAt(flags, row) & ROW_FLAG.sold) === 0) continue
      const gain =
        (at(after.profit, row) * volume - at(before.profit, row)) * rate * (units === null ? 1 : at(units, row))
      if (gain > 0) winners.add(row, gain)
      else if (gain < 0) losers.add(row, -gain)
    }
  }
  totals.unconverted = unconverted
}
