/** What many measurements of one thing come to; all in the unit that was measured. */
export interface Summary {
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

/**
 * The smallest of the measured values that at least a share of them do not exceed (the nearest-rank percentile, which never makes up a
 * value between two). `sorted` ascends; NaN for none.
 */
export function percentile(sorted: readonly number[], share: number): number {
  const rank = Math.max(1, Math.ceil(sorted.length * share))
  return sorted[rank - 1] ?? NaN
}

/** Sums up measurements in whatever order. */
export function summary(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b)
  return {
    count: sorted.length,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    max: percentile(sorted, 1),
  }
}

/** The value that half of the measurements do not exceed. */
export function median(values: readonly number[]): number {
  return summary(values).p50
}
