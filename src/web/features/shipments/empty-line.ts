import { type AnyRow, emptyRow, general } from '#contract/entity.ts'
import { shipmentLine } from '#contract/entities/shipment-line.ts'
import type { LinePatch, LineRow } from './shipment-row.ts'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }

/** A line before anything is entered, so that pasted cells can be read against its currency. */
export function emptyLine(id: string, shipmentId: string, data: LinePatch): LineRow {
  const empty = emptyRow(general(shipmentLine), id, 0, NOWHERE) as AnyRow & LineRow
  return { ...empty, ...data, shipmentId }
}
