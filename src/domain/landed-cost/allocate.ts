import { type Units, UNITS_PER_MINOR } from '../money.ts'

/** A weight of any size: products of quantities and weights can be larger than a safe integer. */
export type Weight = number | bigint

/**
 * Splits a whole amount by weights, exactly (SHIP-02): each part is rounded down to the minor unit, and the remaining minor units go one
 * each to the largest remainders, for equal ones to the first. The parts add up to the whole and have its sign. An amount with a
 * fraction of a minor unit is split to 1/10,000 of it. Weights are whole and not negative; undefined if they are all zero and there is
 * something to split.
 */
export function allocate(whole: Units, weights: readonly Weight[]): Units[] | undefined {
  if (whole === 0) return weights.map(() => 0)
  const step = whole % UNITS_PER_MINOR === 0 ? UNITS_PER_MINOR : 1
  const steps = Math.abs(whole) / step
  const shares = isSmall(steps, weights)
    ? smallShares(steps, weights as readonly number[])
    : largeShares(steps, weights)
  if (!shares) return undefined
  const sign = whole < 0 ? -step : step
  return largestRemainders(shares, steps).map((count) => (count === 0 ? 0 : count * sign))
}

interface Shares {
  /** Whole steps of each part. */
  readonly counts: number[]
  /** The remainder of each part; comparable among themselves only. */
  readonly remainders: readonly Weight[]
}

/** Whether every product of the split stays below 2^53. */
function isSmall(steps: number, weights: readonly Weight[]): boolean {
  let total = 0
  for (const weight of weights) {
    if (typeof weight === 'bigint') return false
    total += weight
  }
  return total <= Number.MAX_SAFE_INTEGER && steps * total <= Number.MAX_SAFE_INTEGER
}

function smallShares(steps: number, weights: readonly number[]): Shares | undefined {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return undefined
  const remainders = weights.map((weight) => (steps * weight) % total)
  const counts = weights.map((weight, index) => (steps * weight - (remainders[index] ?? 0)) / total)
  return { counts, remainders }
}

function largeShares(steps: number, weights: readonly Weight[]): Shares | undefined {
  const exact = weights.map(BigInt)
  const total = exact.reduce((sum, weight) => sum + weight, 0n)
  if (total === 0n) return undefined
  const products = exact.map((weight) => BigInt(steps) * weight)
  return {
    counts: products.map((product) => Number(product / total)),
    remainders: products.map((product) => product % total),
  }
}

function largestRemainders({ counts, remainders }: Shares, steps: number): number[] {
  const left = steps - counts.reduce((sum, count) => sum + count, 0)
  if (left === 0) return counts
  const order = remainders.map((_, index) => index).sort((a, b) => descending(remainders[a], remainders[b]) || a - b)
  for (const index of order.slice(0, left)) counts[index] = (counts[index] ?? 0) + 1
  return counts
}

function descending(a: Weight = 0, b: Weight = 0): number {
  if (a === b) return 0
  return a > b ? -1 : 1
}
