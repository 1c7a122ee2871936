import { firstSoldCosts } from '#domain/analytics/cost-rises.ts'
import { type DocumentBook, documentBook } from '#domain/analytics/document-facts.ts'
import { namedRange } from '#domain/analytics/period.ts'
import { type WaitBook, waitBook, waitingProducts } from '#domain/analytics/product-waits.ts'
import { soldQuantities } from '#domain/analytics/sold-quantities.ts'
import { waitingDocuments } from '#domain/analytics/waiting-documents.ts'
import { waitingList } from '#domain/analytics/waiting-list.ts'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { largeShop, NAME, presentOf, RATES, TODAY } from './analytics.ts'
import type { Figure } from './figure.ts'
import { ANALYTICS } from './scoreboard.ts'
import { summary } from './statistics.ts'

const RULES = { floorOf: () => 200_000, presentOf, today: TODAY, rates: RATES, set: SHIPPED_RATES }
const RANGE = namedRange('last365', TODAY)

/** How long it takes to read what products wait for, and to make the list of all that waits, after a change of one product and one document. */
export function benchWaiting(rounds: number): Figure[] {
  const { rows, papers } = largeShop()
  const documents = documentBook(papers)
  const [book, readMs] = timedOnce(() => {
    const made = waitBook(RULES)
    for (const row of rows) made.put(row)
    return made
  })
  let change = 0
  const times = Array.from({ length: rounds }, () => {
    change += 1
    const [row, paper] = [rows[change], papers[change]]
    const startedAt = performance.now()
    if (row) book.put({ ...row, belowFloor: !row.belowFloor })
    if (paper) documents.put({ ...paper, taxAmount: 0 })
    listOf(book, documents)
    return performance.now() - startedAt
  })
  return [
    { part: 'analytics', name: `${NAME}: what waits: every product read`, value: readMs, unit: 'ms' },
    {
      part: 'analytics',
      name: `${NAME}: what waits: after a change`,
      value: summary(times).p50,
      unit: 'ms',
      target: ANALYTICS.changed,
    },
  ]
}

function timedOnce<T>(work: () => T): readonly [made: T, ms: number] {
  const startedAt = performance.now()
  const made = work()
  return [made, performance.now() - startedAt]
}

function listOf(book: WaitBook, documents: DocumentBook): unknown {
  const sales = {
    sold: soldQuantities(documents.all(), { range: RANGE }),
    firstCosts: firstSoldCosts(documents.all(), RANGE),
    today: TODAY,
    rates: RATES,
  }
  return waitingList({
    documents: waitingDocuments(documents.all(), { today: TODAY, at: Date.parse(TODAY) }, RATES).waiting,
    products: waitingProducts(book, sales),
    shipments: [],
    hasOldRates: false,
  })
}
