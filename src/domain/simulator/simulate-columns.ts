import { changedMargin, type Levers } from './levers.ts'
import { fillFigures, judgeRow } from './column-figures.ts'
import { priceColumns } from './column-prices.ts'
import { COSTS } from './cost-columns.ts'
import { lacksRate, moveCosts, startCosts } from './moved-costs.ts'
import { nextBlock, noBlock, type RowBlock } from './row-block.ts'
import { type Simulated, simulate } from './simulate.ts'
import { at, codeAt, PRODUCT_FLAG, ROW_FLAG, type SimulatorColumns } from './simulator-columns.ts'
import type { SimulatorDeps } from './simulator-deps.ts'
import { OUTCOME, type SimulatorFrame } from './simulator-frame.ts'
import { KEPT_ENDING, INHERITED_ENDING, type SimulatorPass, startPass } from './simulator-pass.ts'
import { NO_OWN_ENDING } from '../pricing-columns.ts'
import { copyRow, copyRows, writeFigures } from './write-figures.ts'

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
  const moves = movesPrices(pass)
  frame.exact = 0
  frame.counts.fill(0)
  startCosts(columns, pass, frame.costs)
  const block = noBlock()
  while (nextBlock(columns, block)) {
    if (moves) {
      moveCosts(columns, pass, frame.costs, block)
      markIdle(columns, pass, frame, block)
      priceColumns(columns, pass, frame, block)
      fillFigures(columns, pass, frame, block)
    } else {
      frame.idle.fill(1, block.row, block.rowEnd)
      copyRows(columns.before, frame.after, block)
    }
    judgeBlock(columns, pass, frame, block)
  }
}

function judgeBlock(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  frame: SimulatorFrame,
  { place: first, placeEnd }: RowBlock,
): void {
  for (let place = first; place < placeEnd; place++) {
    const quick = quickOutcome(columns, pass, place, frame)
    const outcome = quick === UNKNOWN ? simulateProduct(columns, pass, place, frame) : quick
    frame.outcomes[place] = outcome
    frame.counts[outcome] = codeAt(frame.counts, outcome) + 1
  }
}

/** Whether any lever but the floor is drawn: a floor alone moves no price. */
function movesPrices({ levers, recalculates, ending }: SimulatorPass): boolean {
  const { supplierCost, freight, otherCosts, duties, rates, costVat, margin } = levers
  const isCost = Boolean(supplierCost ?? freight ?? otherCosts ?? duties ?? rates ?? costVat)
  return isCost || Boolean(margin) || recalculates || ending !== KEPT_ENDING
}

/** Marks what no lever moves in a block and leaves it as it is, so that what follows passes over it. */
function markIdle(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  frame: SimulatorFrame,
  { place: start, placeEnd }: RowBlock,
): void {
  const { starts, inScope, before } = columns
  const { idle, costs, after } = frame
  const movesRules = pass.levers.margin !== undefined || pass.ending !== KEPT_ENDING
  for (let place = start; place < placeEnd; place++) {
    const first = codeAt(starts, place)
    const end = codeAt(starts, place + 1)
    let isIdle = inScope[place] === 0
    if (!isIdle && !pass.recalculates) {
      isIdle = true
      for (let row = first; row < end; row++) isIdle &&= costs.states[row] === COSTS.same
      isIdle &&= !(movesRules && isRuleMoved(columns, pass, place))
    }
    for (let row = first; row < end; row++) {
      idle[row] = isIdle ? 1 : 0
      if (isIdle) copyRow(before, after, row)
    }
  }
}

/** What only `simulateProduct` tells. */
const UNKNOWN = -1

/** The outcome of a product without variants whose figures float64 tells: of nearly all of them. */
function quickOutcome(columns: SimulatorColumns, pass: SimulatorPass, place: number, frame: SimulatorFrame): number {
  const { starts, productFlags, inScope, before, flags } = columns
  const row = codeAt(starts, place)
  if (codeAt(starts, place + 1) - row !== 1 || (codeAt(productFlags, place) & PRODUCT_FLAG.odd) !== 0) return UNKNOWN
  const { idle, costs, unsure, after } = frame
  if (idle[row] === 1) {
    if (inScope[place] === 0) return OUTCOME.outOfScope
    return !pass.ownFloor || judgeRow(columns, pass, row, frame) ? OUTCOME.same : UNKNOWN
  }
  if (costs.states[row] === COSTS.unsure || unsure[row] === 1) return UNKNOWN
  if (after.below[row] === 1 && pass.deps.isFloorStrict === true) return UNKNOWN
  if (isDifferent(before.price, after.price, row) && (codeAt(flags, row) & ROW_FLAG.sold) !== 0) return OUTCOME.repriced
  return isDifferent(before.cost, after.cost, row) ? OUTCOME.changed : OUTCOME.same
}

function simulateProduct(columns: SimulatorColumns, pass: SimulatorPass, place: number, frame: SimulatorFrame): number {
  if (columns.inScope[place] === 0) return OUTCOME.outOfScope
  const first = codeAt(columns.starts, place)
  const left = PRODUCT_FLAG.odd | (pass.addedOther ? PRODUCT_FLAG.mixedCosts : 0)
  if ((codeAt(columns.productFlags, place) & left) !== 0) return exactly(columns, pass, place, frame)
  if (frame.idle[first] === 1) {
    const isJudged = !pass.ownFloor || judgeProduct(columns, pass, place, frame)
    return isJudged ? OUTCOME.same : exactly(columns, pass, place, frame)
  }
  if (costsOf(columns, place, frame) === COSTS.unsure) {
    return isWithoutRate(columns, pass, place, frame)
      ? unmoved(columns, place, frame, OUTCOME.withoutRate)
      : exactly(columns, pass, place, frame)
  }
  if (!isSurelyPriced(columns, place, frame)) return exactly(columns, pass, place, frame)
  const refusal = refusalOfFloor(columns, pass, place, frame)
  if (refusal === REFUSAL.unsure) return exactly(columns, pass, place, frame)
  return refusal === REFUSAL.refused
    ? unmoved(columns, place, frame, OUTCOME.belowFloor)
    : outcomeOf(columns, place, frame)
}

/** A product that stays as it is. */
function unmoved(
  { starts, before }: SimulatorColumns,
  place: number,
  { after }: SimulatorFrame,
  outcome: number,
): number {
  for (let row = codeAt(starts, place); row < codeAt(starts, place + 1); row++) copyRow(before, after, row)
  return outcome
}

function costsOf({ starts }: SimulatorColumns, place: number, { costs }: SimulatorFrame): number {
  let state: number = COSTS.same
  for (let row = codeAt(starts, place); row < codeAt(starts, place + 1); row++) {
    state = Math.max(state, codeAt(costs.states, row))
  }
  return state
}

/** The first row that is unsure tells why, as it does for the exact path. */
function isWithoutRate(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  place: number,
  { costs }: SimulatorFrame,
): boolean {
  for (let row = codeAt(columns.starts, place); row < codeAt(columns.starts, place + 1); row++) {
    if (costs.states[row] === COSTS.unsure) return lacksRate(columns, pass, costs, row)
  }
  return false
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

/** Whether the figures of a product and its variants are those of the frame; the exact path tells the others. */
function isSurelyPriced(
  { starts }: SimulatorColumns,
  place: number,
  { unsure, after, derived }: SimulatorFrame,
): boolean {
  let held = false
  let unpriced = false
  for (let row = codeAt(starts, place); row < codeAt(starts, place + 1); row++) {
    if (unsure[row] === 1) return false
    const price = at(after.price, row)
    if (Number.isNaN(price)) unpriced = true
    else if (price !== derived[row]) held = true
  }
  // A variant without a price would get the fixed one of its product.
  return !(held && unpriced)
}

/** Judges standing prices by another floor; false if only the exact path tells it. */
function judgeProduct(columns: SimulatorColumns, pass: SimulatorPass, place: number, frame: SimulatorFrame): boolean {
  const end = codeAt(columns.starts, place + 1)
  for (let row = codeAt(columns.starts, place); row < end; row++) {
    if (!judgeRow(columns, pass, row, frame)) return false
  }
  return true
}

const REFUSAL = { none: 0, refused: 1, unsure: 2 } as const

/** Whether a new price below its floor is refused, as `bulkFloor` tells it: one that the scenario chose, and lowered. */
function refusalOfFloor(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  place: number,
  { after, derived }: SimulatorFrame,
): number {
  const { deps } = pass
  if (!deps.isFloorStrict || deps.floorOverride !== undefined) return REFUSAL.none
  const first = codeAt(columns.starts, place)
  const end = codeAt(columns.starts, place + 1)
  let isBelow = false
  for (let row = first; row < end; row++) isBelow ||= after.below[row] === 1
  if (!isBelow) return REFUSAL.none
  // Variants are told by the exact path, which knows what becomes of each of them.
  if (end - first > 1) return REFUSAL.unsure
  const price = at(after.price, first)
  if (price === derived[first] && !isRuleMoved(columns, pass, place)) return REFUSAL.none
  const margin = at(after.margin, first)
  const stored = at(columns.storedMargin, place)
  if (Number.isNaN(margin) || Number.isNaN(stored)) return REFUSAL.unsure
  return margin < stored ? REFUSAL.refused : REFUSAL.none
}

function outcomeOf({ starts, before, flags }: SimulatorColumns, place: number, { after }: SimulatorFrame): number {
  let outcome: number = OUTCOME.same
  for (let row = codeAt(starts, place); row < codeAt(starts, place + 1); row++) {
    const isRepriced = isDifferent(before.price, after.price, row)
    if (isRepriced && (codeAt(flags, row) & ROW_FLAG.sold) !== 0) return OUTCOME.repriced
    if (isRepriced || isDifferent(before.cost, after.cost, row)) outcome = OUTCOME.changed
  }
  return outcome
}

function isDifferent(before: Float64Array, after: Float64Array, row: number): boolean {
  const one = at(before, row)
  const other = at(after, row)
  return one !== other && (one === one || other === other)
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
  if (leftOut === 'no-cost') return OUTCOME.withoutCost
  return leftOut === 'below-floor' ? OUTCOME.belowFloor : OUTCOME.outOfRange
}
