import type { Ppm } from './money.ts'
import { hasProblem, type JudgedProduct } from './product-problem.ts'

/** What the facts of a catalogue are counted from: a product's stored, derived figures. */
export interface PricedProduct extends JudgedProduct {
  readonly isActive: boolean
}

/** A catalogue in figures; those of problems count active products only, because the others are not sold. */
export interface CatalogueFacts {
  readonly total: number
  readonly active: number
  readonly withCost: number
  /** Mean margin in ppm of the products that have a price and a cost; null when none has. */
  readonly averageMargin: Ppm | null
  readonly withoutCost: number
  /** With a cost, but no pricing of their own (PROD-08). */
  readonly unpriced: number
  readonly belowFloor: number
  readonly losing: number
}

/** Counts a catalogue. */
export function catalogueFacts(products: Iterable<PricedProduct>): CatalogueFacts {
  let [total, active, withCost, withoutCost, unpriced, belowFloor, losing] = [0, 0, 0, 0, 0, 0, 0]
  let [judged, marginSum] = [0, 0]
  for (const product of products) {
    total++
    const hasCost = product.totalCost > 0
    if (hasCost) withCost++
    if (hasCost && product.margin !== null) {
      judged++
      marginSum += product.margin
    }
    if (!product.isActive) continue
    active++
    if (hasProblem(product, 'withoutCost')) withoutCost++
    if (hasProblem(product, 'unpriced')) unpriced++
    if (hasProblem(product, 'belowFloor')) belowFloor++
    if (hasProblem(product, 'losing')) losing++
  }
  const averageMargin = judged === 0 ? null : Math.round(marginSum / judged)
  return { total, active, withCost, averageMargin, withoutCost, unpriced, belowFloor, losing }
}
