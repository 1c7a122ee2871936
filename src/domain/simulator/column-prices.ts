import { nearest } from '../exact.ts'
import { MAX_PPM, MAX_UNITS, PPM, type Ppm, roundToMinor, type Units, UNITS_PER_MINOR } from '../money.ts'
import { endedPrice, type EndingGrid } from '../price-ending.ts'
import { factorDenominator, factorNumerator, marginOnCost, netPrice } from '../price-formulas.ts'
import { NO_OWN_ENDING, ROW_RULE } from '../pricing-columns.ts'
import { approximateMultiple, multipleOfCost, shownCost } from '../total-cost.ts'
import { approximateSameMargin, heldPrice } from './held-price.ts'
import { changedMargin } from './levers.ts'
import { exactCostAt } from './moved-costs.ts'
import { at, codeAt, ROW_FLAG, type SimulatorColumns } from './simulator-columns.ts'
import type { SimulatorFrame } from './simulator-frame.ts'
import { INHERITED_ENDING, KEPT_ENDING, type SimulatorPass } from './simulator-pass.ts'

/** The answer of `simulatedPriceRow` where only the exact path tells the price. */
export const UNSURE = -1

const CERTAINLY_KEPT = MAX_UNITS / 2

/**
 * Prices a row on its moved costs and writes its figures; answers the price that its rule or fixed amount gives without being held, NaN
 * for none, or `UNSURE`.
 */
export function simulatedPriceRow(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  row: number,
  isSameCosting: boolean,
  frame: SimulatorFrame,
): Units {
  const cost = at(frame.costs.cost, row)
  const isKnown = cost > 0
  if (!(cost < CERTAINLY_KEPT) || !(isKnown || isNothing(frame, row))) return UNSURE
  const floorMargin = floorAt(columns, pass, row)
  const floor = isKnown && !Number.isNaN(floorMargin) ? pricedBy(frame, row, cost, floorMargin, pass.gross) : NaN
  const isAmount = codeAt(columns.input.rule, row) === ROW_RULE.amount && pass.margin === null
  const grid = gridAt(columns, pass, row)
  const derived = isAmount
    ? roundToMinor(at(columns.input.numerator, row))
    : computed(columns, pass, row, frame, floor, grid)
  const wanted =
    isAmount && isKnown ? sameMargin(columns, pass, row, derived, isSameCosting, frame, floor, grid) : derived
  const present = at(columns.before.price, row)
  const price = target(present, wanted, pass, grid)
  if (wanted === UNSURE || derived > MAX_UNITS || price > MAX_UNITS) return UNSURE
  writeRow(pass, row, cost, isKnown, price, floor, frame)
  return derived
}

function target(present: Units, wanted: Units, { levers }: SimulatorPass, grid: EndingGrid | null): Units {
  if (Number.isNaN(present) || levers.gives.keep === 'margins') return wanted
  return Number.isNaN(wanted) ? present : heldPrice(present, wanted, levers.gives, grid)
}

/** Whether a cost is exactly nothing. */
function isNothing({ costs }: SimulatorFrame, row: number): boolean {
  return costs.plain[row] === 0 && at(costs.dutyBase, row) * at(costs.duty, row) === 0
}

function floorAt({ input }: SimulatorColumns, { ownFloor, floor }: SimulatorPass, row: number): Ppm {
  const own = at(input.floor, row)
  const inForce = Number.isNaN(own) ? floor : own
  if (!ownFloor) return inForce
  if (ownFloor.by === 'rate') return changedMargin(0, ownFloor)
  return Number.isNaN(inForce) ? NaN : changedMargin(inForce, ownFloor)
}

/** The price of a known cost at a margin. */
function pricedBy(frame: SimulatorFrame, row: number, cost: number, margin: Ppm, gross: Ppm): Units {
  return multiple(frame, row, cost, factorNumerator('margin', margin), factorDenominator('margin', margin), gross)
}

function multiple(
  { costs }: SimulatorFrame,
  row: number,
  cost: number,
  numerator: number,
  denominator: number,
  gross: Ppm,
): Units {
  const near = nearest(approximateMultiple(cost, numerator, denominator, gross, UNITS_PER_MINOR))
  if (!Number.isNaN(near)) return near * UNITS_PER_MINOR
  return multipleOfCost(exactCostAt(costs, row), numerator, denominator, gross, UNITS_PER_MINOR)
}

/** The price by the row's rule, with its ending; NaN without a rule or a cost. */
function computed(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  row: number,
  frame: SimulatorFrame,
  floor: Units,
  grid: EndingGrid | null,
): Units {
  const cost = at(frame.costs.cost, row)
  const rule = codeAt(columns.input.rule, row)
  if (!(cost > 0) || (rule === ROW_RULE.whatIf && pass.margin === null)) return NaN
  const price = ruled(columns, pass, row, cost, rule, frame)
  return grid === null ? price : endedPrice(price, grid, pass.context.endingDirection, Number.isNaN(floor) ? 0 : floor)
}

function ruled(
  { input, flags, marginOfProduct }: SimulatorColumns,
  { margin, usualMargin, gross, levers }: SimulatorPass,
  row: number,
  cost: number,
  rule: number,
  frame: SimulatorFrame,
): Units {
  if (margin) return multiple(frame, row, cost, margin.numerator, margin.denominator, gross)
  if (rule === ROW_RULE.defaultMargin) {
    return multiple(frame, row, cost, usualMargin.numerator, usualMargin.denominator, gross)
  }
  if (levers.margin && (codeAt(flags, row) & ROW_FLAG.byMargin) !== 0) {
    return pricedBy(frame, row, cost, changedMargin(at(marginOfProduct, row), levers.margin), gross)
  }
  return multiple(frame, row, cost, at(input.numerator, row), at(input.denominator, row), gross)
}

/** The price that leaves a fixed price its margin; `UNSURE` where only the exact path tells it. */
function sameMargin(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  row: number,
  derived: Units,
  isSameCosting: boolean,
  frame: SimulatorFrame,
  floor: Units,
  grid: EndingGrid | null,
): Units {
  const present = at(columns.before.price, row)
  const before = at(columns.costBefore, row)
  if (Number.isNaN(present) || Number.isNaN(derived) || before === 0) return derived
  const [cost, grossBefore] = [at(frame.costs.cost, row), at(columns.grossBefore, row)]
  if (!(before > 0)) return UNSURE
  if (grossBefore === pass.gross && Math.abs(cost - before) <= cost * 1e-12) {
    return isSameCosting && isSameCost(columns, pass, row, frame) ? derived : UNSURE
  }
  const near = nearest(approximateSameMargin(present, before, grossBefore, cost, pass.gross, UNITS_PER_MINOR))
  if (Number.isNaN(near)) return UNSURE
  const direction = pass.context.endingDirection
  return endedPrice(near * UNITS_PER_MINOR, grid, direction, Number.isNaN(floor) ? 0 : floor)
}

/** Whether the terms of a row's cost are those that it had. */
function isSameCost({ input }: SimulatorColumns, pass: SimulatorPass, row: number, { costs }: SimulatorFrame): boolean {
  const base = at(input.base, row)
  const dutyBase = pass.isCif ? base + at(input.shipping, row) : base
  const vat = at(input.vat, row)
  return (
    costs.plain[row] === base + at(input.shipping, row) + at(input.extras, row) &&
    costs.dutyBase[row] === dutyBase &&
    costs.duty[row] === input.duty[row] &&
    costs.vat[row] === (pass.context.vatRecoverable || Number.isNaN(vat) ? 0 : vat)
  )
}

function gridAt(
  { input }: SimulatorColumns,
  { ending, endings, grids }: SimulatorPass,
  row: number,
): EndingGrid | null {
  const own = ending === KEPT_ENDING ? codeAt(input.ending, row) : ending
  const isInherited = own === NO_OWN_ENDING || own === INHERITED_ENDING
  const inForce = isInherited ? codeAt(endings, codeAt(input.currency, row)) : own
  return grids[inForce * 4 + codeAt(input.digits, row)] ?? null
}

function writeRow(
  pass: SimulatorPass,
  row: number,
  cost: number,
  isKnown: boolean,
  price: Units,
  floor: Units,
  { after, costs }: SimulatorFrame,
): void {
  const total = isKnown ? shownAt(costs, row, cost) : 0
  after.cost[row] = total
  after.price[row] = price
  after.below[row] = price < floor ? 1 : 0
  if (!isKnown || Number.isNaN(price)) {
    after.profit[row] = NaN
    after.margin[row] = NaN
    after.loses[row] = 0
    return
  }
  const net = pass.gross === 0 ? price : netPrice(price, pass.gross)
  const margin = marginAt(costs, row, cost, net)
  after.profit[row] = net - total
  after.margin[row] = price === 0 ? NaN : margin
  after.loses[row] = price === 0 || margin < 0 ? 1 : 0
}

function shownAt(costs: SimulatorFrame['costs'], row: number, cost: number): Units {
  const near = nearest(cost / UNITS_PER_MINOR)
  return near > 0 ? near * UNITS_PER_MINOR : shownCost(exactCostAt(costs, row))
}

function marginAt(costs: SimulatorFrame['costs'], row: number, cost: number, net: Units): Ppm {
  const ratio = nearest(approximateMultiple(cost, PPM, net, 0, 1))
  return ratio > 0 && ratio < MAX_PPM ? PPM - ratio : marginOnCost(net, exactCostAt(costs, row))
}

/** Judges the price of a row that stands by another floor; false if only the exact path tells it. */
export function judgedRow(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  row: number,
  { after }: SimulatorFrame,
): boolean {
  const margin = floorAt(columns, pass, row)
  const price = at(columns.before.price, row)
  const cost = at(columns.costBefore, row)
  if (Number.isNaN(margin) || Number.isNaN(price) || cost === 0) return true
  if (!(cost > 0 && cost < CERTAINLY_KEPT)) return false
  const [numerator, denominator] = [factorNumerator('margin', margin), factorDenominator('margin', margin)]
  const gross = at(columns.grossBefore, row)
  const near = nearest(approximateMultiple(cost, numerator, denominator, gross, UNITS_PER_MINOR))
  after.below[row] = price < near * UNITS_PER_MINOR ? 1 : 0
  return !Number.isNaN(near)
}
