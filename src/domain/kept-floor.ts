import { PPM, type Ppm, type Units, UNITS_PER_MINOR } from './money.ts'
import { costByRules, type PricingResult } from './pricing.ts'
import type { PricingInput, PricingRules } from './pricing-rules.ts'
import { COST_DENOMINATOR, type ExactCost, exactNumerator, isCostKept, isCostKnown } from './total-cost.ts'

/**
 * The highest floor margin that a price satisfies, in ppm: it is below every higher floor and not below this or any lower one. −1 if it
 * satisfies none, null if the cost is unknown, so that no floor can be broken. It depends only on the price and its cost, so that a
 * floor can change without it.
 */
export function keptFloor(price: Units, cost: ExactCost, grossPpm: Ppm = 0): Ppm | null {
  if (!isCostKnown(cost)) return null
  if (price < 0) return -1
  // From half a minor unit above this price on, the floor price rounds up beyond it.
  const limit = BigInt(price + UNITS_PER_MINOR / 2) * COST_DENOMINATOR
  return Math.max(-1, PPM - 1 - Number((exactNumerator(cost) * BigInt(PPM + grossPpm)) / limit))
}

/** `keptFloor` of a price made by `rules`; null without a price or a cost. */
export function keptFloorOf(input: PricingInput, rules: PricingRules, { effectivePrice }: PricingResult): Ppm | null {
  const cost = costByRules(input, rules)
  if (effectivePrice === null || !isCostKept(cost)) return null
  return keptFloor(effectivePrice, cost, rules.pricesIncludeVat ? rules.taxRate : 0)
}
