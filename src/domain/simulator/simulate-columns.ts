import { changedMargin, type Levers } from './levers.ts'
import { simulatedPriceRow, judgedRow, UNSURE } from './column-prices.ts'
import { COSTS, moveCosts } from './moved-costs.ts'
import { type Simulated, simulate } from './simulate.ts'
import { at, codeAt, PRODUCT_FLAG, type SimulatorColumns } from './simulator-columns.ts'
import type { SimulatorDeps } from './simulator-deps.ts'
import { OUTCOME, type SimulatorFrame } from './simulator-frame.ts'
import { KEPT_ENDING, INHERITED_ENDING, type SimulatorPass, startPass } from './simulator-pass.ts'
import { NO_OWN_ENDING } from '../pricing-columns.ts'
import { copyFigures, writeFigures } from './write-figures.ts'

/**
 * The effect of a scenario on every product of the columns, each figure as `simulate` gives it: float64 decides nearly all of them, and
 * the exact path the rest. It is run in every frame of a lever that is drawn.
 */
export function simulateColumns(
  columns: SimulatorColumns,
  levers: Levers,
  deps: SimulatorDeps,
  frame: SimulatorFrame,
): void {
  const pass = startPass(columns, levers, deps)
  copyFigures(columns.before, frame.after)
  frame.exact = 0
  for (let place = 0; place < columns.products.length; place++) {
    frame.outcomes[place] =
      columns.inScope[place] === 1 ? simulateProduct(columns, pass, place, frame) : OUTCOME.outOfScope
  }
}

function simulateProduct(columns: SimulatorColumns, pass: SimulatorPass, place: number, frame: SimulatorFrame): number {
  const flags = codeAt(columns.productFlags, place)
  if ((flags & PRODUCT_FLAG.odd) !== 0) return exactly(columns, pass, place, frame)
  const costs = moveCosts(columns, pass, place, frame.costs)
  if (costs === COSTS.withoutRate) return OUTCOME.withoutRate
  if (costs === COSTS.unsure) return exactly(columns, pass, place, frame)
  const isPriced = pass.recalculates || costs === COSTS.moved || isRuleMoved(columns, pass, place)
  if (!isPriced && !pass.ownFloor) return OUTCOME.same
  const isSure = isPriced ? priceProduct(columns, pass, place, frame) : judgeProduct(columns, pass, place, frame)
  return isSure && !isRefusable(columns, pass, place, frame)
    ? outcomeOf(columns, place, frame)
    : exactly(columns, pass, place, frame)
}

/** Whether margin or ending of a product or its variants become others. */
function isRuleMoved(
  columns: SimulatorColumns,
  { levers, margin, context, ending }: SimulatorPass,
  place: number,
): boolean {
  const own = at(columns.ownMargin, place)
  const flags = codeAt(columns.productFlags, place)
  if (levers.margin?.by === 'rate' && margin) {
    if (own !== changedMargin(0, levers.margin) || (flags & PRODUCT_FLAG.variantPrices) !== 0) return true
  } else if (levers.margin && (flags & PRODUCT_FLAG.byMargin) !== 0) {
    const followed = at(columns.marginOfProduct, codeAt(columns.starts, place))
    const now = changedMargin(Number.isNaN(followed) ? context.defaultMargin : followed, levers.margin)
    if (now !== followed) return true
  }
  if (ending === KEPT_ENDING) return false
  const present = codeAt(columns.input.ending, codeAt(columns.starts, place))
  return present !== (ending === INHERITED_ENDING ? NO_OWN_ENDING : ending)
}

/** Prices a product and its variants; false if only the exact path tells them. */
function priceProduct(columns: SimulatorColumns, pass: SimulatorPass, place: number, frame: SimulatorFrame): boolean {
  const first = codeAt(columns.starts, place)
  const end = codeAt(columns.starts, place + 1)
  const isSameCosting = (codeAt(columns.productFlags, place) & PRODUCT_FLAG.sameCostRules) !== 0
  let [held, unpriced] = [false, false]
  for (let row = first; row < end; row++) {
    const derived = simulatedPriceRow(columns, pass, row, isSameCosting, frame)
    if (derived === UNSURE) return false
    const price = at(frame.after.price, row)
    if (Number.isNaN(price)) unpriced = true
    else if (price !== derived) held = true
  }
  // A variant without a price would get the fixed one of its product.
  return !(held && unpriced)
}

/** Judges standing prices by another floor; false if only the exact path tells it. */
function judgeProduct(columns: SimulatorColumns, pass: SimulatorPass, place: number, frame: SimulatorFrame): boolean {
  const end = codeAt(columns.starts, place + 1)
  for (let row = codeAt(columns.starts, place); row < end; row++) {
    if (!judgedRow(columns, pass, row, frame)) return false
  }
  return true
}

/** Whether a new price below its floor may be refused. */
function isRefusable(
  columns: SimulatorColumns,
  { deps }: SimulatorPass,
  place: number,
  { after }: SimulatorFrame,
): boolean {
  if (!deps.isFloorStrict || deps.floorOverride !== undefined) return false
  const end = codeAt(columns.starts, place + 1)
  for (let row = codeAt(columns.starts, place); row < end; row++) {
    if (after.below[row] === 1) return true
  }
  return false
}

function outcomeOf({ starts, before }: SimulatorColumns, place: number, { after }: SimulatorFrame): number {
  const end = codeAt(starts, place + 1)
  for (let row = codeAt(starts, place); row < end; row++) {
    if (isDifferent(before.price, after.price, row) || isDifferent(before.cost, after.cost, row)) return OUTCOME.changed
  }
  return OUTCOME.same
}

function isDifferent(before: Float64Array, after: Float64Array, row: number): boolean {
  return !Object.is(before[row], after[row])
}

function exactly(columns: SimulatorColumns, pass: SimulatorPass, place: number, frame: SimulatorFrame): number {
  const product = columns.products[place]
  if (!product) return OUTCOME.same
  frame.exact++
  const effect = simulate(product, pass.levers, pass.deps)
  const first = codeAt(columns.starts, place)
  effect.after.forEach((figures, index) => {
    writeFigures(frame.after, first + index, figures)
  })
  return refusalOf(effect) ?? outcomeOf(columns, place, frame)
}

function refusalOf({ leftOut }: Simulated): number | undefined {
  if (leftOut === undefined) return undefined
  if (leftOut === 'no-rate') return OUTCOME.withoutRate
  return leftOut === 'below-floor' ? OUTCOME.belowFloor : OUTCOME.outOfRange
}
