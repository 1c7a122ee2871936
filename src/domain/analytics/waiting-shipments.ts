import { nearestProduct } from '../exact.ts'
import type { Units } from '../money.ts'
import { atRate, type DatedRates } from './dated-rates.ts'

const ONE = 10_000

/** What shipments wait for: to be landed, or to be trued up with the bills that came later. */
export const SHIPMENT_WAITS = ['toLand', 'toTrueUp'] as const
export type ShipmentWait = (typeof SHIPMENT_WAITS)[number]

/** A shipment row, as far as it is waited for. */
export interface AwaitedShipment {
  readonly id: string
  readonly status: 'draft' | 'landed'
  readonly arrivesOn: string | null
}

/** A line of such a shipment. */
export interface AwaitedLine {
  readonly shipmentId: string | null
  readonly currency: string
  readonly unitCost: Units
  /** 1/10,000. */
  readonly quantity: number
}

/** A charge of such a shipment. */
export interface AwaitedCharge {
  readonly shipmentId: string | null
  readonly currency: string
  readonly estimatedAmount: Units | null
  readonly actualAmount: Units | null
}

/** What a charge without a bill is: its estimate. */
interface Estimated {
  readonly estimatedAmount: Units
  readonly actualAmount: null
}

/** Whether a charge is still an estimate: its bill is to come (SHIP-03). */
export function isUnbilled<Charge extends Pick<AwaitedCharge, 'estimatedAmount' | 'actualAmount'>>(
  charge: Charge,
): charge is Charge & Estimated {
  return charge.actualAmount === null && charge.estimatedAmount !== null
}

/** The shipments of a shop with what they consist of. */
export interface AwaitedShipments {
  readonly shipments: Iterable<AwaitedShipment>
  readonly lines: Iterable<AwaitedLine>
  readonly charges: Iterable<AwaitedCharge>
}

/** Shipments that wait for the same; the amount in the currency of the figures, as far as it can be converted. */
export interface WaitingShipments {
  readonly kind: ShipmentWait
  readonly amount: Units
  readonly ids: readonly string[]
}

/**
 * The drafts whose day of arrival has come, with what they are to cost, and the landed ones with a charge that is still an estimate, with
 * these estimates (SHIP-03). A kind without a shipment is left out.
 */
export function waitingShipments(
  rows: AwaitedShipments,
  today: string,
  rates: DatedRates,
): readonly WaitingShipments[] {
  const here = (units: Units, currency: string): Units => {
    const rate = units === 0 ? null : rates.on(currency, today)
    return rate ? atRate(units, rate) : 0
  }
  const arrived = new Map<string, Units>()
  const landed = new Set<string>()
  for (const { id, status, arrivesOn } of rows.shipments) {
    if (status === 'landed') landed.add(id)
    else if (arrivesOn !== null && arrivesOn <= today) arrived.set(id, 0)
  }
  const add = (to: Map<string, Units>, id: string, units: Units): unknown => to.set(id, (to.get(id) ?? 0) + units)
  for (const { shipmentId, currency, unitCost, quantity } of rows.lines) {
    if (shipmentId === null || !arrived.has(shipmentId)) continue
    add(arrived, shipmentId, here(nearestProduct(unitCost, quantity, ONE), currency))
  }
  const unbilled = new Map<string, Units>()
  for (const charge of rows.charges) {
    const { shipmentId, currency, estimatedAmount, actualAmount } = charge
    if (shipmentId === null) continue
    if (arrived.has(shipmentId)) add(arrived, shipmentId, here(actualAmount ?? estimatedAmount ?? 0, currency))
    else if (landed.has(shipmentId) && isUnbilled(charge)) {
      add(unbilled, shipmentId, here(charge.estimatedAmount, currency))
    }
  }
  return [waitOf('toLand', arrived), waitOf('toTrueUp', unbilled)].filter(({ ids }) => ids.length > 0)
}

function waitOf(kind: ShipmentWait, amounts: ReadonlyMap<string, Units>): WaitingShipments {
  const ordered = [...amounts].toSorted(([a, less], [b, more]) => more - less || (a < b ? -1 : 1))
  return { kind, amount: ordered.reduce((sum, [, amount]) => sum + amount, 0), ids: ordered.map(([id]) => id) }
}
