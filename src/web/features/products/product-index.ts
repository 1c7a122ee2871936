import type { ListQuery, SortKey } from '#domain/list-query.ts'
import { hasProblem, PRODUCT_PROBLEMS, type ProductProblem } from '#domain/product-problem.ts'
import { pricing } from '#domain/pricing.ts'
import type { PricingContext, PricingInput, WhatIf } from '#domain/pricing-rules.ts'
import type { AnyRow, RowReader } from '#contract/entity.ts'
import { categoryChain } from '#contract/product-pricing.ts'
import type { Finding, IndexSpec, RowQuery, SortSpec } from '#web/kit/data/index-spec.ts'
import { type FlooredProduct, judgedProduct } from '#web/kit/price/judged-product.ts'

/** What the price of a product without pricing of its own is made from: the list's figures and the business's rules. */
export interface WhatIfFigures {
  /** Null where the list shows no what-if prices. */
  readonly whatIf: WhatIf | null
  readonly context: PricingContext
}

function whatIfPricing(row: AnyRow, figures: unknown, rows: RowReader) {
  const { whatIf, context } = figures as WhatIfFigures
  if (!whatIf) return undefined
  const chain = categoryChain(row['categoryId'] as string | null, (kind, id) => rows.get(kind, id))
  const categoryFloors = chain.map((category) => category['floorMargin'] as number | null)
  const input = row as AnyRow & PricingInput
  return input.pricingMode === null ? pricing(input, { ...context, categoryFloors }, whatIf) : undefined
}

const price: SortSpec = {
  field: 'effectivePrice',
  absent: (row, figures, rows) => whatIfPricing(row, figures, rows)?.effectivePrice ?? null,
  reads: ['category'],
}

const margin: SortSpec = {
  field: 'margin',
  absent: (row, figures, rows) => whatIfPricing(row, figures, rows)?.marginPpm ?? null,
  reads: ['category'],
}

const sorts: Readonly<Record<Exclude<SortKey, 'name'>, SortSpec>> = {
  price,
  margin,
  sku: { field: 'sku' },
  cost: { field: 'totalCost' },
  stock: { field: 'stock' },
  updated: { field: 'updatedAt' },
}

const JUDGED = ['totalCost', 'effectivePrice', 'margin', 'keepsFloor', 'floorMargin', 'categoryId']

function findingOf(problem: ProductProblem): Finding {
  return {
    fields: JUDGED,
    of: (row, rows) => hasProblem(judgedProduct(row as unknown as FlooredProduct, rows), problem),
    reads: ['category', 'businessProfile'],
  }
}

/** How products are indexed for their list, the palette and bulk edits. */
export const productIndex: IndexSpec = {
  kind: 'product',
  nameKey: 'nameKey',
  searchText: 'searchText',
  searchNames: [
    { field: 'categoryId', kind: 'category', nameKey: 'nameKey' },
    { field: 'brandId', kind: 'brand', nameKey: 'nameKey' },
  ],
  filters: ['isActive', 'categoryId', 'brandId', 'source'],
  findings: Object.fromEntries(PRODUCT_PROBLEMS.map((problem) => [problem, findingOf(problem)])),
  sorts,
}

/** The rows that a list query finds, without their order and page. */
export function productFilter(query: ListQuery): Required<Pick<RowQuery, 'search' | 'where'>> {
  const { search, status, categoryId, brandId, source, problem } = query
  return {
    search,
    where: {
      ...(status === 'all' ? {} : { isActive: status === 'active' }),
      ...(categoryId === null ? {} : { categoryId: categoryId === NO_CATEGORY ? null : categoryId }),
      ...(brandId === null ? {} : { brandId }),
      ...(source === null ? {} : { source }),
      ...(problem === null ? {} : { [problem]: true }),
    },
  }
}

/** In place of a category's id: products that are in none. */
export const NO_CATEGORY = 'none'

/** The figures that price products without pricing of their own; null where the list shows no what-if prices. */
export function shownWhatIf({ showsWhatIf, vat, retailMargin, tradeMargin }: ListQuery): WhatIf | null {
  return showsWhatIf ? { vat, retailMargin, tradeMargin } : null
}

/** A list query as the local copy answers it (PROD-07, PROD-08). */
export function productQuery(query: ListQuery, context: PricingContext): RowQuery {
  const { sort, direction, page, pageSize } = query
  const figures: WhatIfFigures = { whatIf: shownWhatIf(query), context }
  return { ...productFilter(query), ...(sort === 'name' ? {} : { sort }), direction, page, pageSize, figures }
}
