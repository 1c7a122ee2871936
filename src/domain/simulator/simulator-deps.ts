import type { BulkDeps, BulkRow } from '../bulk-edit.ts'
import type { RateSet } from '../exchange-rates.ts'
import type { DeclaredGoods } from './declared-goods.ts'

/** A product as the simulator reads it, with what its last deliveries were declared as. */
export interface SimulatedRow extends BulkRow, DeclaredGoods {
  readonly id: string
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
