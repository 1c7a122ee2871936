import { ppmFromDecimal } from '#domain/money.ts'
import { searchTerms } from '#domain/text-fold.ts'
import type { NameListQuery, ProductListQuery } from '#contract/endpoints/catalogue.ts'
import type { ListPlan } from '../kit/crud/crud.ts'

/** Page size when none is asked for, and what-if figures of a fresh list (PROD-07, PROD-08). */
const PAGE_SIZE = 10

/** Collects conditions and their values, numbering the placeholders. */
class Conditions {
  readonly values: unknown[] = []
  readonly #parts: string[] = []

  add(value: unknown, condition: (at: string) => string): void {
    this.values.push(value)
    this.#parts.push(condition(`$${this.values.length}`))
  }

  place(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  get where(): string {
    return this.#parts.length > 0 ? this.#parts.join(' and ') : 'true'
  }
}

/** A folded word as a LIKE pattern that finds it anywhere. */
function anywhere(term: string): string {
  return `%${term.replace(/[\\%_]/g, (sign: string) => `\\${sign}`)}%`
}

function paging({ page = '1', pageSize, total }: NameListQuery | ProductListQuery) {
  return { page: Number(page), pageSize: Number(pageSize ?? PAGE_SIZE), total: total === 'true' }
}

function direction({ sortDirection = 'asc' }: NameListQuery | ProductListQuery): 'asc' | 'desc' {
  return sortDirection
}

/** A list of rows that are ordered and found by `name_key`. */
export function planNameList(query: NameListQuery): ListPlan {
  const conditions = new Conditions()
  for (const term of searchTerms(query.search ?? '')) conditions.add(anywhere(term), (at) => `name_key like ${at}`)
  const way = direction(query)
  return {
    ...paging(query),
    where: conditions.where,
    values: conditions.values,
    order: `name_key collate "C" ${way}, id ${way}`,
  }
}

/** A list of rows that have neither name key nor search text: newest first. */
export function planNewest(query: NameListQuery): ListPlan {
  return { ...paging(query), where: 'true', values: [], order: `created_at desc, id desc` }
}

/** The product list as on screen (API-03): search also finds the names of category and brand (PROD-12). */
export function planProductList(query: ProductListQuery): ListPlan {
  const conditions = new Conditions()
  if (query.status === 'active') conditions.add(true, (at) => `is_active = ${at}`)
  if (query.status === 'inactive') conditions.add(false, (at) => `is_active = ${at}`)
  if (query.categoryId) conditions.add(query.categoryId, (at) => `category_id = ${at}`)
  if (query.brandId) conditions.add(query.brandId, (at) => `brand_id = ${at}`)
  if (query.sku) conditions.add(query.sku, (at) => `sku = ${at}`)
  for (const term of searchTerms(query.search ?? '')) conditions.add(anywhere(term), searched)
  const order = orderOf(query, conditions)
  return { ...paging(query), where: conditions.where, values: conditions.values, order }
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

function ppm(percent: string | undefined, otherwise: number): number {
  if (percent === undefined) return otherwise
  const scaled = ppmFromDecimal(percent)
  return 'value' in scaled ? Math.min(scaled.value, 999_999) : otherwise
}
