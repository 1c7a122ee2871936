import type { CostOrigin } from './cost-origin.ts'
import { commonDivisor, nearest, nearestRatio, nearestSmallRatio } from './exact.ts'
import { LARGEST_AMOUNT, MAX_UNITS, PPM, type Ppm, type Units, UNITS_PER_MINOR } from './money.ts'

/** One further cost of a product: packaging, handling, a licence. */
export interface CostLine {
  readonly id: string
  readonly label: string
  readonly amount: Units | null
  /** The origin of the amount (PRICE-15). */
  readonly origin?: CostOrigin | null
}

/** The parts of a product's total cost (PRICE-05). Missing or invalid parts count as 0. */
export interface CostParts {
  readonly baseCost: Units | null
  readonly shippingCost: Units | null
  readonly importDuty: Ppm | null
  readonly vatTax: Ppm | null
  readonly additionalCosts: readonly Pick<CostLine, 'amount'>[]
}

/** `cif` takes duty on base plus shipping, `fob` on the base alone (PRICE-05). */
export type DutyBasis = 'cif' | 'fob'

/** How the business counts duty and import VAT (PRICE-05). */
export interface CostRules {
  readonly dutyBasis: DutyBasis
  /** Recoverable VAT is shown, but not part of the cost that prices are made from. */
  readonly vatRecoverable: boolean
}

/** A total cost that is not multiplied out yet, so that only the price is rounded: (plain + dutyBase × duty) × (1 + vat). */
export interface ExactCost {
  readonly plain: Units
  readonly dutyBase: Units
  readonly dutyPpm: Ppm
  readonly vatPpm: Ppm
  /** The cost in float64; NaN if terms of opposite sign would break the error bound that `nearest` needs. */
  readonly approximate: number
}

/** A number for the formulas: whole units or ppm; missing or invalid counts as 0 (PRICE-05). */
export function counted(value: number | null | undefined): number {
  if (value === null || value === undefined || !Number.isFinite(value)) return 0
  return Number.isInteger(value) ? value : Math.round(value)
}

/** The total cost of PRICE-05 in exact form; VAT, the product's own unless another is given, is left out if it is recoverable. */
export function exactCost(parts: CostParts, rules: CostRules, vatTax: Ppm | null = parts.vatTax): ExactCost {
  const base = counted(parts.baseCost)
  const shipping = counted(parts.shippingCost)
  let plain = base + shipping
  for (const line of parts.additionalCosts) plain += counted(line.amount)
  return exactCostOf(
    plain,
    rules.dutyBasis === 'cif' ? base + shipping : base,
    counted(parts.importDuty),
    rules.vatRecoverable ? 0 : counted(vatTax),
  )
}

/** The exact cost of its four terms. */
export function exactCostOf(plain: Units, dutyBase: Units, dutyPpm: Ppm, vatPpm: Ppm): ExactCost {
  return { plain, dutyBase, dutyPpm, vatPpm, approximate: approximateCost(plain, dutyBase, dutyPpm, vatPpm) }
}

const PER_PPM = 1e-6

/** The cost of four terms in float64, or NaN: the `approximate` of `ExactCost`. */
export function approximateCost(plain: Units, dutyBase: Units, dutyPpm: Ppm, vatPpm: Ppm): number {
  const duty = dutyBase * dutyPpm
  return plain >= 0 && duty >= 0 ? (plain + duty * PER_PPM) * ((PPM + vatPpm) * PER_PPM) : NaN
}

const DEFAULT_COST_RULES: CostRules = { dutyBasis: 'cif', vatRecoverable: false }

/** Total cost of PRICE-05, as `shownCost` rounds it: prices are made from `exactCost`. */
export function totalCost(parts: CostParts, rules: CostRules = DEFAULT_COST_RULES): Units {
  return shownCost(exactCost(parts, rules))
}

/**
 * The cost rounded to the minor unit, as a person sees it. A known cost that would come to nothing keeps its digits, so that it does not
 * pass for none (PRICE-05).
 */
export function shownCost(cost: ExactCost): Units {
  const rounded = multipleOfCost(cost, 1, 1, 0, UNITS_PER_MINOR)
  return rounded === 0 && isCostKnown(cost) ? Math.max(1, multipleOfCost(cost, 1, 1, 0, 1)) : rounded
}

/** Whether there is a cost to price from: zero and less is none (PRICE-01). */
export function isCostKnown(cost: ExactCost): boolean {
  return Number.isNaN(cost.approximate) ? exactNumerator(cost) > 0n : cost.approximate > 0
}

/** Whether the cost can be kept as an amount at all: the largest that people can write is (`mostOf`). */
export function isCostKept(cost: ExactCost): boolean {
  // Only near the limit it matters that the cost is rounded.
  if (Math.abs(cost.approximate) <= MAX_UNITS - UNITS_PER_MINOR) return true
  return !(Math.abs(cost.approximate) > MAX_UNITS + UNITS_PER_MINOR) && Math.abs(shownCost(cost)) <= LARGEST_AMOUNT
}

/**
 * cost × numerator / denominator × (1 + gross), rounded once, half away from zero, to a multiple of `step`. Integers throughout, and a
 * positive denominator; allocates only if the result needs BigInt.
 */
export function multipleOfCost(
  cost: ExactCost,
  numerator: number,
  denominator: number,
  grossPpm: Ppm,
  step: Units,
): Units {
  const near = nearest(approximateMultiple(cost.approximate, numerator, denominator, grossPpm, step))
  return Number.isNaN(near) ? exactMultiple(cost, numerator, denominator, grossPpm, step) : near * step
}

/** `multipleOfCost / step` in float64, before rounding. */
export function approximateMultiple(
  approximate: number,
  numerator: number,
  denominator: number,
  grossPpm: Ppm,
  step: Units,
): number {
  return (approximate * (numerator * (PPM + grossPpm))) / (denominator * (PPM * step))
}

function exactMultiple(cost: ExactCost, numerator: number, denominator: number, grossPpm: Ppm, step: Units): Units {
  const small = smallMultiple(cost, numerator, denominator, grossPpm, step)
  if (!Number.isNaN(small)) return small * step
  const exact = exactNumerator(cost) * BigInt(numerator) * BigInt(PPM + grossPpm)
  return nearestRatio(exact, BigInt(denominator) * BigInt(step) * COST_DENOMINATOR * BigInt(PPM)) * step
}

/** The denominator of an exact cost. */
export const COST_DENOMINATOR = BigInt(PPM) ** 2n

/** The cost in units of 1/`COST_DENOMINATOR`. */
export function exactNumerator(cost: ExactCost): bigint {
  const beforeVat = BigInt(cost.plain) * BigInt(PPM) + BigInt(cost.dutyBase) * BigInt(cost.dutyPpm)
  return beforeVat * BigInt(PPM + cost.vatPpm)
}

/** `multipleOfCost / step` with every ratio in lowest terms; NaN if a number may exceed 2^53. */
function smallMultiple(cost: ExactCost, numerator: number, denominator: number, grossPpm: Ppm, step: Units): number {
  if (Number.isNaN(cost.approximate)) return NaN
  const duty = commonDivisor(cost.dutyPpm, PPM)
  const vat = commonDivisor(PPM + cost.vatPpm, PPM)
  const rule = commonDivisor(numerator, denominator)
  const gross = commonDivisor(PPM + grossPpm, PPM)
  const beforeVat = cost.plain * (PPM / duty) + cost.dutyBase * (cost.dutyPpm / duty)
  return nearestSmallRatio(
    beforeVat * ((PPM + cost.vatPpm) / vat) * (numerator / rule) * ((PPM + grossPpm) / gross),
    step * (PPM / duty) * (PPM / vat) * (denominator / rule) * (PPM / gross),
  )
}
