import { type Chunk, type ChunkedRows, type ChunkMemory, passing } from '#domain/analytics/chunked-rows.ts'
import type { DatedRates } from '#domain/analytics/dated-rates.ts'
import { KeptBy } from '#domain/analytics/kept-by.ts'
import { bucketsBefore, type DayRange, type PeriodStep } from '#domain/analytics/period.ts'
import type { PlannedPrice } from '#domain/analytics/price-changes.ts'
import { activeProducts, type ProductFacts } from '#domain/analytics/product-facts.ts'
import { type SalesContext, type SalesFigures, salesFigures } from '#domain/analytics/sales.ts'
import type { SalesFilter } from '#domain/analytics/sales-filter.ts'
import type { ShipmentFacts } from '#domain/analytics/shipment-costs.ts'
import type { FigureBooks } from '#web/kit/figures/figure-source.ts'
import type { CostBasis, RankBasis } from './analytics-search.ts'

/** The rows that figures name. */
export type NamedKind = 'product' | 'customer' | 'category' | 'brand' | 'businessProfile'

/** What all figures of the page are made from: the rows, what they are narrowed to, and the currency they are told in. */
export interface Analysis {
  readonly books: FigureBooks
  readonly rates: DatedRates
  readonly filter: SalesFilter
  /** The range before that of the filter. */
  readonly before: DayRange
  readonly step: PeriodStep
  readonly today: string
  readonly timeZone: string
  readonly plans: readonly PlannedPrice[]
  readonly shipments: readonly ShipmentFacts[]
  readonly nameOf: (kind: NamedKind, id: string | null) => string
  readonly rank: RankBasis
  readonly costBasis: CostBasis
  /** What several figures of one analysis read, made once. */
  readonly once: <T>(key: string, make: () => T) => T
}

/** Makes `once` of an analysis. */
export function onceEach(): Analysis['once'] {
  const made = new Map<string, unknown>()
  return <T>(key: string, make: () => T): T => {
    if (!made.has(key)) made.set(key, make())
    return made.get(key) as T
  }
}

/** What figures of sales need beside the documents. */
export function salesContext({ rates, books: { products } }: Analysis): SalesContext {
  return { rates, groupsOf: products.groupsOf }
}

/** The sales of the range, with its parts. */
export function salesNow(analysis: Analysis): SalesFigures {
  const { books, filter, step, once } = analysis
  return once('sales', () => salesFigures(books.documents.all(), filter, step, salesContext(analysis)))
}

/** The sales of the range before, in as many parts. */
export function salesBefore(analysis: Analysis): SalesFigures {
  const { books, filter, before, step, once } = analysis
  return once('salesBefore', () =>
    salesFigures(
      books.documents.all(),
      { ...filter, range: before },
      bucketsBefore(filter.range, step),
      salesContext(analysis),
    ),
  )
}

/** The active products that the filter leaves: of a category, a brand, and a currency. */
export function productsIn({ books, filter, once }: Analysis): ChunkedRows<ProductFacts> {
  return once('products', () => {
    const { currency, products } = filter
    const within = WITHIN.of([currency, products])
    return passing(activeProducts(books.products.all()), within, (each) => isWithin(each, filter))
  })
}

const WITHIN = new KeptBy((): ChunkMemory<ProductFacts, Chunk<ProductFacts>> => new WeakMap())

/** Whether a product, or the costs of one, passes the filter. */
export function isWithin(
  each: Pick<ProductFacts, 'categoryId' | 'brandId' | 'currency'>,
  { products, currency }: SalesFilter,
): boolean {
  const { categoryIds, brandId } = products ?? {}
  return (
    (currency === undefined || each.currency === currency) &&
    (categoryIds === undefined || categoryIds.includes(each.categoryId)) &&
    (brandId === undefined || each.brandId === brandId)
  )
}
