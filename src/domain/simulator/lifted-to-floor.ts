import type { Levers } from './levers.ts'
import { simulatedProduct } from './simulate.ts'
import type { SimulatedRow, SimulatorDeps } from './simulator-deps.ts'
import { soldFigures } from './sold-figures.ts'

/**
 * Whether a price of a scenario stands on its lowest margin because of the ending alone: without one it would be below, and no ending
 * leaves a price there (PRICE-11). `variantId` null is the product itself.
 */
export function isLiftedToFloor(
  row: SimulatedRow,
  variantId: string | null,
  levers: Levers,
  deps: SimulatorDeps,
): boolean {
  if (!levers.ending) return false
  const figures = (tried: Levers) => {
    const simulated = simulatedProduct(row, tried, deps)
    if (typeof simulated === 'string') return undefined
    return soldFigures(simulated.edited, simulated.rules).find((each) => each.variantId === variantId)
  }
  const after = figures(levers)
  if (!after || after.price === null || after.belowFloor) return false
  return figures({ ...levers, ending: undefined })?.belowFloor === true
}
