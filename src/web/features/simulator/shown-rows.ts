import { HISTOGRAM_BUCKETS } from '#domain/catalogue-prices.ts'
import { ROW_FLAG } from '#domain/simulator/simulator-columns.ts'
import { bucketOf } from '#domain/simulator/simulated-totals.ts'
import { OUTCOME } from '#domain/simulator/simulator-frame.ts'
import type { Workbench } from './workbench.ts'

/** What the table can be narrowed to, beside a bar of the histogram. */
const SHOWN = [
  'all',
  'changed',
  'repriced',
  'losing',
  'belowFloor',
  'refused',
  'withoutRate',
  'withoutCost',
  'outOfRange',
] as const

/** One of `SHOWN`. */
export type ShownWord = (typeof SHOWN)[number]

/** What the table shows: a word, or the bar of the histogram that a margin of now or then stands in. */
export type Shown = ShownWord | number

/** Reads what the address asks to show. */
export function shownIn(text: string): Shown {
  const bar = /^bar(\d{1,2})$/.exec(text)?.[1]
  if (bar !== undefined && Number(bar) < HISTOGRAM_BUCKETS) return Number(bar)
  return SHOWN.find((word) => word === text) ?? 'all'
}

/** The same as it stands in the address. */
export function shownText(shown: Shown): string {
  return typeof shown === 'number' ? `bar${shown}` : shown === 'all' ? '' : shown
}

const OUTCOMES: Readonly<Partial<Record<ShownWord, readonly number[]>>> = {
  changed: [OUTCOME.changed, OUTCOME.repriced],
  refused: [OUTCOME.belowFloor],
  withoutRate: [OUTCOME.withoutRate],
  withoutCost: [OUTCOME.withoutCost],
  outOfRange: [OUTCOME.outOfRange],
}

/** What stands first in the table. */
export type First = 'losses' | 'gains'

/** The rows of what is sold that the table shows, from the worst effect to the best or the other way round; equal ones by name. */
export function shownRows(bench: Workbench, shown: Shown, first: First): readonly number[] {
  const { columns, places } = bench.catalogue
  const { outcomes } = bench.frame
  const isShown = testOf(bench, shown)
  const rows: number[] = []
  for (let row = 0; row < places.length; row++) {
    const outcome = outcomes[places[row] ?? 0] ?? OUTCOME.outOfScope
    const isSold = ((columns.flags[row] ?? 0) & ROW_FLAG.sold) !== 0
    if (isSold && outcome !== OUTCOME.outOfScope && isShown(row, outcome)) rows.push(row)
  }
  const sign = first === 'losses' ? 1 : -1
  return byGain(rows, (row) => sign * bench.gainOf(row))
}

function testOf(bench: Workbench, shown: Shown): (row: number, outcome: number) => boolean {
  const { before } = bench.catalogue.columns
  const { after } = bench.frame
  const { counted } = bench.totals.weighed
  const isCounted = (row: number): boolean => (counted[row] ?? 0) !== 0
  if (typeof shown === 'number') {
    const isIn = (margin = NaN): boolean => !Number.isNaN(margin) && bucketOf(margin) === shown
    return (row) => isCounted(row) && (isIn(after.margin[row]) || isIn(before.margin[row]))
  }
  const outcomes = OUTCOMES[shown]
  if (outcomes) return (_, outcome) => outcomes.includes(outcome)
  if (shown === 'losing') return (row) => isCounted(row) && after.loses[row] === 1
  if (shown === 'belowFloor') return (row) => isCounted(row) && after.below[row] === 1
  if (shown === 'repriced') return (row) => !Object.is(before.price[row], after.price[row])
  return () => true
}

/** From the least to the most; what changes nothing, or nothing is known of, stands last. */
export function byGain(rows: readonly number[], gainOf: (row: number) => number): readonly number[] {
  const gains = Float64Array.from(rows, gainOf)
  const rank = (place: number): number => {
    const gain = gains[place] ?? NaN
    return Number.isNaN(gain) || gain === 0 ? Infinity : gain
  }
  const ranks = Float64Array.from(rows, (_, place) => rank(place))
  const order = Uint32Array.from(rows, (_, place) => place)
  order.sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) || one - other)
  return Array.from(order, (place) => rows[place] ?? 0)
}
