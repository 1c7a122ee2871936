import { nearest, nearestProduct } from '../exact.ts'
import { MAX_UNITS, PPM, type Ppm, roundToMinor, type Units, UNITS_PER_MINOR } from '../money.ts'
import { endedPrice, type EndingGrid } from '../price-ending.ts'
import { factorDenominator, factorNumerator } from '../price-formulas.ts'
import { NO_OWN_ENDING, ROW_RULE } from '../pricing-columns.ts'
import { approximateMultiple, multipleOfCost } from '../total-cost.ts'
import { approximateSameMargin, heldPrice } from './held-price.ts'
import { changedMargin } from './levers.ts'
import { COSTS } from './cost-columns.ts'
import { exactCostAt } from './moved-costs.ts'
import { at, codeAt, ROW_FLAG, type SimulatorColumns } from './simulator-columns.ts'
import type { RowBlock } from './row-block.ts'
import type { SimulatorFrame } from './simulator-frame.ts'
import { floorFactorOf, floorUnder, INHERITED_ENDING, KEPT_ENDING, type SimulatorPass } from './simulator-pass.ts'

/** A cost below this can be kept as an amount, and its multiples are told by float64. */
export const CERTAINLY_KEPT = MAX_UNITS / 2

/** Prices the rows of a block on their moved costs: floors, what rules give, and how far prices may move. */
export function priceColumns(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  frame: SimulatorFrame,
  block: RowBlock,
): void {
  markUnsure(frame, block)
  fillDerived(columns, pass, frame, block)
  endDerived(columns, pass, frame, block)
  fillHeld(columns, pass, frame, block)
}

/** Costs that are too large, or below zero, are told by the exact path. */
function markUnsure({ costs, unsure, idle }: SimulatorFrame, { row: first, rowEnd }: RowBlock): void {
  const { cost, base, shipping, extras } = costs
  for (let row = first; row < rowEnd; row++) {
    if (idle[row] === 1) continue
    const known = at(cost, row)
    const isNothing = known === 0 && base[row] === 0 && shipping[row] === 0 && extras[row] === 0
    const isPlain = (known > 0 && known < CERTAINLY_KEPT) || isNothing
    unsure[row] = isPlain ? 0 : 1
    if (!isPlain) cost[row] = NaN
  }
}

/** The margin floor of a row under the scenario; NaN without one. */
export function floorAt({ input }: SimulatorColumns, { ownFloor, floor }: SimulatorPass, row: number): Ppm {
  const own = at(input.floor, row)
  return floorUnder(own === own ? own : floor, ownFloor)
}

/** Floors are rounded: a price this far above about the lowest one is surely none below. */
export const FLOOR_ROOM = 1 + 1e-9

/** Whether a price is below the lowest one of its row; that is worked out for those near it alone. */
export function isBelowFloor(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  frame: SimulatorFrame,
  row: number,
  price: Units,
): boolean {
  const own = at(columns.input.floor, row)
  const factor = own === own ? floorFactorOf(floorUnder(own, pass.ownFloor), pass.gross) : pass.floorFactor
  const about = at(frame.costs.cost, row) * factor
  return price < about * FLOOR_ROOM + UNITS_PER_MINOR && price < lowestAt(columns, pass, frame, row)
}

/** The lowest price that the floor of a row allows; NaN without a floor or a known cost. */
function lowestAt(columns: SimulatorColumns, pass: SimulatorPass, frame: SimulatorFrame, row: number): Units {
  const margin = floorAt(columns, pass, row)
  return margin === margin && at(frame.costs.cost, row) > 0
    ? multiple(frame, pass, row, factorNumerator('margin', margin), factorDenominator('margin', margin))
    : NaN
}

/** cost × numerator / denominator of a row, gross where prices are, rounded to the minor unit. */
function multiple(
  { costs }: SimulatorFrame,
  pass: SimulatorPass,
  row: number,
  numerator: number,
  denominator: number,
): Units {
  const near = nearest(approximateMultiple(at(costs.cost, row), numerator, denominator, pass.gross, UNITS_PER_MINOR))
  if (near === near) return near * UNITS_PER_MINOR
  return multipleOfCost(exactCostAt(costs, pass, row), numerator, denominator, pass.gross, UNITS_PER_MINOR)
}

function fillDerived(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  frame: SimulatorFrame,
  { row: first, rowEnd }: RowBlock,
): void {
  const { derived, costs, idle } = frame
  const { input, flags, marginOfProduct } = columns
  const { margin, usualMargin, levers } = pass
  const points = levers.margin?.by === 'points' ? levers.margin : undefined
  for (let row = first; row < rowEnd; row++) {
    if (idle[row] === 1) continue
    const rule = codeAt(input.rule, row)
    if (rule === ROW_RULE.amount && margin === null) {
      derived[row] = roundToMinor(at(input.numerator, row))
      continue
    }
    if (!(at(costs.cost, row) > 0) || (rule === ROW_RULE.whatIf && margin === null)) {
      derived[row] = NaN
      continue
    }
    let numerator = at(input.numerator, row)
    let denominator = at(input.denominator, row)
    if (margin !== null) {
      numerator = margin.numerator
      denominator = margin.denominator
    } else if (rule === ROW_RULE.defaultMargin) {
      numerator = usualMargin.numerator
      denominator = usualMargin.denominator
    } else if (points && (codeAt(flags, row) & ROW_FLAG.byMargin) !== 0) {
      const followed = changedMargin(at(marginOfProduct, row), points)
      numerator = factorNumerator('margin', followed)
      denominator = factorDenominator('margin', followed)
    }
    derived[row] = multiple(frame, pass, row, numerator, denominator)
  }
}

/** Prices by rules get their endings; fixed ones stay as they were typed. */
function endDerived(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  frame: SimulatorFrame,
  { row: first, rowEnd }: RowBlock,
): void {
  const { input } = columns
  const { derived, idle } = frame
  for (let row = first; row < rowEnd; row++) {
    if (idle[row] === 1) continue
    if (pass.margin === null && codeAt(input.rule, row) === ROW_RULE.amount) continue
    const price = at(derived, row)
    if (price === price) derived[row] = endedAt(columns, pass, row, price, frame)
  }
}

/** The prices of fixed amounts follow their costs, and every price stops at the limits of the scenario. */
function fillHeld(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  frame: SimulatorFrame,
  { row: first, rowEnd }: RowBlock,
): void {
  const { derived, unsure, after, idle } = frame
  const { gives } = pass.levers
  for (let row = first; row < rowEnd; row++) {
    if (idle[row] === 1) continue
    const present = at(columns.before.price, row)
    let price = at(derived, row)
    if (present === present && gives.keep === 'prices') price = present
    else {
      if (codeAt(columns.input.rule, row) === ROW_RULE.amount && pass.margin === null)
        price = followed(columns, pass, row, frame)
      if (present === present && gives.keep !== 'margins') {
        price = price === price ? heldPrice(present, price, gives, gridAt(columns, pass, row)) : present
      }
    }
    after.price[row] = price
    if (price > MAX_UNITS || at(derived, row) > MAX_UNITS) unsure[row] = 1
  }
}

/** The price that leaves a fixed price its margin; a row that only the exact path tells is marked. */
function followed(columns: SimulatorColumns, pass: SimulatorPass, row: number, frame: SimulatorFrame): Units {
  const { unsure, costs, derived } = frame
  const fixed = at(derived, row)
  const present = at(columns.before.price, row)
  const before = at(columns.costBefore, row)
  const cost = at(costs.cost, row)
  if (!(cost > 0) || present !== present || fixed !== fixed || before === 0) return fixed
  const grossBefore = at(columns.grossBefore, row)
  const isSame = (codeAt(columns.flags, row) & ROW_FLAG.sameCostRules) !== 0 && costs.states[row] === COSTS.same
  if (isSame && grossBefore !== pass.gross) {
    const minor = nearestProduct(present, PPM + pass.gross, (PPM + grossBefore) * UNITS_PER_MINOR)
    return endedAt(columns, pass, row, minor * UNITS_PER_MINOR, frame)
  }
  if (grossBefore === pass.gross && Math.abs(cost - before) <= cost * 1e-12) {
    if (!isSame) unsure[row] = 1
    return fixed
  }
  const near = nearest(approximateSameMargin(present, before, grossBefore, cost, pass.gross, UNITS_PER_MINOR))
  if (!(before > 0) || near !== near) {
    unsure[row] = 1
    return fixed
  }
  return endedAt(columns, pass, row, near * UNITS_PER_MINOR, frame)
}

function endedAt(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  row: number,
  price: Units,
  frame: SimulatorFrame,
): Units {
  const grid = gridAt(columns, pass, row)
  if (grid === null) return price
  const { endingDirection } = pass.context
  const ended = endedPrice(price, grid, endingDirection)
  if (!isBelowFloor(columns, pass, frame, row, ended)) return ended
  return endedPrice(price, grid, endingDirection, lowestAt(columns, pass, frame, row))
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
