import { hasProblem, type ProductProblem } from '#domain/product-problem.ts'
import { type PricedProduct, type StockFacts, stockFacts } from '#domain/stock-facts.ts'

/** A catalogue in figures; problems are counted for active products only, because the others are not sold. */
export interface CatalogueFacts extends StockFacts {
  readonly active: number
  readonly withoutCost: number
  readonly belowFloor: number
  readonly losing: number
}

/** Counts a catalogue. */
export function catalogueFacts(products: readonly PricedProduct[]): CatalogueFacts {
  const sold = products.filter(({ isActive }) => isActive)
  const count = (problem: ProductProblem): number => sold.filter((product) => hasProblem(product, problem)).length
  return {
    ...stockFacts(products),
    active: sold.length,
    unpriced: count('unpriced'),
    withoutCost: count('withoutCost'),
    belowFloor: count('belowFloor'),
    losing: count('losing'),
  }
}
