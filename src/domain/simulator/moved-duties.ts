import { MAX_PPM, type Ppm, type Units } from '../money.ts'
import { changedRate, type RateChange } from './levers.ts'
import { COSTS, type MovedCosts } from './cost-columns.ts'
import type { RowBlock } from './row-block.ts'
import { landedDuty } from './simulated-costs.ts'
import { at, codeAt, ROW_FLAG, type SimulatorColumns } from './simulator-columns.ts'
import type { SimulatorPass } from './simulator-pass.ts'

/** Moves the duty of every row of a block whose goods a duty lever is about; the other parts of its cost are moved before. */
export function moveDuties(
  columns: SimulatorColumns,
  pass: SimulatorPass,
  costs: MovedCosts,
  { place: start, placeEnd }: RowBlock,
): void {
  const { starts, goods } = columns
  for (let place = start; place < placeEnd; place++) {
    const change = pass.duties[codeAt(goods, place)]
    if (change) moveProduct(columns, pass, costs, codeAt(starts, place), codeAt(starts, place + 1), change)
  }
}

function moveProduct(
  columns: SimulatorColumns,
  { isCif }: SimulatorPass,
  costs: MovedCosts,
  first: number,
  end: number,
  change: RateChange,
): void {
  // A variant without a duty of its own has the landed duty of its product, as that changes.
  let landedOfProduct = 0
  for (let row = first; row < end; row++) {
    const base = at(costs.base, row)
    const dutyBase = isCif ? base + at(costs.shipping, row) : base
    const isInherited = row > first && (codeAt(columns.flags, row) & ROW_FLAG.ownDuty) === 0
    const landed =
      isInherited && change.by === 'points' ? landedOfProduct : landedChange(columns, row, change, dutyBase)
    if (row === first) landedOfProduct = landed
    const now = at(costs.duty, row)
    const duty = dutyAt(columns, row, now, change)
    if (landed !== 0 || duty !== now || (change.by === 'rate' && isDutyAmount(columns, row)))
      costs.states[row] = COSTS.moved
    costs.duty[row] = duty
    costs.extras[row] = at(costs.extras, row) + landed
  }
}

function isDutyAmount({ flags }: SimulatorColumns, row: number): boolean {
  return (codeAt(flags, row) & (ROW_FLAG.ownDuty | ROW_FLAG.landedDuty)) !== 0
}

/** A duty that was landed as an amount keeps its percentage under points. */
function dutyAt(columns: SimulatorColumns, row: number, now: Ppm, change: RateChange): Ppm {
  return change.by === 'points' && isDutyAmount(columns, row) ? now : changedRate(now, change, MAX_PPM)
}

function landedChange(columns: SimulatorColumns, row: number, change: RateChange, dutyBase: Units): Units {
  const landed = at(columns.landed, row)
  if (change.by === 'rate') return 0 - landed
  return isDutyAmount(columns, row) && Number.isFinite(dutyBase) ? landedDuty(landed, dutyBase, change.ppm) - landed : 0
}
