import type { Units } from '../money.ts'

/** What a charge on a shipment is for (SHIP-01). */
export const CHARGE_KINDS = ['freight', 'insurance', 'duty', 'brokerage', 'other'] as const
export type ChargeKind = (typeof CHARGE_KINDS)[number]

/** By what a charge is split over the lines (SHIP-01). */
export const CHARGE_SPLITS = ['value', 'weight', 'volume', 'quantity', 'equal', 'manual'] as const
export type ChargeSplit = (typeof CHARGE_SPLITS)[number]

/** A charge as it enters a landed cost. Amounts are units of its own currency. */
export interface Charge {
  readonly id: string
  readonly kind: ChargeKind
  /** Below zero for a rebate. */
  readonly amount: Units
  readonly currency: string
  /** What 1 of its currency is worth in the shipment's, as a decimal text; not looked at where both are the same. */
  readonly rate: string
  readonly split: ChargeSplit
  /** `manual`: the part of each line, by the id of the line. */
  readonly shares: readonly { readonly id: string; readonly amount: Units }[]
  /** Counts into the customs value where duty is taken on cost, insurance and freight. */
  readonly dutiable: boolean
}
