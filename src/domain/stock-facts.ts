import type { Ppm } from './money.ts'
import { type JudgedProduct, tellingMargin } from './product-problem.ts'
import { roundedMean } from './rounded-mean.ts'

/** The stored, derived figures of a product that the facts are counted from. */
export interface PricedProduct extends JudgedProduct {
  readonly isActive: boolean
}

/** Figures of a catalogue that do not depend on floors. */
export interface StockFacts {
  readonly total: number
  readonly withCost: number
  /** Mean margin in ppm of the active products with a price and a cost, as figures tell it everywhere; null if there are none. */
  readonly averageMargin: Ppm | null
  /** Active, with a cost, but no pricing of their own (PROD-08). */
  readonly unpriced: number
}

/** Counts these figures of a catalogue. */
export function stockFacts(products: Iterable<Omit<PricedProduct, 'belowFloor'>>): StockFacts {
  let [total, withCost, unpriced, judged, marginSum] = [0, 0, 0, 0, 0]
  for (const product of products) {
    const { isActive, totalCost, effectivePrice } = product
    total++
    if (totalCost <= 0) continue
    withCost++
    if (!isActive) continue
    if (effectivePrice === null) unpriced++
    const margin = tellingMargin(product)
    if (margin === null) continue
    judged++
    marginSum += margin
  }
  const averageMargin = judged === 0 ? null : roundedMean(marginSum, judged)
  return { total, withCost, averageMargin, unpriced }
}
