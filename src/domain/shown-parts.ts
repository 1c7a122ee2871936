import { nearestRatio } from './exact.ts'
import { PPM, type Units, UNITS_PER_MINOR } from './money.ts'

const MINOR = BigInt(PPM) * BigInt(UNITS_PER_MINOR)

/**
 * The parts of an amount as people see them: each rounded to the minor unit for itself, as the field beside it shows it. Where these do
 * not come to `whole`, which is rounded too unless it is less than half a minor unit, those parts are one minor unit more or less that are nearest to it, of equal ones the last.
 * Exact parts are in ppm of a unit, of either sign.
 */
export function shownParts(exact: readonly bigint[], whole: Units): readonly Units[] {
  const rounded = exact.map((part) => nearestRatio(part, MINOR))
  const missing = Math.trunc(whole / UNITS_PER_MINOR) - rounded.reduce((sum, part) => sum + part, 0)
  const step = Math.sign(missing)
  const left = exact.map((part, at) => (part - BigInt(rounded[at] ?? 0) * MINOR) * BigInt(step))
  const order = left.map((_, at) => at).sort((a, b) => descending(left[a], left[b]) || b - a)
  const moved = new Set(order.slice(0, Math.abs(missing)))
  return rounded.map((part, at) => (part + (moved.has(at) ? step : 0)) * UNITS_PER_MINOR)
}

function descending(a = 0n, b = 0n): number {
  if (a === b) return 0
  return a > b ? -1 : 1
}
