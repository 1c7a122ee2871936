import { type LandedCost, landedCost } from '#domain/landed-cost/landed-cost.ts'
import { shipmentCost } from '#domain/landed-cost/shipment-cost.ts'
import type { DutyBasis } from '#domain/total-cost.ts'
import type { FieldIssues } from './line-row.tsx'
import type { ChargeRow, LineRow, ShipmentRow } from './shipment-row.ts'

/** A shipment with its parts in order. */
export interface ShipmentParts {
  readonly row: ShipmentRow
  readonly lines: readonly LineRow[]
  readonly charges: readonly ChargeRow[]
}

/** The landed cost of a shipment as it stands. */
export function landedOf({ row, lines, charges }: ShipmentParts, dutyBasis: DutyBasis): LandedCost {
  return landedCost(shipmentCost(row.currency, { lines, charges }, dutyBasis))
}

/** What is wrong by row and field, for the cells; the first remedy of a field is shown. */
export function issuesByRow({ problems }: LandedCost): ReadonlyMap<string, FieldIssues> {
  const found = new Map<string, Record<string, string>>()
  for (const { id, field, message } of problems) {
    const row = found.get(id) ?? {}
    row[field] ??= message
    found.set(id, row)
  }
  return found
}
