import type { RowOfKind } from '#contract/row-kinds.ts'
import { type LandedCost, landedCost } from '#domain/landed-cost/landed-cost.ts'
import { shipmentCost } from '#domain/landed-cost/shipment-cost.ts'
import type { DutyBasis } from '#domain/total-cost.ts'

export interface ShipmentParts {
  readonly row: RowOfKind<'shipment'>
  readonly lines: readonly RowOfKind<'shipmentLine'>[]
  readonly charges: readonly RowOfKind<'shipmentCharge'>[]
}

export function landedOf({ row, lines, charges }: ShipmentParts, dutyBasis: DutyBasis): LandedCost {
  return landedCost(shipmentCost(row.currency, { lines, charges }, dutyBasis))
}

/** The problems of a row by field, each with its remedy. */
export type FieldIssues = Readonly<Record<string, string>>

/** The first problem of each field, by row and field, for the cells. */
export function issuesByRow({ problems }: LandedCost): ReadonlyMap<string, FieldIssues> {
  const found = new Map<string, Record<string, string>>()
  for (const { id, field, message } of problems) {
    const row = found.get(id) ?? {}
    row[field] ??= message
    found.set(id, row)
  }
  return found
}
