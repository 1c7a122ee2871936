import { commonDivisor, nearest, restOf } from '../exact.ts'
import { MAX_PPM, PPM, type Ppm, type Units, UNITS_PER_MINOR } from '../money.ts'
import { factorDenominator, factorNumerator, marginOnCost, netPrice } from '../price-formulas.ts'
import { approximateMultiple, shownCost } from '../total-cost.ts'
import { CERTAINLY_KEPT, FLOOR_ROOM, floorAt, isBelowFloor } from './column-prices.ts'
import { exactCostAt } from './moved-costs.ts'
import type { RowBlock } from './row-block.ts'
import { at, type SimulatorColumns } from './simulator-columns.ts'
import type { SimulatorFrame } from './simulator-frame.ts'
import { floorFactorOf, type SimulatorPass } from './simulator-pass.ts'

/** The figures that follow from the prices of a block: cost as shown, profit, margin, below its floor, sold at a loss. */
export function fillFigures(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  frame: SimulatorFrame,
  block: RowBlock,
): void {
  fillTotals(pass, frame, block)
  fillProfits(pass, frame, block)
  fillMargins(columns, pass, frame, block)
}

// Each of the loops does little, so that all that it calls becomes part of it.

function fillTotals(pass: SimulatorPass, frame: SimulatorFrame, { row: first, rowEnd }: RowBlock): void {
  const { after, costs, idle } = frame
  for (let row = first; row < rowEnd; row++) {
    if (idle[row] === 1) continue
    after.cost[row] = at(costs.cost, row) > 0 ? shownAt(pass, frame, row) : 0
  }
}

/** Profits; the margins' column holds the net prices until it is filled. */
function fillProfits(
  { gross }: SimulatorPass,
  { after, costs, idle }: SimulatorFrame,
  { row: first, rowEnd }: RowBlock,
): void {
  const divisor = commonDivisor(PPM, PPM + gross)
  const numerator = PPM / divisor
  const denominator = (PPM + gross) / divisor
  for (let row = first; row < rowEnd; row++) {
    if (idle[row] === 1) continue
    const price = at(costs.cost, row) > 0 ? at(after.price, row) : NaN
    const net = gross === 0 || price !== price ? price : netOf(price, gross, numerator, denominator)
    after.margin[row] = net
    after.profit[row] = net - at(after.cost, row)
  }
}

function fillMargins(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  frame: SimulatorFrame,
  { row: first, rowEnd }: RowBlock,
): void {
  const { after, idle } = frame
  for (let row = first; row < rowEnd; row++) {
    if (idle[row] === 1) continue
    const price = at(after.price, row)
    const net = at(after.margin, row)
    after.below[row] = isBelowFloor(columns, pass, frame, row, price) ? 1 : 0
    after.loses[row] = 0
    if (net !== net) continue
    const margin = price === 0 ? NaN : marginAt(pass, frame, row, net)
    after.margin[row] = margin
    if (price === 0 || margin < 0) after.loses[row] = 1
  }
}

/** The net price of a gross price in whole minor units, as `netPrice` gives it: prices often lie on halves, which whole numbers decide. */
function netOf(price: Units, gross: Ppm, numerator: number, denominator: number): Units {
  const scaled = 2 * (price / UNITS_PER_MINOR) * numerator + denominator
  if (!(price >= 0) || scaled > SAFE) return netPrice(price, gross)
  const rest = restOf(scaled, 2 * denominator)
  return ((scaled - rest) / (2 * denominator)) * UNITS_PER_MINOR
}

const SAFE = Number.MAX_SAFE_INTEGER

function shownAt(pass: SimulatorPass, { costs }: SimulatorFrame, row: number): Units {
  const near = nearest(at(costs.cost, row) / UNITS_PER_MINOR)
  return near > 0 ? near * UNITS_PER_MINOR : shownCost(exactCostAt(costs, pass, row))
}

function marginAt(pass: SimulatorPass, { costs }: SimulatorFrame, row: number, net: Units): Ppm {
  const ratio = nearest(approximateMultiple(at(costs.cost, row), PPM, net, 0, 1))
  return ratio > 0 && ratio < MAX_PPM ? PPM - ratio : marginOnCost(net, exactCostAt(costs, pass, row))
}

/** Judges the price of a row that stands by another floor; false if only the exact path tells it. */
export function judgeRow(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  row: number,
  { after }: SimulatorFrame,
): boolean {
  const margin = floorAt(columns, pass, row)
  const price = at(columns.before.price, row)
  const cost = at(columns.costBefore, row)
  if (margin !== margin || price !== price || cost === 0) return true
  if (!(cost > 0 && cost < CERTAINLY_KEPT)) return false
  const gross = at(columns.grossBefore, row)
  after.below[row] = 0
  if (price >= cost * floorFactorOf(margin, gross) * FLOOR_ROOM + UNITS_PER_MINOR) return true
  const numerator = factorNumerator('margin', margin)
  const denominator = factorDenominator('margin', margin)
  const near = nearest(approximateMultiple(cost, numerator, denominator, gross, UNITS_PER_MINOR))
  after.below[row] = price < near * UNITS_PER_MINOR ? 1 : 0
  return near === near
}
