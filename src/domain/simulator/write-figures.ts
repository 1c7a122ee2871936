import type { ShownFigures } from './simulator-columns.ts'
import type { RowBlock } from './row-block.ts'
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

/** Copies the figures of a block from the first columns into the second. */
export function copyRows(from: ShownFigures, to: ShownFigures, { row, rowEnd }: RowBlock): void {
  to.cost.set(from.cost.subarray(row, rowEnd), row)
  to.price.set(from.price.subarray(row, rowEnd), row)
  to.profit.set(from.profit.subarray(row, rowEnd), row)
  to.margin.set(from.margin.subarray(row, rowEnd), row)
  to.below.set(from.below.subarray(row, rowEnd), row)
  to.loses.set(from.loses.subarray(row, rowEnd), row)
}

/** Copies the figures of a row from the first columns into the second. */
export function copyRow(from: ShownFigures, to: ShownFigures, row: number): void {
  to.cost[row] = from.cost[row] ?? NaN
  to.price[row] = from.price[row] ?? NaN
  to.profit[row] = from.profit[row] ?? NaN
  to.margin[row] = from.margin[row] ?? NaN
  to.below[row] = from.below[row] ?? 0
  to.loses[row] = from.loses[row] ?? 0
}
