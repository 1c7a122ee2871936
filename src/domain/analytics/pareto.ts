import { nearestProduct } from '../exact.ts'
import { PPM, type Ppm, type Units } from '../money.ts'

/** The classes of a Pareto analysis: the few that bring most, those that follow, and all others. */
export const ABC = ['A', 'B', 'C'] as const
export type AbcClass = (typeof ABC)[number]

/** The share of the whole up to which something is of a class; what crosses the limit still is. */
const LIMITS: Readonly<Record<'A' | 'B', Ppm>> = { A: 800_000, B: 950_000 }

/** One part with its place. */
export interface Ranked<T> {
  readonly part: T
  readonly amount: Units
  /** Of all amounts above zero; 0 for an amount that is not. */
  readonly share: Ppm
  /** Of all amounts above zero, with those before it. */
  readonly cumulated: Ppm
  readonly class: AbcClass
}

/**
 * Parts from the best to the worst with their classes. What brings nothing or a loss has no share and is of class C. The worst are the
 * last ones.
 */
export function pareto<T>(parts: readonly T[], amountOf: (part: T) => Units): readonly Ranked<T>[] {
  const ordered = descending(parts, amountOf)
  const amounts = ordered.map((part) => amountOf(part))
  const whole = amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0)
  const [endOfA, endOfB] = [reaching(whole, LIMITS.A), reaching(whole, LIMITS.B)]
  let reached = 0
  return ordered.map((part, at) => {
    const amount = amounts[at] ?? 0
    const before = reached
    reached += Math.max(0, amount)
    return {
      part,
      amount,
      share: amount > 0 ? nearestProduct(amount, PPM, whole) : 0,
      cumulated: whole === 0 ? 0 : nearestProduct(reached, PPM, whole),
      // What comes before decides, so that the first is always of class A.
      class: amount <= 0 || before >= endOfB ? 'C' : before < endOfA ? 'A' : 'B',
    }
  })
}

/** Most parts come in this order already. */
function descending<T>(parts: readonly T[], amountOf: (part: T) => Units): readonly T[] {
  const isOrdered = parts.every((part, at) => at === 0 || amountOf(parts[at - 1] ?? part) >= amountOf(part))
  return isOrdered ? parts : parts.toSorted((a, b) => amountOf(b) - amountOf(a))
}

/** The least amount that is no longer below a share of the whole, so that the classes need no fraction. */
function reaching(whole: Units, share: Ppm): Units {
  const exact = BigInt(whole) * BigInt(share)
  return Number((exact + BigInt(PPM) - 1n) / BigInt(PPM))
}
