import { roundToMinor, type Units, UNITS_PER_MINOR } from '../money.ts'

/**
 * Amounts rounded to the minor unit so that they add up to their sum, which is rounded too: the largest fractions go up, for equal ones the first.
 * None moves by a whole minor unit, and what has no fraction stays.
 */
export function roundedTogether(amounts: readonly Units[]): readonly Units[] {
  const whole = roundToMinor(sum(amounts))
  const lower = amounts.map((each) => Math.floor(each / UNITS_PER_MINOR) * UNITS_PER_MINOR)
  const up = new Set(
    amounts
      .map((each, index) => ({ index, fraction: each - (lower[index] ?? 0) }))
      .toSorted((a, b) => b.fraction - a.fraction || a.index - b.index)
      .slice(0, (whole - sum(lower)) / UNITS_PER_MINOR)
      .map(({ index }) => index),
  )
  return lower.map((each, index) => (up.has(index) ? each + UNITS_PER_MINOR : each))
}

function sum(amounts: readonly Units[]): Units {
  return amounts.reduce((all, each) => all + each, 0)
}
