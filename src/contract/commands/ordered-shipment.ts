import { nearestRatio } from '#domain/exact.ts'
import { documentTotals } from '#domain/documents/totals.ts'
import type { Change } from '../command.ts'
import type { DocumentRow } from '../entities/document-derive.ts'
import { shipment } from '../entities/shipment.ts'
import { shipmentLine } from '../entities/shipment-line.ts'

const QUANTITY_SCALE = 10_000n

/** The changes that make a draft shipment from a purchase order; each line at its unit cost after discount, without tax (SHIP-04). */
export function shipmentOf(order: DocumentRow, id: string, newId: () => string): Change[] {
  const { documentNumber, customerName } = order
  const supplier = customerName.slice(0, 200)
  const head = { name: documentNumber, reference: documentNumber, supplier, orderId: order.id }
  const lines = orderedLines(order).map((data, index): Change => {
    const line = { ...data, shipmentId: id, position: index + 1 }
    return { op: 'put', kind: shipmentLine.kind, id: newId(), data: line }
  })
  return [{ op: 'put', kind: shipment.kind, id, data: head }, ...lines]
}

/** The ordered lines; lines without a quantity order nothing. */
function orderedLines(order: DocumentRow) {
  const { lines } = documentTotals(order)
  return order.items.flatMap(({ quantity, productId, variantId, sku, description }, index) => {
    const net = lines[index]?.net ?? 0
    if (quantity <= 0 || net < 0) return []
    const unitCost = nearestRatio(BigInt(net) * QUANTITY_SCALE, BigInt(quantity))
    const { currency } = order
    return [{ productId, variantId, sku, description: description.slice(0, 500), quantity, currency, unitCost }]
  })
}
