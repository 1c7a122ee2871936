import { datedRates } from '#domain/analytics/dated-rates.ts'
import { dismissalsOf } from '#domain/insights/dismissals.ts'
import { findInsights } from '#domain/insights/find-insights.ts'
import { InsightBook } from '#domain/insights/insight-book.ts'
import type { InsightProduct } from '#domain/insights/product-figures.ts'
import type { InsightSources } from '#domain/insights/shop.ts'
import { MOST_INSIGHTS, shownInsights } from '#domain/insights/shown-insights.ts'
import type { SalesDocument } from '#domain/insights/sold-lines.ts'
import { addDays } from '#domain/calendar-day.ts'
import { DEFAULT_PRICING_CONTEXT } from '#domain/pricing-rules.ts'
import type { Figure } from './figure.ts'
import { INSIGHTS } from './scoreboard.ts'
import { summary } from './statistics.ts'

const [PRODUCTS, DOCUMENTS, LINES] = [100_000, 50_000, 3]
const TODAY = '2026-11-29'
const UNIT = 1_000_000
const ONE = 10_000
const NAME = `${PRODUCTS.toLocaleString('en')} products, ${DOCUMENTS.toLocaleString('en')} documents`
const NONE = dismissalsOf([])

/** How long it takes to find the insights of rows that nobody has read yet, and again after one product and one document changed (INS-01). */
export function benchInsights(rounds: number): Figure[] {
  const rows = Array.from({ length: PRODUCTS }, (_, index) => productOf(index))
  const papers = Array.from({ length: DOCUMENTS }, (_, index) => documentOf(index))
  const cold = timed(Math.min(rounds, 5), () => shownIn(bookOf(rows, papers)))
  const book = bookOf(rows, papers)
  shownIn(book)
  let change = 0
  const changed = timed(rounds, () => {
    change += 1
    const [row, paper] = [rows[change], papers[change]]
    if (row) book.setProduct({ ...row, totalCost: row.totalCost + change * ONE })
    if (paper) book.setDocument({ ...paper, issueDate: TODAY })
    shownIn(book)
  })
  return [
    { part: 'insights', name: `${NAME}: read and found`, value: cold, unit: 'ms' },
    { part: 'insights', name: `${NAME}: after a change`, value: changed, unit: 'ms', target: INSIGHTS.changed },
  ]
}

function timed(rounds: number, work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  })
  return summary(times).p50
}

function shownIn(book: InsightBook): unknown {
  return shownInsights(findInsights(sourcesOf(book), NONE, MOST_INSIGHTS), NONE)
}

function sourcesOf(book: InsightBook): InsightSources {
  return {
    book,
    categoryName: (id) => id,
    events: [],
    supplierPrices: [],
    listPrices: [],
    promotions: [],
    datedRates: datedRates([], 'EUR'),
    today: TODAY,
    timeZone: 'Europe/Berlin',
  }
}

function bookOf(rows: readonly InsightProduct[], papers: readonly SalesDocument[]): InsightBook {
  const rates: Readonly<Record<string, number>> = { USD: 0.9, GBP: 1.15 }
  const book = new InsightBook({
    pricing: DEFAULT_PRICING_CONTEXT,
    currency: 'EUR',
    rateFrom: (currency) => rates[currency] ?? null,
  })
  for (const row of rows) book.setProduct(row)
  for (const paper of papers) book.setDocument(paper)
  return book
}

const idOf = (kind: string, index: number): string =>
  `${kind}-0190a5c4-0000-7000-8000-${String(index).padStart(12, '0')}`

/** One in ten has a margin that is low, one in fifty shares its SKU. */
function productOf(index: number): InsightProduct {
  const cost = (10 + (index % 97)) * UNIT
  const margin = index % 10 === 0 ? 100_000 : 300_000 + (index % 31) * ONE
  return {
    id: idOf('product', index),
    name: `Product ${index}`,
    sku: `SKU-${index % 50 === 0 ? index - 1 : index}`,
    categoryId: idOf('category', index % 60),
    isActive: index % 20 !== 0,
    baseCurrency: ['EUR', 'USD', 'GBP'][index % 3] ?? 'EUR',
    baseCost: cost,
    shippingCost: 0,
    importDuty: index % 7 === 0 ? 0 : 45_000,
    vatTax: null,
    additionalCosts: [],
    baseCostOrigin: null,
    shippingCostOrigin: null,
    priceEnding: null,
    receipt: { engine: 1 },
    variants: [],
    totalCost: cost,
    effectivePrice: Math.round((cost * 1_000_000) / (1_000_000 - margin) / ONE) * ONE,
    margin,
  }
}

function documentOf(index: number): SalesDocument {
  return {
    id: idOf('document', index),
    documentType: 'invoice',
    documentNumber: `INV-${index}`,
    status: 'paid',
    issueDate: addDays(TODAY, -(index % 730)),
    currency: ['EUR', 'USD', 'GBP'][index % 3] ?? 'EUR',
    relatedDocuments: [],
    creditedAmount: 0,
    creditedInDrafts: 0,
    pricesIncludeTax: false,
    items: Array.from({ length: LINES }, (_, line) => ({
      productId: idOf('product', (index * 37 + line * 101) % (PRODUCTS / 2)),
      variantId: '',
      quantity: ((index % 4) + 1) * ONE,
      unitPrice: 150 * UNIT,
      taxPercent: 190_000,
      unitCost: (80 + (index % 100)) * UNIT,
      lineTotal: 150 * UNIT * ((index % 4) + 1),
    })),
  }
}
