import type { RowOfKind } from '#contract/row-kinds.ts'
import { type LandedCost, landedCost } from '#domain/landed-cost/landed-cost.ts'
import type { LandedProblem } from '#domain/landed-cost/problem.ts'
import { chargeAmount, shipmentCost } from '#domain/landed-cost/shipment-cost.ts'
import type { DutyBasis } from '#domain/total-cost.ts'

export interface ShipmentParts {
  readonly row: RowOfKind<'shipment'>
  readonly lines: readonly RowOfKind<'shipmentLine'>[]
  readonly charges: readonly RowOfKind<'shipmentCharge'>[]
}

/** The landed cost of a shipment; a charge that is being made, `begun`, costs nothing until an amount is typed. */
export function landedOf({ row, lines, charges }: ShipmentParts, dutyBasis: DutyBasis, begun = ''): LandedCost {
  const counted = charges.map((charge) =>
    charge.id === begun && chargeAmount(charge) === null ? { ...charge, estimatedAmount: 0 } : charge,
  )
  return landedCost(shipmentCost(row.currency, { lines, charges: counted }, dutyBasis))
}

/** The problems of a row by field, each with its remedy. */
export type FieldIssues = Readonly<Record<string, string>>

/**
 * The problems to show: of a line that is being made, the quantity is asked for once the line is left (SHIP-04), and what a charge needs
 * once the charge is.
 */
export function shownProblems({ problems }: LandedCost, begun: string): readonly LandedProblem[] {
  return problems.filter(({ on, id, field }) => id !== begun || (on === 'line' && field !== 'quantity'))
}

/** The first problem of each field, by row and field, for the cells. */
export function issuesByRow(problems: readonly LandedProblem[]): ReadonlyMap<string, FieldIssues> {
  const found = new Map<string, Record<string, string>>()
  for (const { id, field, message } of problems) {
    const row = found.get(id) ?? {}
    row[field] ??= message
    found.set(id, row)
  }
  return found
}
