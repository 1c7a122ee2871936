import type { ListPriceQuery, PriceListQuery, ScheduledPriceQuery } from '#contract/endpoints/price-lists.ts'
import { Conditions, paging } from '../kit/crud/conditions.ts'
import type { ListPlan } from '../kit/crud/crud.ts'

/** Price lists as on screen (PLIST-02, PLIST-04): the last changed first unless another order is asked for. */
export function planPriceLists(query: PriceListQuery): ListPlan {
  const { search = '', status = 'all', categoryIds, brandIds, sortBy = 'updatedAt' } = query
  const conditions = new Conditions()
  if (status !== 'all') conditions.add(status, (at) => `status = ${at}`)
  if (categoryIds) conditions.add(categoryIds.split(','), (at) => holding(inCategories(at)))
  if (brandIds) conditions.add(brandIds.split(','), (at) => holding(`p.brand_id = any(${at}::uuid[])`))
  conditions.search(search, (at) => `search_text like ${at}`)
  const { sortDirection: way = sortBy === 'title' || sortBy === 'status' ? 'asc' : 'desc' } = query
  return plan(query, conditions, `${ORDERS[sortBy]} ${way}, id ${way}`)
}

const ORDERS = {
  updatedAt: 'updated_at',
  createdAt: 'created_at',
  title: 'name_key collate "C"',
  status: `array_position(array['active', 'draft', 'archived'], status)`,
} as const

/** Lists that hold a product of which something is true. */
function holding(condition: string): string {
  return `exists (select from product p where p.user_id = src.user_id and ${condition} and src.product_ids ? p.id::text)`
}

/** In one of these categories or in one below it, as the screen has it. */
function inCategories(at: string): string {
  return `(p.category_id = any(${at}::uuid[])
    or p.category_id in (select c.id from category c where c.user_id = src.user_id and c.parent_id = any(${at}::uuid[])))`
}

/** Prices of lists: by list, then by product and quantity. */
export function planListPrices(query: ListPriceQuery): ListPlan {
  const conditions = new Conditions()
  if (query.priceListId) conditions.add(query.priceListId, (at) => `price_list_id = ${at}`)
  if (query.productId) conditions.add(query.productId, (at) => `product_id = ${at}`)
  const { sortDirection: way = 'asc' } = query
  return plan(query, conditions, `price_list_id ${way}, product_id ${way}, min_quantity ${way}, id ${way}`)
}

/** Scheduled prices: those that begin first, first. */
export function planScheduledPrices(query: ScheduledPriceQuery): ListPlan {
  const conditions = new Conditions()
  if (query.productId) conditions.add(query.productId, (at) => `product_id = ${at}`)
  if (query.priceListId) conditions.add(query.priceListId, (at) => `price_list_id = ${at}`)
  if (query.status) conditions.add(query.status, (at) => `status = ${at}`)
  if (query.title) conditions.add(query.title, (at) => `title = ${at}`)
  const { sortDirection: way = 'asc' } = query
  return plan(query, conditions, `starts_at ${way}, id ${way}`)
}

function plan(query: Parameters<typeof paging>[0], { where, values }: Conditions, order: string): ListPlan {
  return { ...paging(query), where, values, order }
}
