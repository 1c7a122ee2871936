import { landedCost } from '#domain/landed-cost/landed-cost.ts'
import { shipmentCost } from '#domain/landed-cost/shipment-cost.ts'
import type { Units } from '#domain/money.ts'
import type { DutyBasis } from '#domain/total-cost.ts'
import type { ChargeRow, LineRow, ShipmentRow } from './shipment-row.ts'

/** What the list tells of a shipment beside its own row. */
export interface ShipmentValue {
  readonly lines: number
  /** The landed cost of all lines; null while it cannot be worked out. */
  readonly total: Units | null
}

/** Rows by the shipment that they belong to. */
function byShipment<Row extends { readonly shipmentId: string | null }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    if (row.shipmentId === null) continue
    const group = groups.get(row.shipmentId)
    if (group) group.push(row)
    else groups.set(row.shipmentId, [row])
  }
  return groups
}

/** The landed value of every shipment. One of which nothing has changed since `known` is not worked out again. */
export function shipmentValues(
  rows: readonly ShipmentRow[],
  lines: readonly LineRow[],
  charges: readonly ChargeRow[],
  dutyBasis: DutyBasis,
  known: KnownValues,
): ReadonlyMap<string, ShipmentValue> {
  const [linesOf, chargesOf] = [byShipment(lines), byShipment(charges)]
  return new Map(
    rows.map((row) => {
      const [own, billed] = [linesOf.get(row.id) ?? [], chargesOf.get(row.id) ?? []]
      const from = [row.currency, dutyBasis, ...own, ...billed]
      const last = known.get(row.id)
      if (last && isSame(last.from, from)) return [row.id, last.value] as const
      const input = shipmentCost(row.currency, { lines: own, charges: billed }, dutyBasis)
      const { totals, problems } = landedCost(input)
      const total = input.lines.length === 0 ? null : problems.length === 0 ? totals.total : null
      const value = { lines: input.lines.length, total }
      known.set(row.id, { from, value })
      return [row.id, value] as const
    }),
  )
}

/** What was worked out before, and from which rows. */
export type KnownValues = Map<string, { readonly from: readonly unknown[]; readonly value: ShipmentValue }>

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index])
}
