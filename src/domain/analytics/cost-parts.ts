import { nearestProduct, nearestSmallRatio } from '../exact.ts'
import { DUTY_LINE } from '../landed-cost/cost-lines.ts'
import { PPM, roundToMinor, type Units, UNITS_PER_MINOR } from '../money.ts'
import { costByRules } from '../pricing.ts'
import { rulesOfPrice } from '../price-receipt.ts'
import type { PricingRules } from '../pricing-rules.ts'
import { shownParts } from '../shown-parts.ts'
import { counted, exactCostOf, isCostKept, isCostKnown, shownCost } from '../total-cost.ts'
import type { AnalysedProduct } from './product-pieces.ts'

/** What a cost is made of; VAT only where it is a cost. */
export const COST_PARTS = ['purchase', 'freight', 'duty', 'extras', 'vat'] as const
export type CostPart = (typeof COST_PARTS)[number]

/** An amount for each part; they add up to the cost. */
export type CostShares = Readonly<Record<CostPart, Units>>

/**
 * The parts of a product's total cost as its price is explained (`priceStory`), in units of its currency: what a landing wrote as duty is
 * duty, rebates and all other costs are extras. Null without a known cost. `present` are the rules of prices without a receipt.
 */
export function costShares(input: AnalysedProduct, present: PricingRules): CostShares | null {
  const cost = costByRules(input, rulesOfPrice(input.receipt, present))
  if (!isCostKept(cost) || !isCostKnown(cost)) return null
  const total = shownCost(cost)
  const { plain, dutyBase, dutyPpm, vatPpm } = cost
  const net = vatPpm === 0 ? total : shownCost(exactCostOf(plain, dutyBase, dutyPpm, 0))
  const beforeVat = total % UNITS_PER_MINOR === 0 ? roundToMinor(net) : net
  const [purchase = 0, freight = 0, duty = 0, ...others] = partsOf(input, dutyBase, dutyPpm, beforeVat)
  const landed = input.additionalCosts.findIndex(({ id }) => id === DUTY_LINE)
  const landedDuty = others[landed] ?? 0
  const extras = others.reduce((sum, amount) => sum + amount, 0) - landedDuty
  return { purchase, freight, duty: duty + landedDuty, extras, vat: total - beforeVat }
}

/** Supplier price, freight, duty by percentage, then each other cost, as a person sees them. */
function partsOf(
  { baseCost, shippingCost, additionalCosts }: AnalysedProduct,
  dutyBase: Units,
  dutyPpm: number,
  whole: Units,
): readonly Units[] {
  const step = whole % UNITS_PER_MINOR === 0 ? UNITS_PER_MINOR : 1
  const amounts = [counted(baseCost), counted(shippingCost), ...additionalCosts.map(({ amount }) => counted(amount))]
  const [base = 0, shipping = 0, ...others] = amounts.map((amount) => nearestSmallRatio(amount, step) * step)
  const duty = nearestProduct(dutyBase, dutyPpm, PPM * step) * step
  const quick = [base, shipping, duty, ...others]
  // Most costs add up at once; the exact way settles which part is rounded the other way where they do not.
  if (quick.reduce((sum, part) => sum + part, 0) === whole) return quick
  const [exactBase = 0n, exactShipping = 0n, ...exactOthers] = amounts.map((amount) => BigInt(amount) * BigInt(PPM))
  return shownParts([exactBase, exactShipping, BigInt(dutyBase) * BigInt(dutyPpm), ...exactOthers], whole)
}
