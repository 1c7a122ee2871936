import { type AnalysedDocument, type DocumentBook, documentBook } from '#domain/analytics/document-facts.ts'
import { costBook, costStructure } from '#domain/analytics/cost-structure.ts'
import { firstSoldCosts } from '#domain/analytics/cost-rises.ts'
import { datedRates } from '#domain/analytics/dated-rates.ts'
import { daysToPay } from '#domain/analytics/days-to-pay.ts'
import { marginsBy, marginSpread } from '#domain/analytics/margins.ts'
import { pareto } from '#domain/analytics/pareto.ts'
import { bucketsOf, namedRange } from '#domain/analytics/period.ts'
import { type ProductBook, productBook } from '#domain/analytics/product-facts.ts'
import type { AnalysedProduct } from '#domain/analytics/product-pieces.ts'
import { waitsOf } from '#domain/analytics/product-waits.ts'
import { priceSpread, stockValue } from '#domain/analytics/catalogue-amounts.ts'
import { quoteFigures } from '#domain/analytics/quotes.ts'
import { receivablesOn, receivablesOver } from '#domain/analytics/receivables.ts'
import { receivedFigures } from '#domain/analytics/received.ts'
import { salesBy } from '#domain/analytics/sales-by.ts'
import { salesFigures } from '#domain/analytics/sales.ts'
import { slowProducts } from '#domain/analytics/slow-products.ts'
import { soldQuantities } from '#domain/analytics/sold-quantities.ts'
import { waitingDocuments } from '#domain/analytics/waiting-documents.ts'
import { addDays } from '#domain/calendar-day.ts'
import { priceByRules } from '#domain/pricing.ts'
import { DEFAULT_PRICING_CONTEXT, type PricingRules, resolvedRules } from '#domain/pricing-rules.ts'
import { SHIPPED_RATES } from '#domain/reference-rates.ts'
import { document } from '#contract/entities/document.ts'
import { product } from '#contract/entities/product.ts'
import { type AnyRow, fieldsOf } from '#contract/entity.ts'
import { productIndex } from '#web/features/products/product-index.ts'
import { Collection } from '#web/kit/data/collection.ts'
import type { IndexSpec } from '#web/kit/data/index-spec.ts'
import type { RowChunk } from '#web/kit/data/row-chunk.ts'
import { documentIndex } from '#web/kit/documents/document-index.ts'
import { fedCosts, fedDocuments, fedProducts } from '#web/kit/figures/book-takers.ts'
import { SLICE_MS } from '#web/kit/figures/figure-source.ts'
import { pricingNow } from '#web/kit/figures/pricing-now.ts'
import { type FeedTaker, RowFeed } from '#web/kit/figures/row-feed.ts'
import type { Figure } from './figure.ts'
import { ANALYTICS } from './scoreboard.ts'
import { summary } from './statistics.ts'

const [PRODUCTS, DOCUMENTS, LINES] = [100_000, 50_000, 3]
export const TODAY = '2026-11-29'
const ONE = 10_000
const PAYMENT = { id: 'p', reference: '', creditWith: null, isStillOwed: false }
export const NAME = `${PRODUCTS.toLocaleString('en')} products, ${DOCUMENTS.toLocaleString('en')} documents`

/** What a view reads. */
interface Shop {
  readonly documents: DocumentBook
  readonly products: ProductBook
  readonly rows: readonly AnalysedProduct[]
  readonly papers: readonly AnalysedDocument[]
}

const RANGE = namedRange('last365', TODAY)
export const RATES = datedRates(
  Array.from({ length: 400 }, (_, age) => ({ ...SHIPPED_RATES, date: addDays(TODAY, -age) })),
  'EUR',
)
const PRESENT: PricingRules = resolvedRules(
  { baseCurrency: 'EUR', priceEnding: null, floorMargin: null, pricingMode: 'strategy' },
  DEFAULT_PRICING_CONTEXT,
)
const presentOf = (): PricingRules => PRESENT

/** What each view works out after its rows were read; the answer keeps the work from being optimised away. */
const VIEWS: Readonly<Record<string, (shop: Shop) => unknown>> = {
  dashboard: ({ documents, products }) => [
    salesFigures(documents.all(), { range: RANGE }, 'month', contextOf(products)),
    receivedFigures(documents.all(), { range: RANGE }, 'month', RATES),
    receivablesOn(documents.all(), { to: TODAY }, RATES),
    waitingDocuments(documents.all(), { today: TODAY, at: Date.parse(TODAY) }, RATES),
    stockValue(products.all(), TODAY, RATES),
    marginSpread(products.all()),
  ],
  'margins and prices': ({ documents, products }) => [
    marginSpread(products.all()),
    marginsBy(products.all(), 'categoryId'),
    priceSpread(products.all(), TODAY, RATES),
    salesBy(documents.all(), { range: RANGE }, 'category', contextOf(products)),
  ],
  'products (ABC)': ({ documents, products }) => [
    pareto(salesBy(documents.all(), { range: RANGE }, 'product', contextOf(products)).parts, ({ sales }) => sales.net),
    slowProducts(products.all(), documents.all(), { today: TODAY, days: 90 }, RATES),
  ],
  customers: ({ documents, products }) => [
    pareto(salesBy(documents.all(), { range: RANGE }, 'customer', contextOf(products)).parts, ({ sales }) => sales.net),
    receivablesOver(documents.all(), bucketsOf(RANGE, 'month'), {}, RATES),
    daysToPay(documents.all(), { range: RANGE }),
    quoteFigures(documents.all(), { range: RANGE }, TODAY, RATES),
  ],
}

/** Views over prices and costs as they are stored, which only their own tab asks for. */
const OF_ROWS: Readonly<Record<string, (shop: Shop) => unknown>> = {
  'cost structure': ({ rows, documents }) =>
    costStructure(costBook(presentOf, rows).all(), soldQuantities(documents.all(), { range: RANGE }), TODAY, RATES),
  decisions: ({ rows, documents }) => {
    const sold = soldQuantities(documents.all(), { range: RANGE })
    const sales = { sold, firstCosts: firstSoldCosts(documents.all(), RANGE), today: TODAY, rates: RATES }
    return rows.map((row) => waitsOf(row, { presentOf, floorOf: () => 200_000, set: SHIPPED_RATES }, sales))
  },
}

/** The rows of a large shop. */
export function largeShop(): Pick<Shop, 'rows' | 'papers'> {
  return {
    rows: Array.from({ length: PRODUCTS }, (_, index) => productOf(index)),
    papers: Array.from({ length: DOCUMENTS }, (_, index) => documentOf(index)),
  }
}

/** How long the figures of each view take from rows that nobody has read yet, and again after one document and one product changed. */
export function benchAnalytics(rounds: number): Figure[] {
  const { rows, papers } = largeShop()
  const timed = (work: () => unknown): number => {
    const times = Array.from({ length: rounds }, () => {
      const startedAt = performance.now()
      work()
      return performance.now() - startedAt
    })
    return summary(times).p50
  }
  const read = (): Shop => ({ documents: documentBook(papers), products: productBook(rows), rows, papers })
  const shop = read()
  const views = Object.entries(VIEWS).flatMap(([view, work]) => [
    figure(
      `${view}: cold`,
      timed(() => work(read())),
      ANALYTICS.cold,
    ),
    figure(
      `${view}: after a change`,
      timed(() => work(changed(shop))),
      ANALYTICS.changed,
    ),
  ])
  const ofRows = Object.entries(OF_ROWS).map(([view, work]) =>
    figure(
      `${view}: cold`,
      timed(() => work(shop)),
      ANALYTICS.cold,
    ),
  )
  return [...views, ...ofRows, ...benchReading(rows, papers, rounds)]
}

/** How long the books take to be filled from rows as they lie on the disk of a device, and the longest time that the page waits meanwhile. */
function benchReading(
  rows: readonly AnalysedProduct[],
  papers: readonly AnalysedDocument[],
  rounds: number,
): readonly Figure[] {
  const reading = (
    name: string,
    spec: IndexSpec,
    all: readonly object[],
    taker: () => FeedTaker,
  ): readonly Figure[] => {
    const chunks = [...onDisk(spec, all)]
    const slices = Array.from({ length: rounds }, () => slicesOf(spec, chunks, taker()))
    const wholes = slices.map((times) => times.reduce((sum, time) => sum + time, 0))
    return [
      { part: 'analytics', name: `${NAME}: ${name} read from the local copy`, value: summary(wholes).p50, unit: 'ms' },
      figure(
        `${name} read from the local copy: longest slice`,
        summary(slices.map((times) => Math.max(...times))).p50,
        ANALYTICS.slice,
      ),
    ]
  }
  const now = pricingNow([], () => undefined)
  const priced = storedProducts(rows)
  return [
    ...reading('products', productIndex, priced, () => fedProducts(() => now)),
    ...reading('documents', documentIndex, whole(document, papers), fedDocuments),
    ...reading('costs', productIndex, priced, () => fedCosts(() => now)),
  ]
}

/** Products with all the fields that a device stores of them. */
export function storedProducts(rows: readonly AnalysedProduct[]): readonly object[] {
  return whole(
    product,
    rows.map((row) => ({ ...row, hasVariants: false, keepsFloor: row.margin, floorMargin: null })),
  )
}

function whole(entity: Parameters<typeof fieldsOf>[0], rows: readonly object[]): readonly object[] {
  const fallbacks = Object.fromEntries(fieldsOf(entity).map(([name, { fallback }]) => [name, fallback]))
  return rows.map((row) => ({ ...fallbacks, ...row }))
}

/** Rows as they lie on the disk of a device. */
export function* onDisk(spec: IndexSpec, rows: readonly object[]): Generator<RowChunk> {
  const made = new Collection(spec.kind, spec, NOTHING_ELSE)
  for (const row of rows) made.setBase({ version: 1, createdAt: 0, updatedAt: 0, ...row } as AnyRow)
  made.flush()
  yield* made.baseChunks()
}

/** Reads as a page does, and how long each slice took. */
function slicesOf(spec: IndexSpec, chunks: readonly RowChunk[], taker: FeedTaker): readonly number[] {
  const loaded = new Collection(spec.kind, spec, NOTHING_ELSE)
  loaded.load(chunks)
  const feed = new RowFeed(loaded, taker)
  const times: number[] = []
  for (let isRead = false; !isRead;) {
    const startedAt = performance.now()
    isRead = feed.read(() => performance.now() - startedAt < SLICE_MS)
    times.push(performance.now() - startedAt)
  }
  return times
}

export const NOTHING_ELSE = { get: () => undefined, version: () => 0, all: () => [] }

function figure(name: string, value: number, target: Figure['target'] & object): Figure {
  return { part: 'analytics', name: `${NAME}: ${name}`, value, unit: 'ms', target }
}

function changed(shop: Shop): Shop {
  const [paper, row] = [shop.papers[7], shop.rows[7]]
  if (paper) shop.documents.put({ ...paper, taxAmount: 0 })
  if (row) shop.products.put({ ...row, stock: 5 })
  return shop
}

function contextOf(products: ProductBook) {
  return { rates: RATES, groupsOf: products.groupsOf }
}

const idOf = (kind: string, index: number): string =>
  `${kind}-0190a5c4-0000-7000-8000-${String(index).padStart(12, '0')}`
const currencyOf = (index: number): string => ['EUR', 'USD', 'GBP'][index % 3] ?? 'EUR'

function productOf(index: number): AnalysedProduct {
  const input = {
    baseCurrency: currencyOf(index),
    baseCost: (100 + (index % 9_973)) * ONE,
    shippingCost: 70 * ONE,
    importDuty: 45_000,
    vatTax: null,
    additionalCosts: [],
    baseCostOrigin:
      index % 5 === 0
        ? { amount: '12.50', currency: 'CNY', to: currencyOf(index), rate: '0.13', date: '2026-01-05', source: 'ECB' }
        : null,
    pricingMode: 'strategy',
    pricingStrategy: index % 4 === 0 ? 'manual' : 'margin',
    pricingPercent: 300_000 + (index % 31) * 10_000,
    pricingAmount: (150 + (index % 9_000)) * ONE,
    retailPrice: null,
    tradePrice: null,
    priceEnding: null,
    floorMargin: null,
  } as const
  const { totalCost, effectivePrice, marginPpm } = priceByRules(input, PRESENT)
  return {
    ...input,
    id: idOf('product', index),
    isActive: index % 20 !== 0,
    categoryId: idOf('category', index % 60),
    brandId: idOf('brand', index % 40),
    stock: index % 90,
    variants: [],
    receipt: { engine: 1 },
    totalCost: totalCost ?? 0,
    effectivePrice,
    margin: marginPpm,
    belowFloor: (marginPpm ?? 0) < 200_000,
  }
}

function documentOf(index: number): AnalysedDocument {
  const items = Array.from({ length: LINES }, (_, line) => ({
    productId: idOf('product', (index * 37 + line * 101) % (PRODUCTS / 2)),
    variantId: '',
    serviceId: null,
    quantity: ((index % 4) + 1) * ONE,
    unitPrice: (150 + ((index + line) % 700)) * ONE,
    unitCost: (80 + (index % 300)) * ONE,
    taxPercent: 190_000,
    taxCategory: null,
    lineTotal: (150 + ((index + line) % 700)) * ONE,
  }))
  const gross = items.reduce((sum, { lineTotal }) => sum + lineTotal, 0)
  const tax = Math.round((gross * 19) / 119 / ONE) * ONE
  const issueDate = addDays(TODAY, -(index % 730))
  const isPaid = index % 10 !== 0
  return {
    id: idOf('document', index),
    documentType: index % 12 === 0 ? 'quote' : index % 25 === 0 ? 'creditnote' : 'invoice',
    status: isPaid ? 'paid' : 'sent',
    businessProfileId: null,
    customerId: idOf('customer', index % 5_000),
    currency: currencyOf(index),
    issueDate,
    dueDate: addDays(issueDate, 30),
    items,
    taxes: [{ category: 'S', percent: 190_000, taxable: gross - tax }],
    pricesIncludeTax: true,
    taxAmount: tax,
    total: gross,
    payments: isPaid ? [{ ...PAYMENT, date: addDays(issueDate, index % 45), amount: gross }] : [],
    balanceDue: isPaid ? 0 : gross,
    originalInvoiceId: null,
    relatedDocuments: [],
    creditedAmount: 0,
    creditedInDrafts: 0,
    updatedAt: 0,
  }
}
