import type { Ppm, Units } from './money.ts'

/** What can be wrong with what a product sells for; `attention` is a loss or a price below the lowest margin. */
export const PRODUCT_PROBLEMS = ['attention', 'losing', 'belowFloor', 'withoutCost', 'unpriced'] as const

/** One of `PRODUCT_PROBLEMS`. */
export type ProductProblem = (typeof PRODUCT_PROBLEMS)[number]

/** The stored, derived figures of a product that its problems are told from. */
export interface JudgedProduct {
  readonly totalCost: Units
  readonly effectivePrice: Units | null
  /** On the net price, so that a loss is the same with and without VAT in the price. */
  readonly margin: Ppm | null
  readonly belowFloor: boolean
}

/**
 * Whether a product has a problem. Without a known cost nothing can be said about its price, and without pricing of its own it only
 * has the price of the list's what-if figures (PROD-08); below the floor is as PRICE-12 flags it.
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
