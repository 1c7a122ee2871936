import * as z from 'zod/mini'
import { endpoint, type Endpoint } from '../endpoint.ts'
import { general } from '../entity.ts'
import { brand } from '../entities/brand.ts'
import { category } from '../entities/category.ts'
import { changeSet } from '../entities/change-set.ts'
import { importMapping } from '../entities/import-mapping.ts'
import { product } from '../entities/product.ts'
import { uuid } from '../fields.ts'
import { brandList } from '../lists/brand-list.ts'
import { categoryList } from '../lists/category-list.ts'
import { changeSetList } from '../lists/change-set-list.ts'
import { filterSchemas, listSchema } from '../lists/list-schema.ts'
import { productList } from '../lists/product-list.ts'
import { marginMessages } from '../margin-messages.ts'
import { outputSchema } from '../rest-codec.ts'
import { crudEndpoints, listFields, readEndpoints } from './crud.ts'
import { firstPageOf } from './sync.ts'

const percentText = z.string().check(z.regex(/^\d{1,5}(\.\d{1,4})?$/, { error: 'must be a percentage', abort: true }))
const marginText = percentText.check(
  z.refine((percent) => Number(percent) < 100, { error: () => marginMessages.tooHigh }),
)

/** The product filter, for lists and bulk edits alike. */
export const productFilter = { search: listFields.search, ...filterSchemas(productList) }

/** With what-if figures in percent for products without pricing of their own (PROD-08). */
const productListQuery = listSchema(productList, {
  vat: z.optional(percentText),
  retailMargin: z.optional(marginText),
  tradeMargin: z.optional(marginText),
})

/** A deletion that says where the rows go that name the deleted one; without that, one that is named is refused. */
function movingRemoval(
  removal: Endpoint<{ id: string }>,
  moveTo: z.ZodMiniType<string>,
  description: string,
): MovingRemoval {
  return {
    ...removal,
    query: z.strictObject({ moveTo: z.optional(moveTo) }),
    description,
    errors: [...(removal.errors ?? []), 'conflict', 'rule-broken'],
  }
}

/** A list without search: newest first, or oldest with `sortDirection=asc`. */
export const newestListQuery = z.strictObject({
  page: listFields.page,
  pageSize: listFields.pageSize,
  sortDirection: listFields.sortDirection,
  total: listFields.total,
})
export type NewestListQuery = z.infer<typeof newestListQuery>

const productCalls = crudEndpoints(general(product), productListQuery)
export const products = {
  ...productCalls,
  create: { ...productCalls.create, signedOut: 'User must be logged in to create products' },
}
export const firstProducts = firstPageOf(general(product), productListQuery)

/** The `moveTo` that leaves rows without what they named. */
export const NOWHERE = 'none'
interface MoveQuery {
  readonly moveTo?: string | undefined
}
export type MovingRemoval = Endpoint<{ readonly id: string }, MoveQuery>

const categoryCalls = crudEndpoints(general(category), listSchema(categoryList))
export const categories = {
  ...categoryCalls,
  remove: movingRemoval(
    categoryCalls.remove,
    z.union([z.literal(NOWHERE), uuid]),
    '`moveTo` is the id of the category that gets its products and its child categories, or `none`, which leaves them without one.',
  ),
}
const brandCalls = crudEndpoints(general(brand), listSchema(brandList))
export const brands = {
  ...brandCalls,
  remove: movingRemoval(brandCalls.remove, z.literal(NOWHERE), '`moveTo=none` leaves its products without a brand.'),
}
export const changeSets = readEndpoints(general(changeSet), listSchema(changeSetList))
export const importMappings = crudEndpoints(general(importMapping), newestListQuery)

export const productCounts = endpoint({
  id: 'products.counts',
  members: 'work',
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
  members: 'write',
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
  members: 'write',
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
