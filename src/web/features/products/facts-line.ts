import { type StockFacts, stockFacts, type PricedProduct } from '#domain/stock-facts.ts'
import type { Summary } from '#web/kit/data/use-summary.ts'
import { formatCount, formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { listText } from './list-text.ts'

/** The facts of the catalogue, read from the columns of its index. */
export const factsSummary: Summary<StockFacts> = {
  kind: 'product',
  fields: ['isActive', 'totalCost', 'effectivePrice', 'margin'],
  of: (rows) => stockFacts(rows as Iterable<Readonly<Record<string, unknown>> & PricedProduct>),
}

/** The catalogue in one line: `504 products, 304 with a cost, average margin 36.5%`. */
export function factsLine({ total, withCost, averageMargin }: StockFacts): string {
  const parts = [
    formatCount(total, listText.product),
    ...(withCost < total ? [listText.facts.withCost(formatNumber(withCost))] : []),
    ...(averageMargin === null ? [] : [listText.facts.averageMargin(formatPercent(averageMargin))]),
  ]
  return parts.join(', ')
}
