import type { Ppm, Units } from './money.ts'

/** Problems of a product's price; `attention` is a loss or a price below the lowest margin. */
export const PRODUCT_PROBLEMS = ['attention', 'losing', 'belowFloor', 'withoutCost', 'unpriced'] as const

/** One of `PRODUCT_PROBLEMS`. */
export type ProductProblem = (typeof PRODUCT_PROBLEMS)[number]

/** The stored, derived figures that show a product's problems. */
export interface JudgedProduct {
  readonly totalCost: Units
  readonly effectivePrice: Units | null
  /** On the net price, so that a loss is the same with and without VAT in the price. */
  readonly margin: Ppm | null
  readonly belowFloor: boolean
}

/**
 * Whether a product has a problem. Without a known cost its price cannot be judged, and without pricing of its own it only has the
 * what-if price of the list (PROD-08); PRICE-12 defines below the floor.
 */
export function hasProblem(product: JudgedProduct, problem: ProductProblem): boolean {
  const { totalCost, effectivePrice, margin, belowFloor } = product
  if (problem === 'withoutCost') return totalCost <= 0
  if (totalCost <= 0) return false
  if (problem === 'unpriced') return effectivePrice === null
  if (effectivePrice === null) return false
  const isLosing = margin !== null && margin < 0
  if (problem === 'losing') return isLosing
  return belowFloor || (problem === 'attention' && isLosing)
}
