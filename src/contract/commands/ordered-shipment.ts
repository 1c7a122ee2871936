import * as z from 'zod/mini'
import { nearestRatio } from '#domain/exact.ts'
import { documentTotals } from '#domain/documents/totals.ts'
import { type Change, command, type CommandRows } from '../command.ts'
import { document } from '../entities/document.ts'
import type { DocumentRow } from '../entities/document-derive.ts'
import { shipment } from '../entities/shipment.ts'
import { shipmentLine } from '../entities/shipment-line.ts'
import { uuid } from '../fields.ts'
import { fillText, Refusal } from '../refusal.ts'
import { goodsText, metOrder } from '../ordered-goods.ts'
import { storedMessage } from '../stored-message.ts'
import { commandMessages } from './command-messages.ts'
import { documentCommandMessages as messages } from './document-command-messages.ts'
import { found } from './found-documents.ts'
import { cutText } from '#domain/cut-text.ts'

const QUANTITY_SCALE = 10_000n
/** The most shipments that a refusal names. */
const NAMED = 3

const ofOrder = (id: string) => ({ kind: 'shipment', field: 'orderId', is: id }) as const
const linesOf = (id: string) => ({ kind: 'shipmentLine', field: 'shipmentId', is: id }) as const

/** Makes a draft shipment of what no other shipment of a purchase order carries yet (SHIP-04). */
export const orderToShipment = command({
  name: 'document/to-shipment',
  input: z.strictObject({ id: uuid, newId: uuid }),
  reads: ({ id, newId }) => ({
    refs: [
      { kind: document.kind, id },
      { kind: shipment.kind, id: newId },
    ],
    lookups: [ofOrder(id)],
  }),
  readsNext: ({ id }, rows) => ({ lookups: rows.find(ofOrder(id)).map((each) => linesOf(each.id)) }),
  run({ id, newId }, rows, context) {
    const order = found(rows, id)
    if (order.documentType !== 'purchaseorder') {
      throw new Refusal('rule-broken', { message: fillText(messages.notAnOrder, { id }) })
    }
    if (rows.get(shipment.kind, newId)) {
      throw new Refusal('conflict', { message: commandMessages.idTaken.shipment })
    }
    return {
      changes: shipmentOf(order, { id: newId, name: nameOf(order, rows) }, openOf(order, rows), () => context.newId()),
      why: storedMessage('made-of-order', { number: order.documentNumber }),
    }
  },
})

/** The open quantity of each ordered line. Throws `Refusal` if other shipments carry all that was ordered. */
function openOf(order: DocumentRow, rows: CommandRows): readonly number[] {
  const others = rows.find(ofOrder(order.id))
  const { open } = metOrder(
    order,
    others.flatMap((each) => rows.find(linesOf(each.id))),
  )
  const isOrdered = order.items.some(({ quantity }) => quantity > 0)
  if (!isOrdered || others.length === 0 || open.some((quantity) => quantity > 0)) return open
  const names = others.slice(0, NAMED).map(({ name }) => `“${name}”`)
  const message = messages.allShipped(order.documentNumber, names, others.length - names.length)
  throw new Refusal('conflict', { message })
}

/** The number of the order; a further shipment is counted, so that each has its own name. */
function nameOf({ id, documentNumber }: DocumentRow, rows: CommandRows): string {
  const names = new Set(rows.find(ofOrder(id)).map(({ name }) => name))
  const nameAt = (count: number): string => (count === 1 ? documentNumber : `${documentNumber}, ${count}`)
  let count = names.size + 1
  while (names.has(nameAt(count))) count += 1
  return nameAt(count)
}

/** The changes that make the shipment; each line at its unit cost after discount, without tax. */
function shipmentOf(
  order: DocumentRow,
  { id, name }: { readonly id: string; readonly name: string },
  open: readonly number[],
  newId: () => string,
): Change[] {
  const { documentNumber, customerName } = order
  const supplier = cutText(customerName, 200)
  const head = { name, reference: documentNumber, supplier, orderId: order.id }
  const lines = orderedLines(order).flatMap(({ ordered, ...data }, index): Change[] => {
    // A line that is not open has its id too: a device that did not know so must not edit another line by it.
    const lineId = newId()
    const quantity = open[ordered] ?? 0
    if (quantity <= 0) return []
    const line = { ...data, quantity, shipmentId: id, position: index + 1 }
    return [{ op: 'put', kind: shipmentLine.kind, id: lineId, data: line }]
  })
  return [{ op: 'put', kind: shipment.kind, id, data: head }, ...lines]
}

/** The ordered lines by their place in the order; lines without a quantity order nothing. */
function orderedLines(order: DocumentRow) {
  const { lines } = documentTotals(order)
  return order.items.flatMap(({ quantity, productId, variantId, sku, description }, ordered) => {
    const net = lines[ordered]?.net ?? 0
    if (quantity <= 0 || net < 0) return []
    const unitCost = nearestRatio(BigInt(net) * QUANTITY_SCALE, BigInt(quantity))
    const { currency } = order
    return [{ ordered, productId, variantId, sku, description: goodsText(description), currency, unitCost }]
  })
}
