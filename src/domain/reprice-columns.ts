import { type CataloguePrices, countPrices } from './catalogue-prices.ts'
import { currencies } from './currencies.ts'
import { nearest } from './exact.ts'
import { MAX_PPM, MAX_UNITS, PPM, type Ppm, roundToMinor, type Units, UNITS_PER_MINOR } from './money.ts'
import { endedPrice, endingGrid, type EndingGrid, PRICE_ENDINGS } from './price-ending.ts'
import { changedByPercent, factorDenominator, factorNumerator, marginOnCost, netPrice } from './price-formulas.ts'
import { NO_OWN_ENDING, type PricingColumns, ROW_RULE } from './pricing-columns.ts'
import { inheritedEnding, type PricingContext, type WhatIf } from './pricing-rules.ts'
import type { Scenario } from './pricing-scenario.ts'
import {
  approximateCost,
  approximateMultiple,
  exactCostOf,
  isCostKept,
  isCostKnown,
  multipleOfCost,
} from './total-cost.ts'

/**
 * Prices every product of the columns under one context, what-if figures and scenario, and fills `prices` in place. Each figure equals
 * `pricing` of that row. 100,000 products take a few milliseconds: float64 decides nearly every row, without allocating.
 */
export function repriceColumns(
  columns: PricingColumns,
  context: PricingContext,
  whatIf: WhatIf | null,
  scenario: Scenario,
  prices: CataloguePrices,
): void {
  const pass = startPass(context, whatIf, scenario)
  fillCosts(columns, pass, prices)
  fillFloors(columns, pass, prices)
  fillPrices(columns, pass, prices)
  fillMargins(columns, pass, prices)
  countPrices(prices)
}

/** The constants of one pass. */
interface Pass {
  readonly context: PricingContext
  readonly scenario: Scenario
  readonly gross: Ppm
  readonly whatIfVat: Ppm
  /** Whether the scenario's margin replaces every row's own rule. */
  readonly overridden: boolean
  /** price / cost of the rows without their own, by `ROW_RULE`. */
  readonly numerators: Float64Array
  readonly denominators: Float64Array
  readonly floor: Ppm
  /** By ending × 4 + minor digits. */
  readonly grids: readonly (EndingGrid | null)[]
  /** The ending of rows without one of their own, by currency. */
  readonly endings: Uint8Array
}

function startPass(context: PricingContext, whatIf: WhatIf | null, scenario: Scenario): Pass {
  const shared = [null, null, context.defaultMargin, whatIf?.retailMargin ?? null]
  const margins = shared.map((margin) => scenario.margin ?? margin)
  const factors = (part: typeof factorNumerator): Float64Array =>
    Float64Array.from(margins, (margin) => (margin === null ? NaN : part('margin', margin)))
  return {
    context,
    scenario,
    gross: context.pricesIncludeVat ? context.taxRate : 0,
    whatIfVat: scenario.margin === null ? (whatIf?.vat ?? 0) : 0,
    overridden: scenario.margin !== null,
    numerators: factors(factorNumerator),
    denominators: factors(factorDenominator),
    floor: context.floorMargin ?? NaN,
    grids: PRICE_ENDINGS.flatMap((ending) => [0, 1, 2, 3].map((digits) => endingGrid(ending, digits))),
    endings: endingsOf(context, scenario),
  }
}

function endingsOf(context: PricingContext, { priceEnding }: Scenario): Uint8Array {
  const codes = [...currencies.map(({ code }) => code), '']
  return Uint8Array.from(codes, (code) => PRICE_ENDINGS.indexOf(priceEnding ?? inheritedEnding(code, context).ending))
}

function fillCosts(columns: PricingColumns, pass: Pass, prices: CataloguePrices): void {
  prices.withoutCost = 0
  for (let row = 0; row < columns.count; row++) {
    const cost = costAt(columns, row, pass, approximateCost)
    prices.cost[row] = cost
    if (!(cost > 0) && !isCostKnown(costAt(columns, row, pass, exactCostOf))) prices.withoutCost++
  }
}

/** The cost of a row: in float64 by `approximateCost`, or in exact form by `exactCostOf` for rows that float64 cannot decide. */
function costAt<Cost>(
  columns: PricingColumns,
  row: number,
  pass: Pass,
  of: (plain: Units, dutyBase: Units, dutyPpm: Ppm, vatPpm: Ppm) => Cost,
): Cost {
  const base = baseAt(columns, row, pass)
  const landed = base + at(columns.shipping, row)
  return of(
    landed + at(columns.extras, row),
    pass.context.dutyBasis === 'cif' ? landed : base,
    pass.scenario.importDuty ?? at(columns.duty, row),
    vatAt(columns, row, pass),
  )
}

function baseAt(columns: PricingColumns, row: number, { scenario }: Pass): Units {
  const base = at(columns.base, row)
  return scenario.baseCostChange === 0 ? base : changedByPercent(base, scenario.baseCostChange)
}

function vatAt(columns: PricingColumns, row: number, pass: Pass): Ppm {
  if (pass.context.vatRecoverable) return 0
  const own = at(columns.vat, row)
  if (!Number.isNaN(own)) return own
  return columns.rule[row] === ROW_RULE.whatIf ? pass.whatIfVat : 0
}

function fillFloors(columns: PricingColumns, pass: Pass, prices: CataloguePrices): void {
  for (let row = 0; row < columns.count; row++) {
    const own = at(columns.floor, row)
    const margin = Number.isNaN(own) ? pass.floor : own
    prices.floor[row] = Number.isNaN(margin)
      ? NaN
      : computedAt(
          columns,
          row,
          pass,
          at(prices.cost, row),
          factorNumerator('margin', margin),
          factorDenominator('margin', margin),
        )
  }
}

function fillPrices(columns: PricingColumns, pass: Pass, prices: CataloguePrices): void {
  for (let row = 0; row < columns.count; row++) {
    const cost = at(prices.cost, row)
    const rule = columns.rule[row] ?? 0
    let price: Units
    if (rule === ROW_RULE.amount && !pass.overridden) {
      price = amountAt(columns, row, pass, cost)
    } else {
      const own = rule === ROW_RULE.factor && !pass.overridden
      const numerator = own ? at(columns.numerator, row) : at(pass.numerators, rule)
      const denominator = own ? at(columns.denominator, row) : at(pass.denominators, rule)
      price = computedAt(columns, row, pass, cost, numerator, denominator)
      const grid = gridAt(columns, row, pass)
      if (grid !== null) {
        const floor = at(prices.floor, row)
        price = endedPrice(price, grid, pass.context.endingDirection, Number.isNaN(floor) ? 0 : floor)
      }
    }
    prices.price[row] = price <= MAX_UNITS ? price : NaN
  }
}

/** cost × numerator / denominator of a row, gross where prices are, rounded to the minor unit; NaN if it cannot be computed. */
function computedAt(
  columns: PricingColumns,
  row: number,
  pass: Pass,
  cost: number,
  numerator: number,
  denominator: number,
): Units {
  if (cost > 0 && cost < CERTAINLY_KEPT) {
    const near = nearest(approximateMultiple(cost, numerator, denominator, pass.gross, UNITS_PER_MINOR))
    if (!Number.isNaN(near)) return near * UNITS_PER_MINOR
  }
  return exactlyComputedAt(columns, row, pass, numerator, denominator)
}

const CERTAINLY_KEPT = MAX_UNITS / 2

function exactlyComputedAt(
  columns: PricingColumns,
  row: number,
  pass: Pass,
  numerator: number,
  denominator: number,
): Units {
  const cost = costAt(columns, row, pass, exactCostOf)
  if (Number.isNaN(numerator) || !isCostKept(cost) || !isCostKnown(cost)) return NaN
  return multipleOfCost(cost, numerator, denominator, pass.gross, UNITS_PER_MINOR)
}

function amountAt(columns: PricingColumns, row: number, pass: Pass, cost: number): Units {
  const kept = cost < CERTAINLY_KEPT || isCostKept(costAt(columns, row, pass, exactCostOf))
  return kept ? roundToMinor(at(columns.numerator, row)) : NaN
}

function gridAt(columns: PricingColumns, row: number, { grids, endings, scenario }: Pass): EndingGrid | null {
  const own = columns.ending[row] ?? NO_OWN_ENDING
  const inherited = endings[columns.currency[row] ?? 0] ?? 0
  const inForce = own === NO_OWN_ENDING || scenario.priceEnding !== null ? inherited : own
  return grids[inForce * 4 + (columns.digits[row] ?? 2)] ?? null
}

function fillMargins(columns: PricingColumns, pass: Pass, prices: CataloguePrices): void {
  for (let row = 0; row < columns.count; row++) {
    const price = at(prices.price, row)
    const net = pass.gross === 0 || Number.isNaN(price) ? price : netPrice(price, pass.gross)
    const ratio = nearest(approximateMultiple(at(prices.cost, row), PPM, net, 0, 1))
    prices.margin[row] = ratio > 0 && ratio < MAX_PPM ? PPM - ratio : exactMarginAt(columns, row, pass, net)
  }
}

function exactMarginAt(columns: PricingColumns, row: number, pass: Pass, net: Units): Ppm {
  if (Number.isNaN(net)) return NaN
  const cost = costAt(columns, row, pass, exactCostOf)
  return isCostKnown(cost) ? marginOnCost(net, cost) : NaN
}

function at(column: Float64Array, row: number): number {
  return column[row] ?? NaN
}
