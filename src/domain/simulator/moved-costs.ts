import { MAX_PPM, type Ppm, type Units } from '../money.ts'
import { changedByPercent } from '../price-formulas.ts'
import { approximateCost, type ExactCost, exactCostOf } from '../total-cost.ts'
import { type AssumedExchange, convertedAt } from './column-currencies.ts'
import { changedRate, type RateChange } from './levers.ts'
import { COSTS, type MovedCosts } from './cost-columns.ts'
import { moveDuties } from './moved-duties.ts'
import type { RowBlock } from './row-block.ts'
import { at, codeAt, ROW_FLAG, type SimulatorColumns } from './simulator-columns.ts'
import type { SimulatorPass } from './simulator-pass.ts'

/** Chooses where the parts of the costs of a frame stand: those that no lever moves are those of the catalogue. */
export function startCosts({ input }: SimulatorColumns, pass: SimulatorPass, costs: MovedCosts): void {
  const { room } = costs
  costs.base = movesBase(pass) ? room.base : input.base
  costs.shipping = movesShipping(pass) ? room.shipping : input.shipping
  costs.extras = movesExtras(pass) || pass.levers.duties ? room.extras : input.extras
  costs.duty = pass.levers.duties ? room.duty : input.duty
  costs.vat = pass.levers.costVat ? room.vat : input.vat
}

function movesBase({ supplierPpm, addedSupplier, movesRates }: SimulatorPass): boolean {
  return supplierPpm !== null || addedSupplier !== null || movesRates
}

function movesShipping({ freightPpm, addedFreight, movesRates }: SimulatorPass): boolean {
  return freightPpm !== null || addedFreight !== null || movesRates
}

function movesExtras({ movesLines, addedOther }: SimulatorPass): boolean {
  return movesLines || addedOther !== null
}

/** Fills the costs of a block of rows under the levers. */
export function moveCosts(columns: SimulatorColumns, pass: SimulatorPass, costs: MovedCosts, block: RowBlock): void {
  const { input } = columns
  const { room } = costs
  costs.states.fill(COSTS.same, block.row, block.rowEnd)
  if (movesBase(pass)) {
    const { basePaid, baseExchange } = columns
    const { supplierPpm, addedSupplier } = pass
    moveParts(columns, pass, input.base, basePaid, baseExchange, supplierPpm, addedSupplier, room.base, costs, block)
  }
  if (movesShipping(pass)) {
    const { shippingPaid: paid, shippingExchange: exchange } = columns
    const { freightPpm, addedFreight } = pass
    moveParts(columns, pass, input.shipping, paid, exchange, freightPpm, addedFreight, room.shipping, costs, block)
  }
  if (movesExtras(pass)) moveExtras(columns, pass, costs, block)
  if (pass.levers.costVat) moveVat(input.vat, pass.levers.costVat, costs, block)
  if (pass.levers.duties) {
    if (!movesExtras(pass)) copyRows(input.extras, room.extras, block)
    copyRows(input.duty, room.duty, block)
    moveDuties(columns, pass, costs, block)
  }
  sumCosts(pass, costs, block)
}

function copyRows(from: Float64Array, to: Float64Array, { row, rowEnd }: RowBlock): void {
  to.set(from.subarray(row, rowEnd), row)
}

function moveParts(
  columns: SimulatorColumns,
  { exchanges }: SimulatorPass,
  amounts: Float64Array,
  paid: Float64Array,
  exchange: Uint32Array,
  percent: Ppm | null,
  added: Float64Array | null,
  into: Float64Array,
  { states }: MovedCosts,
  { row: first, rowEnd }: RowBlock,
): void {
  for (let row = first; row < rowEnd; row++) {
    const amount = at(amounts, row)
    let now = amount
    if (paid[row] === paid[row]) now = convertedPart(amount, at(paid, row), exchanges[codeAt(exchange, row)], percent)
    else if (percent !== null) now = changedByPercent(amount, percent)
    if (added !== null && now !== Infinity) {
      const more = addedAt(columns, added, row, ROW_FLAG.takesAmounts)
      if (more !== 0) now = Math.max(0, now + more)
    }
    into[row] = now
    if (now !== amount) states[row] = COSTS.moved
  }
}

/** The amount that is added to a row in its currency; none to what has no cost. */
function addedAt({ input, flags }: SimulatorColumns, added: Float64Array, row: number, flag: number): Units {
  return (codeAt(flags, row) & flag) === 0 ? 0 : at(added, codeAt(input.currency, row))
}

function convertedPart(
  amount: Units,
  paid: Units,
  exchange: AssumedExchange | null | undefined,
  percent: Ppm | null,
): Units {
  if (!exchange) return NaN
  const now = percent === null ? paid : changedByPercent(paid, percent)
  return now === paid && !exchange.isMoved ? amount : convertedAt(now, exchange)
}

function moveExtras(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  costs: MovedCosts,
  { row: first, rowEnd }: RowBlock,
): void {
  const { input, lineStarts } = columns
  const { addedOther, movesLines } = pass
  const into = costs.room.extras
  for (let row = first; row < rowEnd; row++) {
    let now = at(input.extras, row)
    const end = movesLines ? codeAt(lineStarts, row + 1) : 0
    for (let line = codeAt(lineStarts, row); line < end; line++) {
      const amount = at(columns.lineAmount, line)
      const moved = movedLine(columns, pass, line)
      if (moved !== amount) costs.states[row] = COSTS.moved
      now += moved - amount
    }
    if (addedOther !== null) {
      const more = addedAt(columns, addedOther, row, ROW_FLAG.takesOthers)
      if (more !== 0) costs.states[row] = COSTS.moved
      now += more
    }
    into[row] = now
  }
}

function movedLine(columns: SimulatorColumns, { otherPpm, exchanges }: SimulatorPass, line: number): Units {
  const amount = at(columns.lineAmount, line)
  const paid = at(columns.linePaid, line)
  if (Number.isNaN(paid)) return otherPpm === null ? amount : changedByPercent(amount, otherPpm)
  return convertedPart(amount, paid, exchanges[codeAt(columns.lineExchange, line)], otherPpm)
}

function moveVat(vat: Float64Array, change: RateChange, costs: MovedCosts, { row: first, rowEnd }: RowBlock): void {
  const into = costs.room.vat
  for (let row = first; row < rowEnd; row++) {
    const own = at(vat, row)
    const now = own === own ? changedRate(own, change, MAX_PPM) : own
    into[row] = now
    if (now !== own && own === own) costs.states[row] = COSTS.moved
  }
}

function sumCosts(
  { isCif, context }: SimulatorPass,
  { base, shipping, extras, duty, vat, cost, states }: MovedCosts,
  { row: first, rowEnd }: RowBlock,
): void {
  const isRecoverable = context.vatRecoverable
  for (let row = first; row < rowEnd; row++) {
    const own = at(base, row)
    const freight = at(shipping, row)
    const plain = own + freight + at(extras, row)
    const ppm = at(vat, row)
    cost[row] = approximateCost(
      plain,
      isCif ? own + freight : own,
      at(duty, row),
      isRecoverable || ppm !== ppm ? 0 : ppm,
    )
    if (!Number.isFinite(plain)) states[row] = COSTS.unsure
  }
}

/** The cost of a row in exact form. */
export function exactCostAt(
  { base, shipping, extras, duty, vat }: MovedCosts,
  { isCif, context }: SimulatorPass,
  row: number,
): ExactCost {
  const landed = at(base, row) + at(shipping, row)
  const ppm = at(vat, row)
  return exactCostOf(
    landed + at(extras, row),
    isCif ? landed : at(base, row),
    at(duty, row),
    context.vatRecoverable || Number.isNaN(ppm) ? 0 : ppm,
  )
}

/** Whether a row that is unsure is so for want of a rate alone, and for no figure that is too large. */
export function lacksRate(columns: SimulatorColumns, pass: SimulatorPass, costs: MovedCosts, row: number): boolean {
  if (costs.base[row] === Infinity || costs.shipping[row] === Infinity) return false
  const end = codeAt(columns.lineStarts, row + 1)
  for (let line = codeAt(columns.lineStarts, row); line < end; line++) {
    if (movedLine(columns, pass, line) === Infinity) return false
  }
  return true
}
