import { type MovedCosts, movedCosts } from './cost-columns.ts'
import { type ShownFigures, shownFigures, type SimulatorColumns } from './simulator-columns.ts'

/** What became of a product in a frame; of those that change, the `repriced` have another price of something that is sold. */
export const OUTCOME = {
  outOfScope: 0,
  same: 1,
  changed: 2,
  withoutRate: 3,
  outOfRange: 4,
  belowFloor: 5,
  repriced: 6,
  withoutCost: 7,
} as const

/** The figures of a frame, filled in place by `simulateColumns`. */
export interface SimulatorFrame {
  readonly after: ShownFigures
  readonly costs: MovedCosts
  /** The price by the rule or fixed amount of a row, before anything is held. */
  readonly derived: Float64Array
  /** 1 for a row of a product that no lever moves, or that is out of scope: it is as it is now. */
  readonly idle: Uint8Array
  /** 1 for a row whose price only the exact path tells. */
  readonly unsure: Uint8Array
  /** One of `OUTCOME` for each product. */
  readonly outcomes: Uint8Array
  /** How many products have each outcome. */
  readonly counts: Uint32Array
  /** How many products only the exact path could tell: the rest of the frame is quick. */
  exact: number
}

/** An empty frame for these columns. */
export function simulatorFrame({ products, input }: SimulatorColumns): SimulatorFrame {
  return {
    after: shownFigures(input.count),
    costs: movedCosts(input.count),
    derived: new Float64Array(input.count),
    idle: new Uint8Array(input.count),
    unsure: new Uint8Array(input.count),
    outcomes: new Uint8Array(products.length),
    counts: new Uint32Array(Object.keys(OUTCOME).length),
    exact: 0,
  }
}
