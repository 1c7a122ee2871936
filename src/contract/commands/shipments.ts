import * as z from 'zod/mini'
import { type Change, command, type CommandRows } from '../command.ts'
import { copiedText } from '../copied-text.ts'
import { type AnyPatch, type AnyRow, type Entity, general, writableValues } from '../entity.ts'
import { shipment } from '../entities/shipment.ts'
import { shipmentCharge } from '../entities/shipment-charge.ts'
import { shipmentLine } from '../entities/shipment-line.ts'
import { uuid } from '../fields.ts'
import { fillText, Refusal } from '../refusal.ts'
import { storedMessage, storedText } from '../stored-message.ts'
import { commandMessages } from './command-messages.ts'

/** The most shipments in one batch. */
const MAX_SHIPMENTS = 500

const SHIPMENT = shipment.kind
const PARTS: readonly Entity[] = [general(shipmentLine), general(shipmentCharge)]

const partsOf = (id: string) => PARTS.map(({ kind }) => ({ kind, field: 'shipmentId', is: id }))

function missing(id: string): Refusal {
  return new Refusal('no-such-row', { message: fillText(shipment.notFound, { id }) })
}

/**
 * Deletes shipments with their lines and charges; the costs that they landed in products stay. With a `changeSetId` it is a change set,
 * whose revert restores them with all that only the server sets: that they have landed, and by which change sets.
 */
export const deleteShipments = command({
  name: 'shipment/delete',
  input: z.strictObject({
    ids: z.array(uuid).check(z.minLength(1), z.maxLength(MAX_SHIPMENTS)),
    changeSetId: z.optional(uuid),
  }),
  reads: ({ ids }) => ({ refs: ids.map((id) => ({ kind: SHIPMENT, id })), lookups: ids.flatMap(partsOf) }),
  run({ ids, changeSetId }, rows) {
    const gone = ids.find((id) => !rows.get(SHIPMENT, id))
    if (gone !== undefined) throw missing(gone)
    const parts = ids.flatMap(partsOf).flatMap((lookup) => rows.find(lookup).map(({ id }) => ({ ...lookup, id })))
    const changes: Change[] = [
      ...parts.map(({ kind, id }) => ({ op: 'delete' as const, kind, id })),
      ...ids.map((id) => ({ op: 'delete' as const, kind: SHIPMENT, id })),
    ]
    const name = rows.get('shipment', ids[0] ?? '')?.name ?? ''
    const why =
      ids.length === 1
        ? storedMessage('shipment-deleted', { name })
        : storedMessage('shipments-deleted', { count: ids.length })
    const header = changeSetId ? { changeSet: { id: changeSetId, title: storedText(why), origin: 'bulk' } } : {}
    return { changes, why, ...header }
  },
})

/** Copies a shipment as a draft: billed amounts become estimates, and nothing is received yet. */
export const duplicateShipment = command({
  name: 'shipment/duplicate',
  input: z.strictObject({ id: uuid, newId: uuid }),
  reads: ({ id, newId }) => ({
    refs: [id, newId].map((each) => ({ kind: SHIPMENT, id: each })),
    lookups: partsOf(id),
  }),
  run({ id, newId }, rows, context) {
    const original = rows.get(SHIPMENT, id)
    if (!original) throw missing(id)
    if (rows.get(SHIPMENT, newId)) {
      throw new Refusal('conflict', { message: commandMessages.idTaken.shipment })
    }
    const name = copiedText(shipment.fields.name, String(original['name']), ' (copy)')
    const copy = { ...writableValues(general(shipment), original), name, reference: '', arrivesOn: null }
    const [lines, charges] = [partRows(rows, shipmentLine.kind, id), partRows(rows, shipmentCharge.kind, id)]
    const newIds = new Map(lines.map((line) => [line.id, context.newId()]))
    const changes: Change[] = [
      { op: 'put', kind: SHIPMENT, id: newId, data: copy },
      ...lines.map((line) => ({
        op: 'put' as const,
        kind: shipmentLine.kind,
        id: newIds.get(line.id) ?? context.newId(),
        data: { ...writableValues(general(shipmentLine), line), shipmentId: newId, receivedQuantity: null },
      })),
      ...charges.map((charge) => ({
        op: 'put' as const,
        kind: shipmentCharge.kind,
        id: context.newId(),
        data: {
          ...writableValues(general(shipmentCharge), charge),
          ...copiedCharge(charge, newIds),
          shipmentId: newId,
        },
      })),
    ]
    return { changes, why: storedMessage('copied-from', { name: String(original['name']) }) }
  },
})

function copiedCharge(charge: AnyRow, newIds: ReadonlyMap<string, string>): AnyPatch {
  const shares = (charge['shares'] as readonly { readonly id: string; readonly amount: number }[]).map((share) => ({
    ...share,
    id: newIds.get(share.id) ?? share.id,
  }))
  return { estimatedAmount: charge['actualAmount'] ?? charge['estimatedAmount'], actualAmount: null, shares }
}

/** The rows of a shipment by position. */
function partRows(rows: CommandRows, kind: string, shipmentId: string): readonly AnyRow[] {
  return rows.find({ kind, field: 'shipmentId', is: shipmentId }).toSorted(byPosition)
}

/** Compares rows by position, the same on both sides. */
function byPosition(a: AnyRow, b: AnyRow): number {
  return Number(a['position']) - Number(b['position']) || (a.id < b.id ? -1 : 1)
}
