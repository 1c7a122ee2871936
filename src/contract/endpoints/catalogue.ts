import { PRODUCT_SOURCES, SOURCE_WORDS } from '#domain/list-query.ts'
import { PRODUCT_PROBLEMS } from '#domain/product-problem.ts'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { general } from '../entity.ts'
import { brand } from '../entities/brand.ts'
import { category } from '../entities/category.ts'
import { CHANGE_ORIGIN_NAMES, CHANGE_STATES, changeSet } from '../entities/change-set.ts'
import { importMapping } from '../entities/import-mapping.ts'
import { product } from '../entities/product.ts'
import { boundedText, oneOf, uuid } from '../fields.ts'
import { outputSchema } from '../wire.ts'
import { crudEndpoints, listFields, readEndpoints } from './crud.ts'

const status = z.optional(z.enum(['all', 'active', 'inactive']))
const source = z.optional(oneOf(PRODUCT_SOURCES, SOURCE_WORDS))
/** What is wrong with its price; the same as on screen. */
const problem = z.optional(z.enum(PRODUCT_PROBLEMS))
const percentText = z.optional(z.string().check(z.regex(/^\d{1,5}(\.\d{1,4})?$/, 'must be a percentage')))

export const nameListQuery = z.strictObject({ ...listFields, sortBy: z.optional(z.enum(['name'])) })
export type NameListQuery = z.infer<typeof nameListQuery>

/** Which products are meant, in a list and in a bulk edit alike. */
export const productFilter = {
  search: listFields.search,
  status,
  /** `none`: those in no category. */
  categoryId: z.optional(z.union([uuid, z.literal('none')])),
  brandId: z.optional(uuid),
  source,
  problem,
  sku: z.optional(boundedText(120)),
}

export const productListQuery = z.strictObject({
  ...listFields,
  ...productFilter,
  sortBy: z.optional(z.enum(['name', 'price', 'sku', 'cost', 'margin', 'stock', 'updatedAt'])),
  /** What-if figures in percent, for products without pricing of their own (PROD-08). */
  vat: percentText,
  retailMargin: percentText,
  tradeMargin: percentText,
})
export type ProductListQuery = z.infer<typeof productListQuery>

/** A list that is not searched: newest first, or oldest with `sortDirection=asc`. */
export const newestListQuery = z.strictObject({
  page: listFields.page,
  pageSize: listFields.pageSize,
  sortDirection: listFields.sortDirection,
  total: listFields.total,
})
export type NewestListQuery = z.infer<typeof newestListQuery>

/** Change sets, newest first, searched by what they did and who made them (CHANGE-03). */
export const changeSetListQuery = z.strictObject({
  ...listFields,
  state: z.optional(z.enum(CHANGE_STATES)),
  origin: z.optional(z.enum(CHANGE_ORIGIN_NAMES)),
})
export type ChangeSetListQuery = z.infer<typeof changeSetListQuery>

const productCalls = crudEndpoints(general(product), productListQuery)
export const products = {
  ...productCalls,
  create: { ...productCalls.create, signedOut: 'User must be logged in to create products' },
}
export const categories = crudEndpoints(general(category), nameListQuery)
export const brands = crudEndpoints(general(brand), nameListQuery)
export const changeSets = readEndpoints(general(changeSet), changeSetListQuery)
export const importMappings = crudEndpoints(general(importMapping), newestListQuery)

export const productCounts = endpoint({
  id: 'products.counts',
  method: 'GET',
  path: '/product-counts',
  summary: 'How many products there are, by state and source',
  access: 'user',
  scope: 'read',
  output: z.object({
    total: z.int(),
    active: z.int(),
    inactive: z.int(),
    withoutCost: z.int(),
    bySource: z.record(z.string(), z.int()),
  }),
})

const deleted = z.object({ deleted: z.int(), changeSetId: z.nullable(z.string()) })

export const deleteProductIds = endpoint({
  id: 'products.deleteMany',
  method: 'DELETE',
  path: '/products',
  summary: 'Delete products by their ids, as one change set that can be reverted',
  access: 'user',
  scope: 'write',
  idempotent: true,
  bodyLimit: 8 * 1024 * 1024,
  body: z.strictObject({ ids: z.array(uuid).check(z.minLength(1), z.maxLength(100_000)) }),
  output: deleted,
})

export const clearAllProducts = endpoint({
  id: 'products.clearAll',
  method: 'DELETE',
  path: '/clear-all-products',
  summary: 'Delete every product, as one change set that can be reverted',
  access: 'session',
  scope: 'write',
  fresh: true,
  output: deleted,
})

export const duplicateProductCall = endpoint({
  id: 'products.duplicate',
  method: 'POST',
  path: '/products/:id/duplicate',
  summary: 'Copy a product',
  access: 'user',
  scope: 'write',
  idempotent: true,
  params: z.strictObject({ id: uuid }),
  output: outputSchema(general(product)),
  answers: [201],
  errors: ['no-such-row', 'not-yours'],
})

export const purgeBrands = endpoint({
  id: 'brands.purgeAll',
  method: 'DELETE',
  path: '/brands',
  summary: 'Delete every brand; products stay, without a brand',
  access: 'session',
  scope: 'write',
  fresh: true,
  output: deleted,
})
