import { PPM, roundToMinor, type Units } from '../money.ts'
import { shownParts } from '../shown-parts.ts'
import { sum } from './amounts.ts'
import type { Charge } from './charge.ts'
import type { LandedCost, LandedLine } from './landed-cost.ts'

/** The exact amounts of a column by line: the goods, a charge, or the lines' own duty. */
type Column = readonly Units[]

/**
 * A landed cost as it is shown, in whole minor units (SHIP-02): the parts of a line add up to its total, and the lines to the totals. What
 * one unit costs, and what products get, stays exact. While a figure is missing nothing adds up yet, and all stays as it is.
 */
export function shownCost(landed: LandedCost, charges: readonly Pick<Charge, 'kind'>[]): LandedCost {
  const { lines, totals } = landed
  const isDuty = charges.map(({ kind }) => kind === 'duty')
  // While a charge is being added or removed, the figures may be of the moment before.
  if (totals.total === null || lines.length === 0 || landed.charges.length !== charges.length) return landed
  const exact: readonly Column[] = [
    lines.map(({ goods }) => goods ?? 0),
    ...isDuty.map((_, index) => lines.map(({ parts }) => parts[index] ?? 0)),
    lines.map(({ duty, parts }) => (duty ?? 0) - dutyIn(parts, isDuty)),
  ]
  const wholes = roundedTogether(
    exact.map((column) => sum(column) ?? 0),
    roundToMinor(totals.total),
  )
  const columns = exact.map((column, index) => roundedTogether(column, wholes[index] ?? 0))
  const shown = lines.map((line, at) => {
    const [goods = 0, ...others] = columns.map((column) => column[at] ?? 0)
    return { ...line, ...figures(goods, others, isDuty) }
  })
  const [goods = 0, ...others] = wholes
  const { parts, ...sums } = figures(goods, others, isDuty)
  return { ...landed, lines: shown, charges: parts, totals: sums }
}

/** `others` are the parts of the charges, and at the end the line's own duty. */
function figures(
  goods: Units,
  others: readonly Units[],
  isDuty: readonly boolean[],
): Pick<LandedLine, 'goods' | 'parts' | 'charges' | 'duty' | 'total'> {
  const parts = others.slice(0, isDuty.length)
  const billed = dutyIn(parts, isDuty)
  const duty = billed + (others[isDuty.length] ?? 0)
  const charges = (sum(parts) ?? 0) - billed
  return { goods, parts, charges, duty, total: goods + charges + duty }
}

function dutyIn(parts: readonly (Units | null)[], isDuty: readonly boolean[]): Units {
  return parts.reduce<Units>((all, part, index) => (isDuty[index] ? all + (part ?? 0) : all), 0)
}

function roundedTogether(amounts: readonly Units[], whole: Units): readonly Units[] {
  return shownParts(
    amounts.map((amount) => BigInt(amount) * BigInt(PPM)),
    whole,
  )
}
