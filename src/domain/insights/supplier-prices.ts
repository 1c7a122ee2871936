import { dayOf } from '../calendar-day.ts'
import { convertUnits } from '../exchange-rates.ts'
import { roundToMinor, type Units } from '../money.ts'
import { nameKey } from '../text-fold.ts'

/** A shipment row, as far as insights read it. */
export interface SuppliedShipment {
  readonly id: string
  readonly name: string
  readonly supplier: string
  readonly currency: string
  readonly arrivesOn: string | null
  readonly landedAt: number | null
  readonly createdAt: number
}

/** A line of such a shipment. */
export interface SuppliedLine {
  readonly id: string
  readonly shipmentId: string | null
  readonly productId: string | null
  readonly variantId: string
  readonly currency: string
  readonly unitCost: Units
  readonly rate: string
}

/** What a supplier asked for one piece of a product in one shipment. */
export interface SupplierPrice {
  readonly productId: string
  readonly variantId: string
  readonly shipmentId: string
  readonly shipmentName: string
  readonly supplier: string
  /** The supplier as it is compared. */
  readonly supplierKey: string
  readonly price: Units
  readonly currency: string
  /** In the currency that the supplier asked, to its minor unit. */
  readonly asked: { readonly units: Units; readonly currency: string }
  readonly day: string
}

/** The supplier prices of all shipments that name their supplier, in the currency of the shipment. */
export function supplierPrices(
  shipments: Iterable<SuppliedShipment>,
  lines: Iterable<SuppliedLine>,
  timeZone: string,
): readonly SupplierPrice[] {
  const byId = new Map<string, SuppliedShipment & { readonly day: string }>()
  for (const each of shipments) {
    if (each.supplier.trim() !== '') byId.set(each.id, { ...each, day: dayOfShipment(each, timeZone) })
  }
  const found: SupplierPrice[] = []
  for (const { shipmentId, productId, variantId, currency, unitCost, rate } of lines) {
    const shipment = shipmentId === null ? undefined : byId.get(shipmentId)
    if (!shipment || productId === null || unitCost <= 0) continue
    const price = currency === shipment.currency ? unitCost : convertUnits(unitCost, currency, shipment.currency, rate)
    if (price === undefined) continue
    const { id, name, supplier, day } = shipment
    found.push({
      productId,
      variantId,
      shipmentId: id,
      shipmentName: name,
      supplier,
      supplierKey: nameKey(supplier),
      price,
      currency: shipment.currency,
      asked: { units: roundToMinor(unitCost), currency },
      day,
    })
  }
  return found
}

function dayOfShipment({ landedAt, arrivesOn, createdAt }: SuppliedShipment, timeZone: string): string {
  return landedAt === null ? (arrivesOn ?? dayOf(createdAt, timeZone)) : dayOf(landedAt, timeZone)
}
