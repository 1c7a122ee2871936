import type { LinesEdit } from '#domain/merge.ts'
import type { shipment } from '#contract/entities/shipment.ts'
import type { shipmentCharge } from '#contract/entities/shipment-charge.ts'
import type { shipmentLine } from '#contract/entities/shipment-line.ts'
import type { AnyRow, PatchOf, RowOf } from '#contract/entity.ts'

/** A shipment as the local copy holds it. */
export type ShipmentRow = RowOf<typeof shipment.fields>
/** One supplier line. */
export type LineRow = RowOf<typeof shipmentLine.fields>
/** One charge on the whole shipment. */
export type ChargeRow = RowOf<typeof shipmentCharge.fields>

export type ShipmentPatch = PatchOf<typeof shipment.fields>
export type LinePatch = PatchOf<typeof shipmentLine.fields>
/** Shares may travel as an edit of single lines (SYNC-04). */
export type ChargePatch = Omit<PatchOf<typeof shipmentCharge.fields>, 'shares'> & {
  readonly shares?: ChargeRow['shares'] | LinesEdit
}

/** Rows of the kind `shipment`, with the types of their fields. */
export function asShipments(rows: readonly AnyRow[]): readonly ShipmentRow[] {
  return rows as readonly (AnyRow & ShipmentRow)[]
}

/** Rows of the kind `shipmentLine`, with the types of their fields. */
export function asLines(rows: readonly AnyRow[]): readonly LineRow[] {
  return rows as readonly (AnyRow & LineRow)[]
}

/** Rows of the kind `shipmentCharge`, with the types of their fields. */
export function asCharges(rows: readonly AnyRow[]): readonly ChargeRow[] {
  return rows as readonly (AnyRow & ChargeRow)[]
}

/** By position; lines made at the same place on two devices keep a stable order by id. */
export function inOrder<Row extends { readonly id: string; readonly position: number }>(
  rows: readonly Row[],
): readonly Row[] {
  return [...rows].sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
}
