import { nearestRatio } from './exact.ts'
import { PPM, type Units, UNITS_PER_MINOR } from './money.ts'

/**
 * The parts of an amount as people see them: each rounded to the minor unit for itself, as the field beside it shows it. Where `whole`
 * keeps digits below the minor unit, so do its parts: each is rounded to the unit. Where these do not come to `whole`, those parts are one
 * step more or less that are nearest to it, of equal ones the last. Exact parts are in ppm of a unit, of either sign.
 */
export function shownParts(exact: readonly bigint[], whole: Units): readonly Units[] {
  const step = whole % UNITS_PER_MINOR === 0 ? UNITS_PER_MINOR : 1
  const stepPpm = BigInt(step) * BigInt(PPM)
  const rounded = exact.map((part) => nearestRatio(part, stepPpm))
  const missing = whole / step - rounded.reduce((sum, part) => sum + part, 0)
  const sign = Math.sign(missing)
  const left = exact.map((part, at) => (part - BigInt(rounded[at] ?? 0) * stepPpm) * BigInt(sign))
  const order = left.map((_, at) => at).sort((a, b) => descending(left[a], left[b]) || b - a)
  const moved = new Set(order.slice(0, Math.abs(missing)))
  return rounded.map((part, at) => (part + (moved.has(at) ? sign : 0)) * step)
}

function descending(a = 0n, b = 0n): number {
  if (a === b) return 0
  return a > b ? -1 : 1
}
