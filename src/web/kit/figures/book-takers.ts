import { costBook, type CostBook } from '#domain/analytics/cost-structure.ts'
import { type AnalysedDocument, type DocumentBook, documentBook } from '#domain/analytics/document-facts.ts'
import { type CataloguedProduct, type ProductBook, productBook } from '#domain/analytics/product-facts.ts'
import type { AnalysedProduct } from '#domain/analytics/product-pieces.ts'
import type { Ppm } from '#domain/money.ts'
import { resolvedRules } from '#domain/pricing-rules.ts'
import type { FedRow, FeedTaker } from './row-feed.ts'
import type { PricingNow } from './pricing-now.ts'

/** A book with what fills it. */
export interface FedBook<Book> extends FeedTaker {
  readonly book: Book
}

/** The book of documents, each of which is parsed: what was sold stands in their lines. */
export function fedDocuments(): FedBook<DocumentBook> {
  const book = documentBook()
  return {
    book,
    put: (row) => book.put(row.whole() as unknown as AnalysedDocument),
    remove: (id) => book.remove(id),
  }
}

/** The book of products; of one without variants the columns of the list are enough. */
export function fedProducts(now: () => PricingNow): FedBook<ProductBook> {
  const book = productBook()
  return { book, put: (row) => book.put(cataloguedProduct(row, now())), remove: (id) => book.remove(id) }
}

/** The book of the parts of costs, for which every product is parsed. */
export function fedCosts(now: () => PricingNow): FedBook<CostBook> {
  const book = costBook((product) => resolvedRules(product, now().contextOf(product.categoryId)))
  return {
    book,
    put: (row) => book.put(row.whole() as unknown as AnalysedProduct),
    remove: (id) => book.remove(id),
  }
}

const FIELDS = [
  'isActive',
  'categoryId',
  'brandId',
  'baseCurrency',
  'effectivePrice',
  'totalCost',
  'margin',
  'stock',
  'keepsFloor',
  'floorMargin',
] as const

type Floored<T> = T & { readonly keepsFloor: Ppm | null }
type Judged = Floored<Omit<CataloguedProduct, 'variants'>> & {
  readonly floorMargin: Ppm | null
  readonly variants: readonly Floored<CataloguedProduct['variants'][number]>[]
}

function cataloguedProduct(row: FedRow, { isBelow }: PricingNow): CataloguedProduct {
  const values = row.value('hasVariants') === true ? row.whole() : columnsOf(row)
  const product = values as unknown as Judged
  const { floorMargin, categoryId, variants } = product
  const judged = (keepsFloor: Ppm | null) => isBelow(keepsFloor, floorMargin, categoryId)
  return {
    ...product,
    belowFloor: judged(product.keepsFloor),
    variants: variants.map((variant) => ({ ...variant, belowFloor: judged(variant.keepsFloor) })),
  }
}

function columnsOf({ id, value }: FedRow): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = { id, variants: [] }
  for (const field of FIELDS) values[field] = value(field)
  return values
}
