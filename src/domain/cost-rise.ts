import type { Units } from './money.ts'

/** A smaller move is rounding: documents keep costs to 1/10,000, products to their minor unit. */
const LEAST_MOVE_PERCENT = 1

/** Whether a cost is higher than another by more than rounding (INS-01, PAGE-01). */
export function hasRisen(cost: Units, before: Units): boolean {
  return cost * 100 > before * (100 + LEAST_MOVE_PERCENT)
}
