import { type StockFacts, stockFacts } from '#domain/stock-facts.ts'
import { summaryOf } from '#web/kit/data/use-summary.ts'
import { formatCount, formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { listMessages } from './list-messages.ts'

/** The facts of the catalogue, read from the columns of its index. */
export const factsSummary = summaryOf('product', ['isActive', 'totalCost', 'effectivePrice', 'margin'], (rows) =>
  stockFacts(rows),
)

/** The catalogue in one line: `504 products, 304 with a cost, average margin 36.5%`. */
export function factsLine({ total, withCost, averageMargin }: StockFacts): string {
  const parts = [
    formatCount(total, listMessages.noun),
    ...(withCost < total ? [listMessages.facts.withCost(formatNumber(withCost))] : []),
    ...(averageMargin === null ? [] : [listMessages.facts.averageMargin(formatPercent(averageMargin))]),
  ]
  return parts.join(', ')
}
