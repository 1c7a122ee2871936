import { hasProblem, PRODUCT_PROBLEMS, type ProductProblem } from '#domain/product-problem.ts'
import type { pricing } from '#domain/pricing.ts'
import type { PricingContext, WhatIf } from '#domain/pricing-rules.ts'
import type { AnyRow, RowReader } from '#contract/entity.ts'
import { NO_CATEGORY } from '#contract/lists/product-listing.ts'
import { categoryChain, pricingContextOf } from '#contract/product-pricing.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { type Finding, findingOf, type IndexSpec, type SortSpec } from '#web/kit/data/index-spec.ts'
import type { ToldToIndex } from '#web/kit/list/index-filter.ts'
import { judgedProduct } from '#web/kit/price/judged-product.ts'

/** What the price of a product without pricing of its own is made from: the list's figures and the business's rules. */
export interface WhatIfFigures {
  /** Null where the list shows no what-if prices. */
  readonly whatIf: WhatIf | null
  readonly context: PricingContext
}

let priced: typeof pricing | undefined

/** Gives the index what prices are made by; before that there are no what-if prices. The first rows are shown without it. */
export function priceWhatIfBy(anew: typeof pricing): void {
  priced = anew
}

function whatIfPricing(row: AnyRow, figures: unknown, rows: RowReader) {
  const { whatIf, context } = figures as WhatIfFigures
  const input = row as RowOfKind<'product'>
  if (!whatIf || input.pricingMode !== null) return undefined
  const chain = categoryChain(input.categoryId, (kind, id) => rows.get(kind, id))
  const { categoryFloors } = pricingContextOf(undefined, chain)
  return priced?.(input, { ...context, categoryFloors }, whatIf)
}

const price: SortSpec = {
  field: 'effectivePrice',
  currency: 'baseCurrency',
  absent: (row, figures, rows) => whatIfPricing(row, figures, rows)?.effectivePrice ?? null,
  reads: ['category'],
}

const margin: SortSpec = {
  field: 'margin',
  absent: (row, figures, rows) => whatIfPricing(row, figures, rows)?.marginPpm ?? null,
  reads: ['category'],
}

const sorts: Readonly<Record<string, SortSpec>> = {
  price,
  margin,
  sku: { field: 'sku' },
  cost: { field: 'totalCost', currency: 'baseCurrency' },
  stock: { field: 'stock' },
  updatedAt: { field: 'updatedAt' },
}

const JUDGED = [
  'totalCost',
  'effectivePrice',
  'margin',
  'keepsFloor',
  'floorMargin',
  'categoryId',
  'hasVariants',
] as const

/** Only products with variants are read whole: as a column, the variants of all would be loaded at every start. */
function withProblem(problem: ProductProblem): Finding {
  const finding = findingOf('product', JUDGED, (row, rows, whole) =>
    hasProblem(judgedProduct(row.hasVariants ? { ...row, variants: whole()?.variants ?? [] } : row, rows), problem),
  )
  return { ...finding, reads: ['category', 'businessProfile'] }
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
  // Scenarios tell by it whether the catalogue has changed.
  columns: ['version'],
  findings: Object.fromEntries(PRODUCT_PROBLEMS.map((problem) => [problem, withProblem(problem)])),
  sorts,
}

/** What the list asks of the index where its filters do not say that by themselves; `below` are a category and those below it. */
export function productConditions(below: (categoryId: string) => readonly string[]): ToldToIndex {
  return {
    problem: (text) => (text === '' ? {} : { where: { [text]: true } }),
    categoryId(text) {
      if (text === '') return {}
      return { where: { categoryId: text === NO_CATEGORY ? null : below(text) } }
    },
    // It is for other programs, which name one product by it.
    sku: () => ({}),
  }
}
