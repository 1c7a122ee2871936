import type { RowOfKind } from '#contract/row-kinds.ts'
import { grouped } from '#domain/grouped.ts'
import { landedCost } from '#domain/landed-cost/landed-cost.ts'
import { shipmentCost } from '#domain/landed-cost/shipment-cost.ts'
import type { Units } from '#domain/money.ts'
import type { DutyBasis } from '#domain/total-cost.ts'

/** The figures of a shipment that are not in its own row. */
export interface ShipmentValue {
  readonly lines: number
  /** The landed cost of all lines; null while it cannot be worked out. */
  readonly total: Units | null
}

/** The landed value of every shipment. One of which nothing has changed since `known` is not worked out again. */
export function shipmentValues(
  rows: readonly RowOfKind<'shipment'>[],
  lines: readonly RowOfKind<'shipmentLine'>[],
  charges: readonly RowOfKind<'shipmentCharge'>[],
  dutyBasis: DutyBasis,
  known: KnownValues,
): ReadonlyMap<string, ShipmentValue> {
  const linesOf = grouped(lines, ({ shipmentId }) => shipmentId)
  const chargesOf = grouped(charges, ({ shipmentId }) => shipmentId)
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

/** Values that were calculated before, with the rows that they were calculated from. */
export type KnownValues = Map<string, { readonly from: readonly unknown[]; readonly value: ShipmentValue }>

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index])
}
