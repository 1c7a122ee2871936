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

const DOCUMENT_FIELDS = Object.keys({
  id: true,
  documentType: true,
  status: true,
  businessProfileId: true,
  customerId: true,
  currency: true,
  issueDate: true,
  dueDate: true,
  items: true,
  taxes: true,
  pricesIncludeTax: true,
  taxAmount: true,
  total: true,
  balanceDue: true,
  creditedAmount: true,
  creditedInDrafts: true,
  payments: true,
  originalInvoiceId: true,
  relatedDocuments: true,
  updatedAt: true,
} satisfies Record<keyof AnalysedDocument, true>)

/** The fields of a product that its costs and prices are read from. */
export const ANALYSED_FIELDS: readonly string[] = Object.keys({
  id: true,
  isActive: true,
  categoryId: true,
  brandId: true,
  baseCurrency: true,
  baseCost: true,
  baseCostOrigin: true,
  shippingCost: true,
  shippingCostOrigin: true,
  importDuty: true,
  vatTax: true,
  additionalCosts: true,
  pricingMode: true,
  pricingStrategy: true,
  pricingPercent: true,
  pricingAmount: true,
  retailPrice: true,
  tradePrice: true,
  priceEnding: true,
  floorMargin: true,
  totalCost: true,
  effectivePrice: true,
  margin: true,
  belowFloor: true,
  stock: true,
  variants: true,
  receipt: true,
} satisfies Record<keyof AnalysedProduct, true>)

/** The book of documents, each of which is parsed: what was sold stands in their lines. */
export function fedDocuments(): FedBook<DocumentBook> {
  const book = documentBook()
  return {
    book,
    put: (row) => book.put(row.some(DOCUMENT_FIELDS) as unknown as AnalysedDocument),
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
    put: (row) => book.put(row.some(ANALYSED_FIELDS) as unknown as AnalysedProduct),
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

function columnsOf(row: FedRow): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = { id: row.id, variants: [] }
  for (const field of FIELDS) values[field] = row.value(field)
  return values
}
