import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { type AnyRow, emptyRow, general } from '#contract/entity.ts'
import { shipmentLine } from '#contract/entities/shipment-line.ts'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }

/** A line before anything is entered, so that pasted cells can be read against its currency. */
export function emptyLine(
  id: string,
  shipmentId: string,
  data: PatchOfKind<'shipmentLine'>,
): RowOfKind<'shipmentLine'> {
  const empty = emptyRow(general(shipmentLine), id, 0, NOWHERE) as AnyRow & RowOfKind<'shipmentLine'>
  return { ...empty, ...data, shipmentId }
}
