import { ppmFromDecimal } from '#domain/money.ts'
import type { ProductProblem } from '#domain/product-problem.ts'
import type { NewestListQuery } from '#contract/endpoints/catalogue.ts'
import { general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import type { ListTexts } from '#contract/lists/list-schema.ts'
import { productList } from '#contract/lists/product-list.ts'
import { NO_CATEGORY } from '#contract/lists/product-listing.ts'
import { paging } from '../kit/crud/conditions.ts'
import type { ListPlan } from '../kit/crud/crud.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { listPlanner } from '../kit/crud/list-sql.ts'
import { isBeyondLimit } from '../kit/rows/limit-sql.ts'

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

/** SQL for the figures of a price. */
interface PriceSql {
  readonly cost: string
  readonly price: string
  readonly margin: string
  /** Below today's floor: floors change without the products (PRICE-12). */
  readonly belowFloor: string
}

const OWN: PriceSql = {
  cost: 'src.total_cost',
  price: 'src.effective_price',
  margin: 'src.margin',
  belowFloor: isBeyondLimit(general(product), 'src'),
}

const VARIANT: PriceSql = {
  cost: 'variant."totalCost"',
  price: 'variant."effectivePrice"',
  margin: 'variant.margin',
  belowFloor: isBeyondLimit(general(product), 'src', 'variant."keepsFloor"'),
}

const VARIANTS = `jsonb_to_recordset(src.variants)
  as variant ("isActive" boolean, "totalCost" bigint, "effectivePrice" bigint, margin integer, "keepsFloor" integer)`

/**
 * `hasProblem` of the domain, in SQL: sold variants stand for their product, and are unpacked only where there are some. `likely` is what an index
 * knows of a product's own price, and no product with this problem lacks.
 */
function withProblem(isProblem: (price: PriceSql) => string, likely?: string): string {
  const possible = likely === undefined ? '' : `(src.has_variants or ${likely}) and `
  const ofVariants = `(select bool_or((${isProblem(VARIANT)}) is true) from ${VARIANTS} where variant."isActive")`
  return `${possible}coalesce(case when src.has_variants then ${ofVariants} end, ${isProblem(OWN)})`
}

/** Whether a product, as `src`, has no cost to price from: the filter of the list and the count beside it. */
export const WITHOUT_COST = withProblem(({ cost }) => `${cost} <= 0`, 'src.total_cost <= 0')

const PROBLEMS: Readonly<Record<string, string>> = {
  attention: withProblem((at) => `${isPriced(at)} and (${at.belowFloor} or ${isLosing(at)})`),
  losing: withProblem((at) => `${isPriced(at)} and ${isLosing(at)}`, 'src.margin <= 0'),
  belowFloor: withProblem((at) => `${isPriced(at)} and ${at.belowFloor}`),
  withoutCost: WITHOUT_COST,
  unpriced: withProblem(({ cost, price }) => `${cost} > 0 and ${price} is null`, 'src.effective_price is null'),
} satisfies Readonly<Record<ProductProblem, string>>

/** `isLosing` of the domain: at a price of 0 the stored margin is 0. */
function isLosing({ price, margin }: PriceSql): string {
  return `(${price} = 0 or ${margin} < 0)`
}

function isPriced({ cost, price }: PriceSql): string {
  return `${cost} > 0 and ${price} is not null`
}

function searched(at: string): string {
  return `(search_text like ${at}
    or category_id = any(${idsOf('category', `name_key like ${at}`)})
    or brand_id = any(${idsOf('brand', `name_key like ${at}`)}))`
}

/** More rows than these are not looked up one by one: among so many, a page of them is found soon. */
const MOST_CANDIDATES = 10_000

/** The products whose texts may have a word, and those whose category or brand has it in its name. */
function candidates(letters: string, pattern: string): string {
  const named = `select id from product where user_id = ${currentUser}
    and (category_id = any(${idsOf('category', `name_key like ${pattern}`)})
      or brand_id = any(${idsOf('brand', `name_key like ${pattern}`)})) limit ${MOST_CANDIDATES + 1}`
  return `(select case when texts is not null and cardinality(named) <= ${MOST_CANDIDATES} then texts || named end
    from (select product_candidates(${letters}, ${MOST_CANDIDATES}) as texts, array(${named}) as named) known)`
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
    problem: (word) => PROBLEMS[word] ?? 'true',
    categoryId: (text, at) => (text === NO_CATEGORY ? 'category_id is null' : inCategory(at(text))),
    sku: (text, at) => `sku = ${at(text)}`,
  },
  sorts: { price: shownPrice, margin: shownMargin },
})
