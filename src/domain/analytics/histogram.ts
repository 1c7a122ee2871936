import { unitsPerMajor } from '../money.ts'
import { joined } from './chunked-rows.ts'

/** A part of a distribution: from its lower edge to before the upper one; null where it has no end. */
export interface Bin {
  readonly from: number | null
  readonly to: number | null
  /** The rows in it. */
  readonly ids: readonly string[]
}

const FIVE_PERCENT = 50_000

/** The edges of margins, in ppm: each 5 % from −50 % to 95 %. They never move, so that two pictures can be compared. */
export const MARGIN_EDGES: readonly number[] = Array.from({ length: 30 }, (_, step) => (step - 10) * FIVE_PERCENT)

/** The edges of prices in a currency, in units: 1, 2 and 5 of each power of ten, from a hundredth of a major unit on. */
export function priceEdges(currency: string): readonly number[] {
  const cent = unitsPerMajor(currency) / 100
  return Array.from({ length: 10 }, (_, power) => [1, 2, 5].map((step) => step * cent * 10 ** power)).flat()
}

/** Rows by the bins of their values with these edges, ascending: one below the first, one from each on. A row without a value is in none. */
export function histogram<T extends { readonly id: string }>(
  rows: Iterable<T>,
  valueOf: (row: T) => number | null,
  edges: readonly number[],
): readonly Bin[] {
  const ids: string[][] = Array.from({ length: edges.length + 1 }, () => [])
  for (const row of rows) {
    const value = valueOf(row)
    if (value !== null) ids[placeOf(value, edges)]?.push(row.id)
  }
  return ids.map((each, at) => ({ from: edges[at - 1] ?? null, to: edges[at] ?? null, ids: each }))
}

/** The rows of several histograms with the same edges in one. */
export function joinedBins(histograms: readonly (readonly Bin[])[], edges: readonly number[]): readonly Bin[] {
  return edges.concat(Infinity).map((_, at) => ({
    from: edges[at - 1] ?? null,
    to: edges[at] ?? null,
    ids: joined(histograms.map((bins) => bins[at]?.ids ?? [])),
  }))
}

/** The bins from the first to the last that holds something. */
export function usedBins(bins: readonly Bin[]): readonly Bin[] {
  const first = bins.findIndex(({ ids }) => ids.length > 0)
  return first < 0 ? [] : bins.slice(first, bins.findLastIndex(({ ids }) => ids.length > 0) + 1)
}

/** How many edges a value has reached. */
function placeOf(value: number, edges: readonly number[]): number {
  let [low, high] = [0, edges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (value < (edges[middle] ?? Infinity)) high = middle
    else low = middle + 1
  }
  return low
}
