import { minorDigits } from './currency.ts'
import { nearestRatio } from './exact.ts'
import { PPM, type Ppm, type Units, UNITS_PER_MINOR } from './money.ts'
import { endedPrice, endingGrid } from './price-ending.ts'
import type { PricingInput, PricingRules } from './pricing-rules.ts'
import { counted, exactCost, type ExactCost } from './total-cost.ts'
import { plainAmount, rounded, share } from './unrounded.ts'

/** The cells of a price: each one follows from the others (PRICE-14). */
export const SOLVED_CELLS = ['shelfPrice', 'margin', 'discount', 'baseCost', 'shippingCost'] as const
/** One of `SOLVED_CELLS`. */
export type SolvedCell = (typeof SOLVED_CELLS)[number]

/** The given cells while one is solved. Costs and their rules are those of the product. */
export interface LockedCells {
  /** The price before the discount; with sales VAT if the shop's prices include it. */
  readonly shelfPrice: Units
  /** Of the paid price, net of sales VAT. */
  readonly margin: Ppm
  /** Off the shelf price; 0 for none. */
  readonly discount: Ppm
}

/** All five cells in agreement. `shelfPrice` has its ending, so the margin may be a little above the one asked for. */
export interface SolvedPrice extends LockedCells {
  readonly baseCost: Units
  readonly shippingCost: Units
}

/** Why there is no solution: a percentage of 100 % and more, no cost to price, or other costs that exceed the price. */
export type SolvingProblem = 'percent-too-high' | 'no-cost' | 'no-price' | 'nothing-left'

/** The solved cells, or the problem. */
export type Solution = { readonly solved: SolvedPrice } | { readonly problem: SolvingProblem }

/** A fraction with a positive denominator. */
interface Ratio {
  readonly over: bigint
  readonly under: bigint
}

/**
 * Solves one cell from the others, through duty, VAT and price ending (PRICE-14). A solved cost has as few digits as give the same price
 * within one minor unit, and is never above what the price allows.
 */
export function solvePrice(cell: SolvedCell, input: PricingInput, rules: PricingRules, locked: LockedCells): Solution {
  const problem = problemOf(cell, input, rules, locked)
  if (problem) return { problem }
  const costs = { baseCost: counted(input.baseCost), shippingCost: counted(input.shippingCost) }
  const cost = costOf(input, rules, costs)
  switch (cell) {
    case 'shelfPrice':
      return { solved: { ...locked, ...costs, shelfPrice: shelfPrice(input, rules, cost, locked) } }
    case 'margin':
      return { solved: { ...locked, ...costs, margin: marginOf(cost, paidNet(rules, locked)) } }
    case 'discount':
      return discountOf(cost, rules, locked, costs)
    default:
      return solvedCost(cell, input, rules, locked)
  }
}

function problemOf(
  cell: SolvedCell,
  input: PricingInput,
  rules: PricingRules,
  { margin, discount, shelfPrice: shelf }: LockedCells,
): SolvingProblem | undefined {
  if (cell !== 'margin' && (margin >= PPM || margin < 0)) return 'percent-too-high'
  if (cell !== 'discount' && (discount >= PPM || discount < 0)) return 'percent-too-high'
  if (cell !== 'shelfPrice' && shelf <= 0) return 'no-price'
  const isCost = cell === 'baseCost' || cell === 'shippingCost'
  return isCost || costOf(input, rules).over > 0n ? undefined : 'no-cost'
}

function costOf(input: PricingInput, rules: PricingRules, costs: Partial<PricingInput> = {}): Ratio {
  const vat = input.vatTax ?? rules.whatIf?.vat ?? null
  return ratioOf(exactCost({ ...input, ...costs }, rules, vat))
}

const whole = BigInt(PPM)

function ratioOf({ plain, dutyBase, dutyPpm, vatPpm }: ExactCost): Ratio {
  const beforeVat = BigInt(plain) * whole + BigInt(dutyBase) * BigInt(dutyPpm)
  return { over: beforeVat * BigInt(PPM + vatPpm), under: whole * whole }
}

function times({ over, under }: Ratio, numerator: number, denominator: number): Ratio {
  return { over: over * BigInt(numerator), under: under * BigInt(denominator) }
}

function less({ over, under }: Ratio, amount: Units): Ratio {
  return { over: over - BigInt(amount) * under, under }
}

function salesVat(rules: PricingRules): Ppm {
  return rules.pricesIncludeVat ? rules.taxRate : 0
}

/** The shelf price after discount and sales VAT. */
function paidNet(rules: PricingRules, { shelfPrice: shelf, discount }: LockedCells): Ratio {
  return times({ over: BigInt(shelf) * BigInt(PPM - discount), under: whole }, PPM, PPM + salesVat(rules))
}

function shelfPrice(input: PricingInput, rules: PricingRules, cost: Ratio, { margin, discount }: LockedCells): Units {
  const net = times(times(cost, PPM, PPM - margin), PPM, PPM - discount)
  const { over, under } = times(net, PPM + salesVat(rules), PPM * UNITS_PER_MINOR)
  const grid = endingGrid(rules.ending, minorDigits(input.baseCurrency))
  return endedPrice(nearestRatio(over, under) * UNITS_PER_MINOR, grid, rules.endingDirection)
}

/** margin = 1 − cost / net, rounded down, so that the promised margin is reached. */
function marginOf(cost: Ratio, net: Ratio): Ppm {
  return PPM + Number(flooredRatio({ over: -cost.over * net.under * whole, under: cost.under * net.over }))
}

/** The highest discount with at least the margin: rounded down to 0.01 %. */
function discountOf(
  cost: Ratio,
  rules: PricingRules,
  locked: LockedCells,
  costs: Pick<SolvedPrice, 'baseCost' | 'shippingCost'>,
): Solution {
  const least = times(times(cost, PPM, PPM - locked.margin), PPM + salesVat(rules), PPM)
  const kept = -flooredRatio({
    over: -least.over * whole,
    under: least.under * BigInt(locked.shelfPrice) * BASIS_POINT,
  })
  const discount = PPM - Number(kept * BASIS_POINT)
  return discount < 0 ? { problem: 'nothing-left' } : { solved: { ...locked, ...costs, discount } }
}

const BASIS_POINT = 100n

/** The largest value of one cost that the price allows, given the others. */
function solvedCost(
  cell: 'baseCost' | 'shippingCost',
  input: PricingInput,
  rules: PricingRules,
  locked: LockedCells,
): Solution {
  const most = flooredRatio(costLeft(cell, input, rules, times(paidNet(rules, locked), PPM - locked.margin, PPM)))
  if (most < 0n) return { problem: 'nothing-left' }
  const costs = { baseCost: counted(input.baseCost), shippingCost: counted(input.shippingCost) }
  const returns = (amount: Units): boolean => {
    const net = times(costOf(input, rules, { ...costs, [cell]: amount }), PPM, PPM - locked.margin)
    const { over, under } = times(times(net, PPM, PPM - locked.discount), PPM + salesVat(rules), PPM)
    return Math.abs(nearestRatio(over, under) - locked.shelfPrice) <= UNITS_PER_MINOR
  }
  const amount = FINENESS.map((step) => Number(most) - (Number(most) % step)).find(returns) ?? Number(most)
  return { solved: { ...locked, ...costs, [cell]: amount } }
}

/** From whole minor units to the smallest stored part. */
const FINENESS = [UNITS_PER_MINOR, 1_000, 100, 10, 1]

/** Removes VAT, extras, duty and the other cost from the allowed cost. */
function costLeft(cell: 'baseCost' | 'shippingCost', input: PricingInput, rules: PricingRules, allowed: Ratio): Ratio {
  const { vatPpm, dutyPpm, plain } = exactCost(input, rules, input.vatTax ?? rules.whatIf?.vat ?? null)
  const [base, shipping] = [counted(input.baseCost), counted(input.shippingCost)]
  const beforeVat = less(times(allowed, PPM, PPM + vatPpm), plain - base - shipping)
  if (rules.dutyBasis === 'cif') {
    return less(times(beforeVat, PPM, PPM + dutyPpm), cell === 'baseCost' ? shipping : base)
  }
  if (cell === 'baseCost') return times(less(beforeVat, shipping), PPM, PPM + dutyPpm)
  const baseWithDuty = times({ over: BigInt(base), under: 1n }, PPM + dutyPpm, PPM)
  return {
    over: beforeVat.over * baseWithDuty.under - baseWithDuty.over * beforeVat.under,
    under: beforeVat.under * baseWithDuty.under,
  }
}

function flooredRatio({ over, under }: Ratio): bigint {
  const quotient = over / under
  return over < 0n && quotient * under !== over ? quotient - 1n : quotient
}

/** The paid price: the shelf price less the discount, to the minor unit. */
export function discountedPrice({ shelfPrice: shelf, discount }: Pick<LockedCells, 'shelfPrice' | 'discount'>): Units {
  return rounded(share(plainAmount(shelf), PPM - discount, PPM))
}
