import { PPM, type Ppm, type Units, UNITS_PER_MINOR } from './money.ts'
import { costByRules, type PricingResult } from './pricing.ts'
import type { PricingInput, PricingRules } from './pricing-rules.ts'
import { COST_DENOMINATOR, type ExactCost, exactNumerator, isCostKept, isCostKnown } from './total-cost.ts'

/**
 * The highest floor margin that a price keeps, in ppm: under every higher one it is below its floor, under this and every lower one it is
 * not. −1 where it keeps none at all, null where no floor can be broken because no cost is known. It rests on the price and its cost
 * alone, so that a floor can change without it.
 */
export function keptFloor(price: Units, cost: ExactCost, grossPpm: Ppm = 0): Ppm | null {
  if (!isCostKnown(cost)) return null
  if (price < 0) return -1
  // The floor price rounds up to this price from half a minor unit above it on, which is where it is no longer kept.
  const limit = BigInt(price + UNITS_PER_MINOR / 2) * COST_DENOMINATOR
  return Math.max(-1, PPM - 1 - Number((exactNumerator(cost) * BigInt(PPM + grossPpm)) / limit))
}

/** `keptFloor` of a price that was made by `rules`; null without a price, or without a cost to hold it against. */
export function keptFloorOf(input: PricingInput, rules: PricingRules, { effectivePrice }: PricingResult): Ppm | null {
  const cost = costByRules(input, rules)
  if (effectivePrice === null || !isCostKept(cost)) return null
  return keptFloor(effectivePrice, cost, rules.pricesIncludeVat ? rules.taxRate : 0)
}
