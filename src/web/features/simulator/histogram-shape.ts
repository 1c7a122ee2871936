import { HISTOGRAM_BUCKETS } from '#domain/catalogue-prices.ts'
import { type ValueAxis, valueAxis } from '#web/kit/charts/value-ticks.ts'

/** The height of the picture, and how much of it stays free above the highest mark. */
export const HEIGHT = 132
const FREE = 4
const MARKS = 2

/** The bars of a histogram, from the lowest margin to the highest. */
export const BARS: readonly number[] = Array.from({ length: HISTOGRAM_BUCKETS }, (_, bar) => bar)

/** How many products a bar stands for: round numbers from zero that hold every bar. */
export function countAxis(...histograms: readonly Uint32Array[]): ValueAxis {
  const most = Math.max(1, ...histograms.flatMap((each) => [...each]))
  return valueAxis([0, most], MARKS, 1)
}

/** Where a count stands, from the top. */
export function topOf(count: number, { high }: ValueAxis): number {
  return HEIGHT - (count / high) * (HEIGHT - FREE)
}

/** The outline of a histogram as one path, so that a frame draws two shapes and no more. */
export function areaOf(histogram: Uint32Array, axis: ValueAxis): string {
  let path = `M0 ${HEIGHT}`
  for (const bar of BARS) {
    const count = histogram[bar] ?? 0
    // What there is few of is seen all the same.
    const top = count === 0 ? HEIGHT : Math.min(HEIGHT - 2, topOf(count, axis))
    path += `V${Math.round(top * 10) / 10}H${bar + 1}`
  }
  return `${path}V${HEIGHT}Z`
}
