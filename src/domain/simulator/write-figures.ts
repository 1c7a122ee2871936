import type { ShownFigures } from './simulator-columns.ts'
import type { SoldFigures } from './sold-figures.ts'

/** Writes the figures of one product or variant into its row. */
export function writeFigures(columns: ShownFigures, row: number, figures: SoldFigures): void {
  columns.cost[row] = figures.totalCost ?? NaN
  columns.price[row] = figures.price ?? NaN
  columns.profit[row] = figures.profit ?? NaN
  columns.margin[row] = figures.margin ?? NaN
  columns.below[row] = figures.belowFloor ? 1 : 0
  columns.loses[row] = figures.loses ? 1 : 0
}

/** Copies all figures of the first columns into the second. */
export function copyFigures(from: ShownFigures, to: ShownFigures): void {
  to.cost.set(from.cost)
  to.price.set(from.price)
  to.profit.set(from.profit)
  to.margin.set(from.margin)
  to.below.set(from.below)
  to.loses.set(from.loses)
}
