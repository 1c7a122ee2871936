import type { Units } from '../money.ts'
import { atRate, type DatedRates } from './dated-rates.ts'
import { type Bin, histogram, priceEdges, usedBins } from './histogram.ts'
import { type LeftOut, rememberingRates } from './left-out.ts'
import type { ProductFacts } from './product-facts.ts'

/** How prices are spread, in the currency of the figures. */
export interface PriceSpread {
  readonly bins: readonly Bin[]
  readonly withoutPriceIds: readonly string[]
  readonly leftOut: LeftOut
}

/** The prices of products as a picture, converted at the rate of a day. Each price is as it is stored, with VAT or without. */
export function priceSpread(products: Iterable<ProductFacts>, day: string, rates: DatedRates): PriceSpread {
  const remembering = rememberingRates(rates)
  const withoutPriceIds: string[] = []
  const priceOf = ({ id, price, currency }: ProductFacts): Units | null => {
    if (price === null) withoutPriceIds.push(id)
    const rate = price === null ? null : remembering.of(id, currency, day, price)
    return price === null || rate === null ? null : atRate(price, rate)
  }
  const bins = usedBins(histogram(products, priceOf, priceEdges(rates.target)))
  return { bins, withoutPriceIds, leftOut: remembering.leftOut() }
}

/** What goods at hand cost, landed, in the currency of the figures. */
export interface StockValue {
  readonly amount: Units
  /** Products with goods at hand whose cost is known, in part at least. */
  readonly ids: readonly string[]
  /** Products with goods at hand that have no known cost. */
  readonly withoutCostIds: readonly string[]
  /** Products whose stock nobody counts. */
  readonly uncountedIds: readonly string[]
  readonly leftOut: LeftOut
}

/** The stock at landed cost, converted at the rate of a day. */
export function stockValue(products: Iterable<ProductFacts>, day: string, rates: DatedRates): StockValue {
  const remembering = rememberingRates(rates)
  const ids: string[] = []
  const withoutCostIds: string[] = []
  const uncountedIds: string[] = []
  let amount = 0
  for (const { id, stock, stockCost, hasCostlessStock, currency } of products) {
    if (stock === null) uncountedIds.push(id)
    if (hasCostlessStock) withoutCostIds.push(id)
    const rate = stockCost === 0 ? null : remembering.of(id, currency, day, stockCost)
    if (!rate) continue
    ids.push(id)
    amount += atRate(stockCost, rate)
  }
  return { amount, ids, withoutCostIds, uncountedIds, leftOut: remembering.leftOut() }
}
