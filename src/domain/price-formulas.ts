import { nearest, nearestProduct, nearestRatio } from './exact.ts'
import { MAX_PPM, PPM, type Ppm, type Units, UNITS_PER_MINOR } from './money.ts'
import { counted, type ExactCost, exactCostOf, isCostKnown, multipleOfCost } from './total-cost.ts'
import { plainAmount, type Unrounded, unroundedCost } from './unrounded.ts'

/** The two ways a price follows from a cost. */
export type PercentRule = 'margin' | 'markup'

/**
 * The price of a known cost by margin (PRICE-01) or markup (PRICE-02), times 1 + gross, rounded once to the minor unit. An invalid
 * percentage, or no finite result, leaves the cost (PRICE-03).
 */
export function priceByPercent(cost: ExactCost, rule: PercentRule, percent: Ppm, grossPpm: Ppm = 0): Units {
  const numerator = factorNumerator(rule, percent)
  return multipleOfCost(cost, numerator, factorDenominator(rule, percent), grossPpm, UNITS_PER_MINOR)
}

/** The numerator of price / cost by a percentage; whole, never negative. */
export function factorNumerator(rule: PercentRule, percent: Ppm): number {
  if (rule === 'margin' && isMarginClamped(percent)) return 2
  if (rule === 'margin') return percent >= 0 ? PPM : 1
  if (percent < -PPM) return 0
  return Number.isFinite(percent) ? PPM + percent : PPM
}

/** The denominator of price / cost by a percentage; whole, above zero. */
export function factorDenominator(rule: PercentRule, percent: Ppm): number {
  if (rule === 'markup') return PPM
  // PPM − margin is exact, where 1 − margin / PPM would cancel near 100 %.
  return percent >= 0 && percent < PPM ? PPM - percent : 1
}

/** Whether PRICE-01 cannot reach this margin and doubles the cost instead; screens refuse a new margin of that size. */
export function isMarginClamped(marginPpm: Ppm): boolean {
  return marginPpm >= PPM
}

/** Price from a cost in units and a margin, exactly as PRICE-01 and PRICE-03 say, rounded to the minor unit. */
export function priceFromMargin(cost: Units, marginPpm: Ppm): Units {
  return priceOrCost(cost, 'margin', marginPpm)
}

/** Price from a cost in units and a markup, exactly as PRICE-02 and PRICE-03 say, rounded to the minor unit. */
export function priceFromMarkup(cost: Units, markupPpm: Ppm): Units {
  return priceOrCost(cost, 'markup', markupPpm)
}

function priceOrCost(cost: Units, rule: PercentRule, percent: Ppm): Units {
  if (!Number.isFinite(cost) || cost <= 0) return 0
  const whole = Number.isFinite(percent) ? Math.round(percent) : percent
  const price = priceByPercent(plainCost(counted(cost)), rule, whole)
  return Number.isFinite(price) ? price : cost
}

/** A cost given as one amount, as the exact formulas take it. */
export function plainCost(cost: Units): ExactCost {
  return exactCostOf(cost, 0, 0, 0)
}

/** Profit = price − cost (PRICE-04). */
export function profit(price: Units, cost: Units): Units {
  return counted(price) - counted(cost)
}

/** Margin = profit / price (PRICE-04), 0 at a price of 0. */
export function marginPpm(price: Units, cost: Units): Ppm {
  return marginOnCost(counted(price), plainCost(counted(cost)))
}

/** Markup = profit / cost (PRICE-04), 0 at a cost of 0. */
export function markupPpm(price: Units, cost: Units): Ppm {
  return markupOnCost(counted(price), plainCost(counted(cost)))
}

/** Margin of a price over an exact cost (PRICE-04); limited to ±100 000 %, the largest stored percentage. */
export function marginOnCost(price: Units, cost: ExactCost): Ppm {
  return marginOf(plainAmount(price), unroundedCost(cost))
}

/** As `marginOnCost`, of amounts that are not rounded: the margin itself is, half away from zero. */
export function marginOf(price: Unrounded, cost: Unrounded): Ppm {
  const near = nearest((cost.approximate * PPM) / price.approximate)
  return Number.isNaN(near) ? gainOf(price, cost, price) : withinPercent(PPM - near)
}

/** (price − cost) / base in ppm, 0 at a base of 0. */
function gainOf(price: Unrounded, cost: Unrounded, base: Unrounded): Ppm {
  const [sold, spent, whole] = [price.exact(), cost.exact(), base.exact()]
  if (whole.numerator === 0n) return 0
  const gain = sold.numerator * spent.denominator - spent.numerator * sold.denominator
  const over = gain * whole.denominator * BigInt(PPM) * (whole.numerator < 0n ? -1n : 1n)
  const under = sold.denominator * spent.denominator * (whole.numerator < 0n ? -whole.numerator : whole.numerator)
  return withinPercent(nearestRatio(over, under))
}

/** Markup of a price over an exact cost (PRICE-04), 0 without a known cost; limited to ±100 000 %. */
export function markupOnCost(price: Units, cost: ExactCost): Ppm {
  return isCostKnown(cost) ? markupOf(plainAmount(price), unroundedCost(cost)) : 0
}

/** As `markupOnCost`, of amounts that are not rounded and a cost above zero. */
export function markupOf(price: Unrounded, cost: Unrounded): Ppm {
  const near = nearest((price.approximate * PPM) / cost.approximate)
  return Number.isNaN(near) ? gainOf(price, cost, cost) : withinPercent(near - PPM)
}

function withinPercent(ppm: Ppm): Ppm {
  return Math.min(MAX_PPM, Math.max(-MAX_PPM, ppm))
}

/** The price with sales VAT of a net price, rounded to the minor unit (PRICE-06). */
export function grossPrice(net: Units, taxRate: Ppm): Units {
  return nearestProduct(net, PPM + taxRate, PPM * UNITS_PER_MINOR) * UNITS_PER_MINOR
}

/** The net price of a gross price, rounded to the minor unit (PRICE-06). */
export function netPrice(gross: Units, taxRate: Ppm): Units {
  return nearestProduct(gross, PPM, (PPM + taxRate) * UNITS_PER_MINOR) * UNITS_PER_MINOR
}

/** An amount raised or, with a negative percentage, lowered by a percentage; rounded to the unit. */
export function changedByPercent(amount: Units, ppm: Ppm): Units {
  return nearestProduct(amount, PPM + ppm, PPM)
}

/** As `changedByPercent`, rounded once, to the minor unit (PRICE-09). */
export function changedToMinor(amount: Units, ppm: Ppm): Units {
  return nearestProduct(amount, PPM + ppm, PPM * UNITS_PER_MINOR) * UNITS_PER_MINOR
}

/** The monthly revenue of a plan: its price, a third of it when quarterly, a twelfth when annual (PRICE-10); rounded to the unit. */
export function monthlyRecurringRevenue(price: Units, billingCycle: string): Units {
  if (billingCycle === 'quarterly') return nearestProduct(price, 1, 3)
  if (billingCycle === 'annual') return nearestProduct(price, 1, 12)
  return price
}

/**
 * The lowest price that satisfies the floor: PRICE-01 at the floor margin, net or gross like the price it is compared with. Rounded to
 * the nearest minor unit as prices are, never upwards: a product priced by its floor margin is at its floor, not below it. So the exact
 * margin may miss the floor by less than half a minor unit (PRICE-12).
 */
export function floorPrice(cost: ExactCost, floor: Ppm, grossPpm: Ppm = 0): Units {
  return priceByPercent(cost, 'margin', floor, grossPpm)
}
