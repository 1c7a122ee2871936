import type { BulkDeps, BulkRow } from '../bulk-edit.ts'
import type { RateSet } from '../exchange-rates.ts'

/** A product as the simulator reads it. */
export interface SimulatedRow extends BulkRow {
  readonly id: string
  /** The HS code that its last delivery was declared under; empty if none is known. */
  readonly hsCode: string
}

/** What the simulator knows beside the products. */
export interface SimulatorDeps extends Pick<BulkDeps, 'contextOf' | 'isFloorStrict'> {
  /** Converts amounts of levers and assumed rates; null if there are none. */
  readonly rates: RateSet | null
  /** The day that assumed rates are of, YYYY-MM-DD. */
  readonly day: string
  /** The name of a cost that the scenario adds. */
  readonly costLabel: string
  /** The reason for prices below their lowest margin; recorded with each of them (PRICE-12). */
  readonly floorOverride?: string | undefined
}
