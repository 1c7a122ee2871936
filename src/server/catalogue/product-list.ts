import { ppmFromDecimal } from '#domain/money.ts'
import { PRODUCT_PROBLEMS, type ProductProblem } from '#domain/product-problem.ts'
import type { NewestListQuery } from '#contract/endpoints/catalogue.ts'
import type { ListTexts } from '#contract/lists/list-schema.ts'
import { productList } from '#contract/lists/product-list.ts'
import { NO_CATEGORY } from '#contract/lists/product-listing.ts'
import { paging } from '../kit/crud/conditions.ts'
import type { ListPlan } from '../kit/crud/crud.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { listPlanner } from '../kit/crud/list-sql.ts'
import { FOUND_BY_PROBLEM, PROBLEMS } from './product-problems.ts'

/** A list of rows with neither name key nor search text: newest first. */
export function planNewest(query: NewestListQuery): ListPlan {
  const { sortDirection: way = 'desc' } = query
  return { ...paging(query), where: 'true', values: [], order: `created_at ${way}, id ${way}` }
}

/** In a category or one of its children, as on screen; the children are read once, not for every row. */
function inCategory(at: string): string {
  return `category_id = any(${at}::uuid || ${idsOf('category', `parent_id = ${at}`)})`
}

function idsOf(table: 'category' | 'brand', condition: string): string {
  return `array(select id from ${table} where user_id = ${currentUser} and ${condition})`
}

function isProblem(word: string): word is ProductProblem {
  return PRODUCT_PROBLEMS.some((each) => each === word)
}

function searched(at: string): string {
  return `(search_text like ${at}
    or category_id = any(${idsOf('category', `name_key like ${at}`)})
    or brand_id = any(${idsOf('brand', `name_key like ${at}`)}))`
}

/** More rows than these are not looked up one by one: among so many, a page of them is found soon. */
const MOST_CANDIDATES = 10_000

/** All products that may have a problem; null where they are many, and any page of them is found soon. */
function withProblem(problem: ProductProblem): string {
  const found = `array(select id from (${FOUND_BY_PROBLEM[problem]}) found limit ${MOST_CANDIDATES + 1})`
  return `(select case when cardinality(found) <= ${MOST_CANDIDATES} then found end from (select ${found} as found offset 0) known)`
}

/** The products whose texts may have a word, and those whose category or brand has it in its name. */
function candidates(letters: string, pattern: string): string {
  const named = `select id from product where user_id = ${currentUser}
    and (category_id = any(${idsOf('category', `name_key like ${pattern}`)})
      or brand_id = any(${idsOf('brand', `name_key like ${pattern}`)})) limit ${MOST_CANDIDATES + 1}`
  return `(select case when texts is not null and cardinality(named) <= ${MOST_CANDIDATES} then texts || named end
    from (select product_candidates(${letters}, ${MOST_CANDIDATES}) as texts, array(${named}) as named offset 0) known)`
}

/** The price that the list shows: the effective one, or the what-if price of a product without pricing (PROD-08). */
function shownPrice({ vat, retailMargin }: ListTexts, at: (value: number) => string): string {
  if (vat === undefined && retailMargin === undefined) return 'effective_price'
  const vatAt = at(ppm(vat, 200_000))
  const marginAt = at(ppm(retailMargin, 400_000))
  return `coalesce(effective_price, case when pricing_mode is null and total_cost > 0 then
    total_cost * (case when vat_tax is null then 1 + ${vatAt}::float8 / 1000000 else 1 end) / (1 - ${marginAt}::float8 / 1000000) end)`
}

/** The margin that the list shows: what-if prices are made to give the one asked for. */
function shownMargin({ vat, retailMargin }: ListTexts, at: (value: number) => string): string {
  if (vat === undefined && retailMargin === undefined) return 'margin'
  const marginAt = at(ppm(retailMargin, 400_000))
  return `coalesce(margin, case when pricing_mode is null and total_cost > 0 then ${marginAt}::integer end)`
}

function ppm(percent: string | undefined, otherwise: number): number {
  if (percent === undefined) return otherwise
  const scaled = ppmFromDecimal(percent)
  return 'value' in scaled ? scaled.value : otherwise
}

/** The product list as on screen (API-03): search also finds the names of category and brand (PROD-12). */
export const planProductList: (asked: ListTexts) => ListPlan = listPlanner(productList, {
  search: searched,
  narrow: candidates,
  filters: {
    problem: (word) => (isProblem(word) ? { where: PROBLEMS[word], narrow: withProblem(word) } : 'true'),
    categoryId: (text, at) => (text === NO_CATEGORY ? 'category_id is null' : inCategory(at(text))),
    sku: (text, at) => `sku = ${at(text)}`,
  },
  sorts: { price: shownPrice, margin: shownMargin },
})
