import { PRODUCT_SOURCES, SOURCE_WORDS } from '#domain/list-query.ts'
import { PRODUCT_PROBLEMS } from '#domain/product-problem.ts'
import type { Listing } from './declared-list.ts'

/** The filter value for products without a category. */
export const NO_CATEGORY = 'none'

/**
 * The list of products (PROD-07); written out, because the first page shows it. Each side works out three values itself: price problems,
 * because floors of categories and of the business change without the product; a category, which includes its children; and price and
 * margin, which come from what-if figures if a product has no pricing of its own (PROD-08).
 */
export const productListing = {
  filters: {
    status: { by: 'words', field: 'isActive', words: { active: true, inactive: false } },
    problem: { by: 'told', words: PRODUCT_PROBLEMS },
    categoryId: { by: 'told', words: [NO_CATEGORY], isOfId: true },
    brandId: { by: 'value', field: 'brandId', isId: true },
    source: {
      by: 'words',
      field: 'source',
      words: { ...Object.fromEntries(PRODUCT_SOURCES.map((each) => [each, each])), ...SOURCE_WORDS },
    },
    /** For other programs; people use the search. */
    sku: { by: 'told', words: [] },
  },
  sorts: {
    name: { field: 'nameKey' },
    price: { told: 'price', currency: 'baseCurrency' },
    sku: { field: 'sku' },
    cost: { field: 'totalCost', currency: 'baseCurrency' },
    margin: { told: 'margin' },
    stock: { field: 'stock' },
    updatedAt: { field: 'updatedAt' },
  },
  order: { by: 'name', direction: 'asc' },
} as const satisfies Listing
