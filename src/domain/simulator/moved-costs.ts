import { MAX_PPM, type Ppm, type Units } from '../money.ts'
import { changedByPercent } from '../price-formulas.ts'
import { approximateCost, type ExactCost, exactCostOf } from '../total-cost.ts'
import { type AssumedExchange, convertedAt } from './column-currencies.ts'
import { changedRate, type RateChange } from './levers.ts'
import { landedDuty } from './simulated-costs.ts'
import { at, codeAt, ROW_FLAG, type SimulatorColumns } from './simulator-columns.ts'
import type { SimulatorPass } from './simulator-pass.ts'

/** The costs of every row under a scenario, in the four terms of `ExactCost`. */
export interface MovedCosts {
  readonly plain: Float64Array
  readonly dutyBase: Float64Array
  readonly duty: Float64Array
  readonly vat: Float64Array
  /** By how much the duty that was landed as an amount changes. */
  readonly landed: Float64Array
  /** The cost in float64; NaN where only the exact path tells it. */
  readonly cost: Float64Array
}

/** Empty costs of so many rows. */
export function movedCosts(count: number): MovedCosts {
  const numbers = (): Float64Array => new Float64Array(count)
  return { plain: numbers(), dutyBase: numbers(), duty: numbers(), vat: numbers(), landed: numbers(), cost: numbers() }
}

/** What became of the costs of a product; the exact path tells those that are `unsure`. */
export const COSTS = { same: 0, moved: 1, withoutRate: 2, unsure: 3 } as const

/** The costs of a product and its variants under the levers; answers one of `COSTS`. */
export function moveCosts(columns: SimulatorColumns, pass: SimulatorPass, place: number, moved: MovedCosts): number {
  const first = codeAt(columns.starts, place)
  const end = codeAt(columns.starts, place + 1)
  const duty = pass.duties[codeAt(columns.heading, place)]
  let outcome: number = COSTS.same
  for (let row = first; row < end; row++) {
    const now = moveRow(columns, pass, row, first, duty, moved)
    if (now > outcome) outcome = now
    if (outcome > COSTS.moved) return outcome
  }
  return outcome
}

function moveRow(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  row: number,
  first: number,
  duty: RateChange | undefined,
  moved: MovedCosts,
): number {
  const { input } = columns
  const currency = codeAt(input.currency, row)
  const base = movedPart(
    at(input.base, row),
    at(columns.basePaid, row),
    codeAt(columns.baseExchange, row),
    pass.supplierPpm,
    at(pass.addedSupplier, currency),
    pass,
  )
  const shipping = movedPart(
    at(input.shipping, row),
    at(columns.shippingPaid, row),
    codeAt(columns.shippingExchange, row),
    pass.freightPpm,
    at(pass.addedFreight, currency),
    pass,
  )
  const lines = pass.movesLines ? movedLines(columns, pass, row) : 0
  const added = at(pass.addedOther, currency)
  const isBeyond = base === Infinity || shipping === Infinity
  if (isBeyond || !Number.isFinite(base + shipping + lines + added)) {
    return !isBeyond && lacksRate(columns, pass, row) ? COSTS.withoutRate : COSTS.unsure
  }
  const dutyBase = pass.isCif ? base + shipping : base
  const dutyPpm = duty ? dutyAt(columns, row, duty) : at(input.duty, row)
  const landed = duty ? landedChange(columns, row, first, duty, dutyBase, moved) : 0
  const vat = pass.levers.costVat ? movedVat(at(input.vat, row), pass.levers.costVat) : at(input.vat, row)
  moved.plain[row] = base + shipping + at(input.extras, row) + lines + added + landed
  moved.dutyBase[row] = dutyBase
  moved.duty[row] = dutyPpm
  moved.vat[row] = pass.context.vatRecoverable || Number.isNaN(vat) ? 0 : vat
  moved.landed[row] = landed
  moved.cost[row] = approximateCost(at(moved.plain, row), dutyBase, dutyPpm, at(moved.vat, row))
  const isSame =
    base === input.base[row] &&
    shipping === input.shipping[row] &&
    dutyPpm === input.duty[row] &&
    added === 0 &&
    landed === 0 &&
    (vat === input.vat[row] || Number.isNaN(vat)) &&
    !(duty?.by === 'rate' && isDutyAmount(columns, row)) &&
    !(pass.movesLines && hasMovedLine(columns, pass, row))
  return isSame ? COSTS.same : COSTS.moved
}

function isDutyAmount({ flags }: SimulatorColumns, row: number): boolean {
  return (codeAt(flags, row) & (ROW_FLAG.ownDuty | ROW_FLAG.landedDuty)) !== 0
}

/** A duty that was landed as an amount keeps its percentage under points. */
function dutyAt(columns: SimulatorColumns, row: number, duty: RateChange): Ppm {
  const now = at(columns.input.duty, row)
  return duty.by === 'points' && isDutyAmount(columns, row) ? now : changedRate(now, duty, MAX_PPM)
}

/** A variant without a duty of its own has the landed duty of its product, as that changes. */
function landedChange(
  columns: SimulatorColumns,
  row: number,
  first: number,
  duty: RateChange,
  dutyBase: Units,
  moved: MovedCosts,
): Units {
  const landed = at(columns.landed, row)
  if (duty.by === 'rate') return landed === 0 ? 0 : -landed
  if (!isDutyAmount(columns, row)) return 0
  const isInherited = row > first && (codeAt(columns.flags, row) & ROW_FLAG.ownDuty) === 0
  return isInherited ? at(moved.landed, first) : landedDuty(landed, dutyBase, duty.ppm) - landed
}

/** Whether a row cannot be told for want of a rate alone. */
function lacksRate(columns: SimulatorColumns, pass: SimulatorPass, row: number): boolean {
  const end = codeAt(columns.lineStarts, row + 1)
  for (let line = codeAt(columns.lineStarts, row); line < end; line++) {
    if (movedLine(columns, pass, line) === Infinity) return false
  }
  return true
}

/** The cost of a row in exact form. */
export function exactCostAt({ plain, dutyBase, duty, vat }: MovedCosts, row: number): ExactCost {
  return exactCostOf(at(plain, row), at(dutyBase, row), at(duty, row), at(vat, row))
}

function movedPart(
  amount: Units,
  paid: number,
  exchange: number,
  percent: Ppm | null,
  added: Units,
  pass: SimulatorPass,
): Units {
  const isForeign = !Number.isNaN(paid)
  if (!isForeign && percent === null) return added === 0 ? amount : Math.max(0, amount + added)
  const now = isForeign
    ? convertedPart(amount, paid, pass.exchanges[exchange], percent)
    : changedByPercent(amount, percent ?? 0)
  return added === 0 || now === Infinity ? now : Math.max(0, now + added)
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

/** By how much the cost lines of a row change together. */
function movedLines(columns: SimulatorColumns, pass: SimulatorPass, row: number): Units {
  const end = codeAt(columns.lineStarts, row + 1)
  let sum = 0
  for (let line = codeAt(columns.lineStarts, row); line < end; line++) {
    sum += movedLine(columns, pass, line) - at(columns.lineAmount, line)
  }
  return sum
}

/** Lines may move and leave their sum as it was. */
function hasMovedLine(columns: SimulatorColumns, pass: SimulatorPass, row: number): boolean {
  const end = codeAt(columns.lineStarts, row + 1)
  for (let line = codeAt(columns.lineStarts, row); line < end; line++) {
    if (movedLine(columns, pass, line) !== at(columns.lineAmount, line)) return true
  }
  return false
}

function movedLine(columns: SimulatorColumns, { otherPpm, exchanges }: SimulatorPass, line: number): Units {
  const amount = at(columns.lineAmount, line)
  const paid = at(columns.linePaid, line)
  if (Number.isNaN(paid)) return otherPpm === null ? amount : changedByPercent(amount, otherPpm)
  return convertedPart(amount, paid, exchanges[codeAt(columns.lineExchange, line)], otherPpm)
}

function movedVat(own: number, change: RateChange): number {
  return Number.isNaN(own) ? own : changedRate(own, change, MAX_PPM)
}
