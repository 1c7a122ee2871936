import type { Ppm, Units } from './money.ts'

/** Problems of a product's price; `attention` is a loss or a price below the lowest margin. */
export const PRODUCT_PROBLEMS = ['attention', 'losing', 'belowFloor', 'withoutCost', 'unpriced'] as const

/** One of `PRODUCT_PROBLEMS`. */
export type ProductProblem = (typeof PRODUCT_PROBLEMS)[number]

/** The stored, derived figures that show the problems of a price. */
export interface JudgedPrice {
  readonly totalCost: Units
  readonly effectivePrice: Units | null
  /** On the net price, so that a loss is the same with and without VAT in the price. */
  readonly margin: Ppm | null
  readonly belowFloor: boolean
}

/** A product with its variants, if it has some. */
export interface JudgedProduct extends JudgedPrice {
  readonly variants?: readonly (JudgedPrice & { readonly isActive: boolean })[]
}

/** The prices that a product is sold at: its active variants stand for it (PRICE-08). */
export function soldPrices(product: JudgedProduct): readonly JudgedPrice[] {
  const { variants } = product
  if (!variants || variants.length === 0) return [product]
  const sold = variants.filter(({ isActive }) => isActive)
  return sold.length === 0 ? [product] : sold
}

/**
 * Whether a price that a product is sold at has a problem. Without a known cost it cannot be judged, and a product without pricing of its
 * own only has the what-if price of the list (PROD-08); PRICE-12 defines below the floor.
 */
export function hasProblem(product: JudgedProduct, problem: ProductProblem): boolean {
  return soldPrices(product).some((price) => isProblem(price, problem))
}

/** Whether one price has a problem, whatever else is sold under its product's name. */
export function isProblem(
  { totalCost, effectivePrice, margin, belowFloor }: JudgedPrice,
  problem: ProductProblem,
): boolean {
  if (problem === 'withoutCost') return totalCost <= 0
  if (totalCost <= 0) return false
  if (problem === 'unpriced') return effectivePrice === null
  if (effectivePrice === null) return false
  const loses = isLosing({ effectivePrice, margin })
  if (problem === 'losing') return loses
  return belowFloor || (problem === 'attention' && loses)
}

/** A price whose cost is known, with its margin. */
type Margined = Pick<JudgedPrice, 'effectivePrice' | 'margin'>

/** Whether a price with a known cost loses money: the goods are sold below what they cost, or given away. */
export function isLosing({ effectivePrice, margin }: Margined): boolean {
  return effectivePrice === 0 || (margin !== null && margin < 0)
}

/** The margin as it is shown, compared and averaged; null at a price of 0, whose margin is 0 by definition and says nothing (PRICE-04). */
export function tellingMargin({ effectivePrice, margin }: Margined): Ppm | null {
  return effectivePrice === 0 ? null : margin
}
