import type { Units } from '../money.ts'

/** The kinds of charges on a shipment (SHIP-01). */
export const CHARGE_KINDS = ['freight', 'insurance', 'duty', 'brokerage', 'other'] as const
export type ChargeKind = (typeof CHARGE_KINDS)[number]

/** How a charge is split over the lines (SHIP-01). */
export const CHARGE_SPLITS = ['value', 'weight', 'volume', 'quantity', 'equal', 'manual'] as const
export type ChargeSplit = (typeof CHARGE_SPLITS)[number]

/** A charge as it enters a landed cost. Amounts are units of its own currency. */
export interface Charge {
  readonly id: string
  readonly kind: ChargeKind
  /** Below zero for a rebate. */
  readonly amount: Units
  readonly currency: string
  /** The value of 1 of its currency in the shipment's currency, as decimal text; ignored if both are the same. */
  readonly rate: string
  readonly split: ChargeSplit
  /** `manual`: the part of each line, by the id of the line. */
  readonly shares: readonly { readonly id: string; readonly amount: Units }[]
  /** Counts into the customs value where duty is taken on cost, insurance and freight. */
  readonly dutiable: boolean
}
