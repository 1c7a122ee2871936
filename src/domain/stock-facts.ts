import type { Ppm } from './money.ts'
import type { JudgedProduct } from './product-problem.ts'

/** What the facts of a catalogue are counted from: a product's stored, derived figures. */
export interface PricedProduct extends JudgedProduct {
  readonly isActive: boolean
}

/** What a catalogue holds, whatever floor its prices are held against. */
export interface StockFacts {
  readonly total: number
  readonly withCost: number
  /** Mean margin in ppm of the products that have a price and a cost; null when none has. */
  readonly averageMargin: Ppm | null
  /** Active, with a cost, but no pricing of their own (PROD-08). */
  readonly unpriced: number
}

/** Counts what a catalogue holds. */
export function stockFacts(products: Iterable<Omit<PricedProduct, 'belowFloor'>>): StockFacts {
  let [total, withCost, unpriced, judged, marginSum] = [0, 0, 0, 0, 0]
  for (const { isActive, totalCost, effectivePrice, margin } of products) {
    total++
    if (totalCost <= 0) continue
    withCost++
    if (isActive && effectivePrice === null) unpriced++
    if (margin === null) continue
    judged++
    marginSum += margin
  }
  const averageMargin = judged === 0 ? null : Math.round(marginSum / judged)
  return { total, withCost, averageMargin, unpriced }
}
