import type { Units } from '../money.ts'
import { type ChunkMemory, joined, partsOf } from './chunked-rows.ts'
import { atRate, type DatedRates } from './dated-rates.ts'
import { type Bin, histogram, joinedBins, priceEdges, usedBins } from './histogram.ts'
import { KeptBy } from './kept-by.ts'
import { type LeftOut, leftOutTogether, rememberingRates } from './left-out.ts'
import type { ProductFacts } from './product-facts.ts'

/** How prices are spread, in the currency of the figures. */
export interface PriceSpread {
  readonly bins: readonly Bin[]
  readonly withoutPriceIds: readonly string[]
  readonly leftOut: LeftOut
}

/** The prices of products as a picture, converted at the rate of a day. Each price is as it is stored, with VAT or without. */
export function priceSpread(products: Iterable<ProductFacts>, day: string, rates: DatedRates): PriceSpread {
  const edges = priceEdges(rates.target)
  const parts = partsOf(products, SPREADS.of(day, rates), (chunk) => spreadOf(chunk, day, rates, edges))
  return {
    bins: usedBins(
      joinedBins(
        parts.map(({ bins }) => bins),
        edges,
      ),
    ),
    withoutPriceIds: joined(parts.map(({ withoutPriceIds }) => withoutPriceIds)),
    leftOut: leftOutTogether(parts.map(({ leftOut }) => leftOut)),
  }
}

const SPREADS = new KeptBy((): ChunkMemory<ProductFacts, PriceSpread> => new WeakMap())

function spreadOf(
  products: readonly ProductFacts[],
  day: string,
  rates: DatedRates,
  edges: readonly number[],
): PriceSpread {
  const remembering = rememberingRates(rates)
  const withoutPriceIds: string[] = []
  const priceOf = ({ id, price, currency }: ProductFacts): Units | null => {
    if (price === null) withoutPriceIds.push(id)
    const rate = price === null ? null : remembering.of(id, currency, day, price)
    return price === null || rate === null ? null : atRate(price, rate)
  }
  return { bins: histogram(products, priceOf, edges), withoutPriceIds, leftOut: remembering.leftOut() }
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
  const parts = partsOf(products, STOCKS.of(day, rates), (chunk) => stockOf(chunk, day, rates))
  return {
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    ids: joined(parts.map(({ ids }) => ids)),
    withoutCostIds: joined(parts.map(({ withoutCostIds }) => withoutCostIds)),
    uncountedIds: joined(parts.map(({ uncountedIds }) => uncountedIds)),
    leftOut: leftOutTogether(parts.map(({ leftOut }) => leftOut)),
  }
}

const STOCKS = new KeptBy((): ChunkMemory<ProductFacts, StockValue> => new WeakMap())

function stockOf(products: readonly ProductFacts[], day: string, rates: DatedRates): StockValue {
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
