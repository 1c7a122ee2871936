import { ppmFromDecimal } from '#domain/money.ts'
import type { ProductProblem } from '#domain/product-problem.ts'
import type {
  ChangeSetListQuery,
  NameListQuery,
  NewestListQuery,
  ProductListQuery,
} from '#contract/endpoints/catalogue.ts'
import { general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { Conditions, paging } from '../kit/crud/conditions.ts'
import type { ListPlan } from '../kit/crud/crud.ts'
import { isBeyondLimit } from '../kit/rows/limit-sql.ts'

function direction({ sortDirection = 'asc' }: NameListQuery | ProductListQuery): 'asc' | 'desc' {
  return sortDirection
}

/** A list of rows that are ordered and found by `name_key`. */
export function planNameList(query: NameListQuery): ListPlan {
  const conditions = new Conditions()
  conditions.search(query.search, (at) => `name_key like ${at}`)
  const way = direction(query)
  return {
    ...paging(query),
    where: conditions.where,
    values: conditions.values,
    order: `name_key collate "C" ${way}, id ${way}`,
  }
}

/** Categories as on screen (CAT-02): by their order, then by name. */
export function planCategories(query: NameListQuery): ListPlan {
  const way = direction(query)
  const plan = planNameList(query)
  return query.sortBy === 'name' ? plan : { ...plan, order: `sort_order ${way}, ${plan.order}` }
}

/** A list of rows that have neither name key nor search text: newest first. */
export function planNewest(query: NewestListQuery): ListPlan {
  const { sortDirection: way = 'desc' } = query
  return { ...paging(query), where: 'true', values: [], order: `created_at ${way}, id ${way}` }
}

/** Change sets as on screen (CHANGE-03): by when each was applied, or begun. */
export function planChangeSets(query: ChangeSetListQuery): ListPlan {
  const { search = '', state, origin, sortDirection: way = 'desc' } = query
  const conditions = new Conditions()
  if (state) conditions.add(state, (at) => `state = ${at}`)
  if (origin) conditions.add(origin, (at) => `origin = ${at}`)
  conditions.search(search, (at) => `search_text like ${at}`)
  const order = `coalesce(applied_at, created_at) ${way}, id ${way}`
  return { ...paging(query), where: conditions.where, values: conditions.values, order }
}

/** The product list as on screen (API-03): search also finds the names of category and brand (PROD-12). */
export function planProductList(query: ProductListQuery): ListPlan {
  const conditions = new Conditions()
  if (query.status === 'active') conditions.add(true, (at) => `is_active = ${at}`)
  if (query.status === 'inactive') conditions.add(false, (at) => `is_active = ${at}`)
  if (query.categoryId === 'none') conditions.must('category_id is null')
  else if (query.categoryId) conditions.add(query.categoryId, inCategory)
  if (query.brandId) conditions.add(query.brandId, (at) => `brand_id = ${at}`)
  if (query.source) conditions.add(query.source, (at) => `source = ${at}`)
  if (query.problem) conditions.must(PROBLEMS[query.problem])
  if (query.sku) conditions.add(query.sku, (at) => `sku = ${at}`)
  conditions.search(query.search, searched)
  const order = orderOf(query, conditions)
  return { ...paging(query), where: conditions.where, values: conditions.values, order }
}

/** In a category or in one below it, as the screen has it. */
function inCategory(at: string): string {
  return `(category_id = ${at} or category_id in (select id from category where user_id = src.user_id and parent_id = ${at}))`
}

const PRICED = 'total_cost > 0 and effective_price is not null'

/** Under the floor as it is now: floors change without the products that they hold for (PRICE-12). */
const BELOW_FLOOR = isBeyondLimit(general(product), 'src')

/** `hasProblem` of the domain, in SQL. */
const PROBLEMS: Readonly<Record<ProductProblem, string>> = {
  attention: `(${PRICED} and (${BELOW_FLOOR} or margin < 0))`,
  losing: `(${PRICED} and margin < 0)`,
  belowFloor: `(${PRICED} and ${BELOW_FLOOR})`,
  withoutCost: 'total_cost <= 0',
  unpriced: '(total_cost > 0 and effective_price is null)',
}

function searched(at: string): string {
  return `(search_text like ${at}
    or category_id in (select id from category where user_id = src.user_id and name_key like ${at})
    or brand_id in (select id from brand where user_id = src.user_id and name_key like ${at}))`
}

function orderOf(query: ProductListQuery, conditions: Conditions): string {
  const way = direction(query)
  const byName = `name_key collate "C" ${way}, id ${way}`
  switch (query.sortBy) {
    case 'price':
      return `${shownPrice(query, conditions)} ${way} nulls last, ${byName}`
    case 'margin':
      return `${shownMargin(query, conditions)} ${way} nulls last, ${byName}`
    case 'cost':
      return `total_cost ${way}, ${byName}`
    case 'stock':
      return `stock ${way} nulls last, ${byName}`
    case 'sku':
      return `sku collate "C" ${way}, ${byName}`
    case 'updatedAt':
      return `updated_at ${way}, ${byName}`
    default:
      return byName
  }
}

/** The price that the list shows: the effective one, or the what-if price of a product without pricing (PROD-08). */
function shownPrice({ vat, retailMargin }: ProductListQuery, conditions: Conditions): string {
  if (vat === undefined && retailMargin === undefined) return 'effective_price'
  const vatAt = conditions.place(ppm(vat, 200_000))
  const marginAt = conditions.place(ppm(retailMargin, 400_000))
  return `coalesce(effective_price, case when pricing_mode is null and total_cost > 0 then
    total_cost * (case when vat_tax is null then 1 + ${vatAt}::float8 / 1000000 else 1 end) / (1 - ${marginAt}::float8 / 1000000) end)`
}

/** The margin that the list shows: what-if prices are made to give the one asked for. */
function shownMargin({ vat, retailMargin }: ProductListQuery, conditions: Conditions): string {
  if (vat === undefined && retailMargin === undefined) return 'margin'
  const marginAt = conditions.place(ppm(retailMargin, 400_000))
  return `coalesce(margin, case when pricing_mode is null and total_cost > 0 then ${marginAt}::integer end)`
}

function ppm(percent: string | undefined, otherwise: number): number {
  if (percent === undefined) return otherwise
  const scaled = ppmFromDecimal(percent)
  return 'value' in scaled ? Math.min(scaled.value, 999_999) : otherwise
}
