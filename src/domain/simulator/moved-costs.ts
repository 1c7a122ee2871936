import { MAX_PPM, type Ppm, type Units } from '../money.ts'
import { changedByPercent } from '../price-formulas.ts'
import { approximateCost, type ExactCost, exactCostOf } from '../total-cost.ts'
import { type AssumedExchange, convertedAt } from './column-currencies.ts'
import { changedRate, type RateChange } from './levers.ts'
import { COSTS, type MovedCosts } from './cost-columns.ts'
import { moveDuties } from './moved-duties.ts'
import { at, codeAt, type SimulatorColumns } from './simulator-columns.ts'
import type { SimulatorPass } from './simulator-pass.ts'

/** Fills the costs of every row under the levers. */
export function moveCosts(columns: SimulatorColumns, pass: SimulatorPass, costs: MovedCosts): void {
  const { input } = columns
  costs.states.fill(COSTS.same)
  costs.base = input.base
  costs.shipping = input.shipping
  costs.extras = input.extras
  costs.duty = input.duty
  costs.vat = input.vat
  if (pass.supplierPpm !== null || pass.addedSupplier || pass.movesRates) {
    const { basePaid, baseExchange } = columns
    moveParts(
      columns,
      pass,
      input.base,
      basePaid,
      baseExchange,
      pass.supplierPpm,
      pass.addedSupplier,
      costs.room.base,
      costs,
    )
    costs.base = costs.room.base
  }
  if (pass.freightPpm !== null || pass.addedFreight || pass.movesRates) {
    const { shippingPaid, shippingExchange } = columns
    moveParts(
      columns,
      pass,
      input.shipping,
      shippingPaid,
      shippingExchange,
      pass.freightPpm,
      pass.addedFreight,
      costs.room.shipping,
      costs,
    )
    costs.shipping = costs.room.shipping
  }
  if (pass.movesLines || pass.addedOther) moveExtras(columns, pass, costs)
  if (pass.levers.costVat) moveVat(input.vat, pass.levers.costVat, costs)
  if (pass.levers.duties) moveDuties(columns, pass, costs)
  sumCosts(pass, costs)
}

function moveParts(
  { input: { currency, count } }: SimulatorColumns,
  { exchanges }: SimulatorPass,
  amounts: Float64Array,
  paid: Float64Array,
  exchange: Uint32Array,
  percent: Ppm | null,
  added: Float64Array | null,
  into: Float64Array,
  { states }: MovedCosts,
): void {
  for (let row = 0; row < count; row++) {
    const amount = at(amounts, row)
    let now = amount
    if (paid[row] === paid[row]) now = convertedPart(amount, at(paid, row), exchanges[codeAt(exchange, row)], percent)
    else if (percent !== null) now = changedByPercent(amount, percent)
    if (added !== null && now !== Infinity) {
      const more = at(added, codeAt(currency, row))
      if (more !== 0) now = Math.max(0, now + more)
    }
    into[row] = now
    if (now !== amount) states[row] = COSTS.moved
  }
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

function moveExtras(columns: SimulatorColumns, pass: SimulatorPass, costs: MovedCosts): void {
  const { input, lineStarts } = columns
  const { addedOther, movesLines } = pass
  const into = costs.room.extras
  for (let row = 0; row < input.count; row++) {
    let now = at(input.extras, row)
    const end = movesLines ? codeAt(lineStarts, row + 1) : 0
    for (let line = codeAt(lineStarts, row); line < end; line++) {
      const amount = at(columns.lineAmount, line)
      const moved = movedLine(columns, pass, line)
      if (moved !== amount) costs.states[row] = COSTS.moved
      now += moved - amount
    }
    if (addedOther !== null) {
      const more = at(addedOther, codeAt(input.currency, row))
      if (more !== 0) costs.states[row] = COSTS.moved
      now += more
    }
    into[row] = now
  }
  costs.extras = into
}

function movedLine(columns: SimulatorColumns, { otherPpm, exchanges }: SimulatorPass, line: number): Units {
  const amount = at(columns.lineAmount, line)
  const paid = at(columns.linePaid, line)
  if (Number.isNaN(paid)) return otherPpm === null ? amount : changedByPercent(amount, otherPpm)
  return convertedPart(amount, paid, exchanges[codeAt(columns.lineExchange, line)], otherPpm)
}

function moveVat(vat: Float64Array, change: RateChange, costs: MovedCosts): void {
  const into = costs.room.vat
  for (let row = 0; row < vat.length; row++) {
    const own = at(vat, row)
    const now = own === own ? changedRate(own, change, MAX_PPM) : own
    into[row] = now
    if (now !== own && own === own) costs.states[row] = COSTS.moved
  }
  costs.vat = into
}

function sumCosts(
  { isCif, context }: SimulatorPass,
  { base, shipping, extras, duty, vat, cost, states }: MovedCosts,
): void {
  const isRecoverable = context.vatRecoverable
  for (let row = 0; row < cost.length; row++) {
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
