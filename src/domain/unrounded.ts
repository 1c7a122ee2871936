import { nearest, nearestRatio } from './exact.ts'
import { MAX_UNITS, type Units, UNITS_PER_MINOR } from './money.ts'
import { COST_DENOMINATOR, type ExactCost, exactNumerator } from './total-cost.ts'

/** An exact number; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** An amount in units before it is rounded, so that tax, percentages and exchange rate together are rounded once (PRICE-09). */
export interface Unrounded {
  /** In float64, within the error that `nearest` allows; NaN where that is not certain. */
  readonly approximate: number
  readonly exact: () => Fraction
}

/** A known amount. */
export function plainAmount(units: Units): Unrounded {
  return { approximate: units, exact: () => ({ numerator: BigInt(units), denominator: 1n }) }
}

/** A total cost with all its digits. */
export function unroundedCost(cost: ExactCost): Unrounded {
  return {
    approximate: cost.approximate,
    exact: () => ({ numerator: exactNumerator(cost), denominator: COST_DENOMINATOR }),
  }
}

/** amount × top / bottom for whole numbers; the bottom is positive. */
export function share(amount: Unrounded, top: number, bottom: number): Unrounded {
  if (top === bottom) return amount
  return {
    approximate: (amount.approximate * top) / bottom,
    exact: () => {
      const { numerator, denominator } = amount.exact()
      return { numerator: numerator * BigInt(top), denominator: denominator * BigInt(bottom) }
    },
  }
}

/** One number times another, such as an amount and an exchange rate. */
export function multiplied(a: Unrounded, b: Unrounded): Unrounded {
  return {
    approximate: a.approximate * b.approximate,
    exact: () => {
      const [left, right] = [a.exact(), b.exact()]
      return { numerator: left.numerator * right.numerator, denominator: left.denominator * right.denominator }
    },
  }
}

/** The sum of an amount, not below zero, and whole units. */
export function sumOf(amount: Unrounded, units: Units): Unrounded {
  return {
    // Terms of opposite sign could cancel out what `nearest` allows.
    approximate: units >= 0 ? amount.approximate + units : NaN,
    exact: () => {
      const { numerator, denominator } = amount.exact()
      return { numerator: numerator + BigInt(units) * denominator, denominator }
    },
  }
}

/** The amount rounded once, half away from zero, to a multiple of `step` units; without another, to the minor unit. */
export function rounded({ approximate, exact }: Unrounded, step: Units = UNITS_PER_MINOR): Units {
  const near = nearest(approximate / step)
  if (!Number.isNaN(near)) return near * step
  const { numerator, denominator } = exact()
  return nearestRatio(numerator, denominator * BigInt(step)) * step
}

/** As `rounded`; null without an amount, or if it is too large to be kept. */
export function roundedIfKept(amount: Unrounded | null, step: Units = UNITS_PER_MINOR): Units | null {
  const units = amount && rounded(amount, step)
  return units === null || Math.abs(units) > MAX_UNITS ? null : units
}

/** The lowest whole minor units that are not below the amount. */
export function raisedToMinor(amount: Unrounded): Units {
  const { numerator, denominator } = amount.exact()
  const step = denominator * BigInt(UNITS_PER_MINOR)
  const whole = numerator / step
  return Number(numerator > whole * step ? whole + 1n : whole) * UNITS_PER_MINOR
}
