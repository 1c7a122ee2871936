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
  /** Units of the shown currency for one unit of each by `currencyIndex`; NaN without a rate. */
  readonly rates: Float64Array
}

/** What of a row counts, as bits. */
const COUNTED = { inScope: 1, sold: 2, first: 4 } as const

/** The weights of every row, worked out once for a catalogue, its scope and its weights. */
interface Weighed {
  readonly counted: Uint8Array
  /** Sold units × exchange rate; 0 for a currency without a rate. */
  readonly factors: Float64Array
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
  /** What is sold at a price and a cost, and its mean margin in ppm; NaN without any. */
  judged: number
  averageMargin: number
  /** Of the sold units, in units of the shown currency, in float64: a figure to compare, not one to book. */
  profit: number
}

/** A scenario summed up, filled in place by `sumUp`; both sides are of active products alone, as all averages of the catalogue. */
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
  /** Some variants have no cost that an amount could be added to. */
  withoutCost: number
  /** New prices that the lowest margin refuses. */
  refused: number
  /** Products whose profit cannot be told in the shown currency: they are in every count but that of profit. */
  unconverted: number
  /** Units that earn the profit of now, as a multiple of those sold now; null if no volume does. */
  breakEvenVolume: number | null
  readonly winners: TopRows
  readonly losers: TopRows
  weighed: Weighed
}

function emptySide(): SideTotals {
  const histogram = new Uint32Array(HISTOGRAM_BUCKETS)
  return { histogram, belowFloor: 0, losing: 0, judged: 0, averageMargin: NaN, profit: 0 }
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
    withoutCost: 0,
    refused: 0,
    unconverted: 0,
    breakEvenVolume: null,
    winners: new TopRows(TOP_ROWS),
    losers: new TopRows(TOP_ROWS),
    weighed: { counted: new Uint8Array(0), factors: new Float64Array(0) },
  }
}

/** Sums up what is now: once for a catalogue, its scope and what profit is weighted by. */
export function sumUpBefore(columns: SimulatorColumns, weights: Weights, totals: SimulatedTotals): void {
  totals.weighed = weighedRows(columns, weights)
  sumSide(columns.before, totals.weighed, 1, totals.before, null)
  totals.unconverted = columns.products.filter(({ isActive }, place) => {
    const currency = codeAt(columns.input.currency, codeAt(columns.starts, place))
    return isActive && columns.inScope[place] === 1 && Number.isNaN(at(weights.rates, currency))
  }).length
}

function weighedRows(
  { products, starts, inScope, flags, input }: SimulatorColumns,
  { units, rates }: Weights,
): Weighed {
  const weighed = { counted: new Uint8Array(input.count), factors: new Float64Array(input.count) }
  for (let place = 0; place < products.length; place++) {
    if (inScope[place] === 0 || products[place]?.isActive !== true) continue
    const first = codeAt(starts, place)
    for (let row = first; row < codeAt(starts, place + 1); row++) {
      const isSold = (codeAt(flags, row) & ROW_FLAG.sold) !== 0
      weighed.counted[row] = COUNTED.inScope | (isSold ? COUNTED.sold : 0) | (row === first ? COUNTED.first : 0)
      const rate = at(rates, codeAt(input.currency, row))
      weighed.factors[row] = Number.isNaN(rate) ? 0 : rate * (units === null ? 1 : at(units, row))
    }
  }
  return weighed
}

/** Sums up a frame for its pictures, with a change of the sold units; what is now was summed up before (`sumUpBefore`). */
export function sumUp(
  columns: SimulatorColumns,
  frame: SimulatorFrame,
  volumeChange: Ppm,
  totals: SimulatedTotals,
): void {
  const { winners, losers, before, after, weighed } = totals
  const { counts } = frame
  totals.products = columns.products.length - codeAt(counts, OUTCOME.outOfScope)
  totals.repriced = codeAt(counts, OUTCOME.repriced)
  totals.changed = codeAt(counts, OUTCOME.changed) + totals.repriced
  totals.withoutRate = codeAt(counts, OUTCOME.withoutRate)
  totals.outOfRange = codeAt(counts, OUTCOME.outOfRange)
  totals.withoutCost = codeAt(counts, OUTCOME.withoutCost)
  totals.refused = codeAt(counts, OUTCOME.belowFloor)
  winners.clear()
  losers.clear()
  sumSide(frame.after, weighed, 1 + volumeChange / PPM, after, { before: columns.before.profit, winners, losers })
  // The profit of so many units is proportional to them, and `after.profit` counts them changed already.
  const perVolume = after.profit / (1 + volumeChange / PPM)
  totals.breakEvenVolume = perVolume > 0 && before.profit >= 0 ? before.profit / perVolume : null
}

/** What rows are ranked by: the profit that each has now. */
interface Ranking {
  readonly before: Float64Array
  readonly winners: TopRows
  readonly losers: TopRows
}

function sumSide(
  { below, loses, margin, profit }: ShownFigures,
  { counted, factors }: Weighed,
  volume: number,
  side: SideTotals,
  ranking: Ranking | null,
): void {
  const { histogram } = side
  histogram.fill(0)
  let belowFloor = 0
  let losing = 0
  let margins = 0
  let judged = 0
  let earned = 0
  let isBelow = 0
  let isLosing = 0
  for (let row = 0; row < counted.length; row++) {
    const bits = codeAt(counted, row)
    if (bits === 0) continue
    if ((bits & COUNTED.first) !== 0) {
      belowFloor += isBelow
      losing += isLosing
      isBelow = 0
      isLosing = 0
    }
    isBelow |= codeAt(below, row)
    if ((bits & COUNTED.sold) === 0) continue
    isLosing |= codeAt(loses, row)
    const ppm = at(margin, row)
    if (ppm === ppm) {
      const bucket = bucketOf(ppm)
      histogram[bucket] = codeAt(histogram, bucket) + 1
      margins += ppm
      judged++
    }
    const gained = at(profit, row) * volume
    const factor = at(factors, row)
    if (gained === gained) earned += gained * factor
    if (ranking !== null) rank(ranking, row, gainOf(at(ranking.before, row), gained) * factor)
  }
  side.belowFloor = belowFloor + isBelow
  side.losing = losing + isLosing
  side.judged = judged
  side.averageMargin = margins / judged
  side.profit = earned
}

/** What a row gains; one whose profit was not known, or no longer is, counts as nothing then. NaN if it never is. */
export function gainOf(before: number, after: number): number {
  if (before !== before) return after
  return after === after ? after - before : -before
}

function rank({ winners, losers }: Ranking, row: number, gain: number): void {
  if (gain > winners.least) winners.add(row, gain)
  else if (-gain > losers.least) losers.add(row, -gain)
}

const TENTH = PPM / 1_000
const PER_BUCKET = HISTOGRAM_BUCKETS / PPM

/** The bar that a margin stands in. */
export function bucketOf(margin: Ppm): number {
  // As a margin is read, to a tenth of a percent: prices in whole cents move a kept one across an edge otherwise. Half a ppm more is never on an
  // edge, so that a product tells it without a division.
  const bucket = Math.floor((margin + TENTH / 2 + 0.5) * PER_BUCKET)
  return bucket < 0 ? 0 : Math.min(bucket, HISTOGRAM_BUCKETS - 1)
}
