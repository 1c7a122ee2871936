import { decimalFromPpm, PPM, type Ppm, ppmFromDecimal, type Units } from './money.ts'
import { PRODUCT_PROBLEMS, type ProductProblem } from './product-problem.ts'
import { DEFAULT_WHAT_IF, type WhatIf } from './pricing-rules.ts'
import { compareText } from './text-fold.ts'

/** Page sizes that a list takes (PROD-07); clearing the store sets 20 (PROD-10). */
export const PAGE_SIZE = { default: 10, least: 5, most: 500, afterClear: 20 } as const

/** Which products a list shows (PROD-07). */
export const STATUS_FILTERS = ['all', 'active', 'inactive'] as const
/** Where a product came from (PROD-17). */
export const PRODUCT_SOURCES = ['pricewright', 'wix', 'firestore', 'imported', 'shopify', 'woocommerce'] as const
/** The orders of a product list; `price` is the shown price. */
export const SORT_KEYS = ['name', 'price', 'sku', 'cost', 'margin', 'stock', 'updated'] as const
/** Ascending or descending. */
export const SORT_DIRECTIONS = ['asc', 'desc'] as const

/** One of `STATUS_FILTERS`. */
export type StatusFilter = (typeof STATUS_FILTERS)[number]
/** Texts that are read as one of `PRODUCT_SOURCES`: the product's own name, which the specification leaves open (PROD-17). */
export const SOURCE_WORDS: Readonly<Record<string, ProductSource>> = { product: 'pricewright' }

/** One of `PRODUCT_SOURCES`. */
export type ProductSource = (typeof PRODUCT_SOURCES)[number]
/** One of `SORT_KEYS`. */
export type SortKey = (typeof SORT_KEYS)[number]
/** One of `SORT_DIRECTIONS`. */
export type SortDirection = (typeof SORT_DIRECTIONS)[number]

/** The query of a product list, in the browser and over REST alike (PROD-07, PROD-08, API-03). */
export interface ListQuery extends WhatIf {
  readonly search: string
  readonly status: StatusFilter
  readonly categoryId: string | null
  readonly brandId: string | null
  readonly source: ProductSource | null
  readonly problem: ProductProblem | null
  readonly sort: SortKey
  readonly direction: SortDirection
  readonly page: number
  readonly pageSize: number
  /** Shows what-if prices for products without pricing of their own: a view that a person switches on. */
  readonly showsWhatIf: boolean
}

/** The query before any filter, and after a reset (PROD-08). */
export const DEFAULT_LIST_QUERY: ListQuery = {
  search: '',
  status: 'all',
  categoryId: null,
  brandId: null,
  source: null,
  problem: null,
  sort: 'name',
  direction: 'asc',
  page: 1,
  pageSize: PAGE_SIZE.default,
  showsWhatIf: false,
  ...DEFAULT_WHAT_IF,
}

/** The query after a change; any change but turning the page goes to page 1 (PROD-07). */
export function changedQuery(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  return { ...query, page: 1, ...change }
}

/** The number of pages; an empty list has one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** The page kept between 1 and the last (PROD-07). */
export function clampPage(page: number, total: number, pageSize: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), pageCount(total, pageSize))
}

/** Names and values of an address's query, as parsed by any router. */
export type SearchParams = Readonly<Record<string, unknown>>

/** Reads a query from URL parameters. Missing or invalid values become the default; ids stay text. */
export function listQueryFromParams(params: SearchParams, fallback: ListQuery = DEFAULT_LIST_QUERY): ListQuery {
  return {
    search: textParam(params['search']) ?? fallback.search,
    status: choiceParam(params['status'], STATUS_FILTERS) ?? fallback.status,
    categoryId: textParam(params['categoryId']) ?? fallback.categoryId,
    brandId: textParam(params['brandId']) ?? fallback.brandId,
    source: choiceParam(SOURCE_WORDS[String(params['source'])] ?? params['source'], PRODUCT_SOURCES) ?? fallback.source,
    problem: choiceParam(params['problem'], PRODUCT_PROBLEMS) ?? fallback.problem,
    sort: choiceParam(params['sort'], SORT_KEYS) ?? fallback.sort,
    direction: choiceParam(params['direction'], SORT_DIRECTIONS) ?? fallback.direction,
    page: wholeParam(params['page'], 1, Number.MAX_SAFE_INTEGER) ?? fallback.page,
    pageSize: wholeParam(params['pageSize'], PAGE_SIZE.least, PAGE_SIZE.most) ?? fallback.pageSize,
    showsWhatIf: textParam(params['showsWhatIf']) === SHOWN,
    vat: percentParam(params['vat'], PPM) ?? fallback.vat,
    retailMargin: percentParam(params['retailMargin'], PPM - 1) ?? fallback.retailMargin,
    tradeMargin: percentParam(params['tradeMargin'], PPM - 1) ?? fallback.tradeMargin,
  }
}

const SHOWN = '1'
const PERCENTAGES: ReadonlySet<string> = new Set(Object.keys(DEFAULT_WHAT_IF))

/** The URL parameters of a query; defaults are left out, percentages written as decimals. */
export function paramsFromListQuery(
  query: ListQuery,
  fallback: ListQuery = DEFAULT_LIST_QUERY,
): Readonly<Record<string, string>> {
  const params: Record<string, string> = {}
  for (const [name, value] of Object.entries(query) as [keyof ListQuery, string | number | boolean | null][]) {
    if (value === null || value === fallback[name]) continue
    if (typeof value === 'boolean') params[name] = SHOWN
    else params[name] = PERCENTAGES.has(name) ? decimalFromPpm(Number(value)) : String(value)
  }
  return params
}

function textParam(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return String(value) === '' ? null : String(value)
}

function choiceParam<Choice extends string>(value: unknown, choices: readonly Choice[]): Choice | null {
  return choices.find((choice) => choice === value) ?? null
}

function wholeParam(value: unknown, least: number, most: number): number | null {
  const text = textParam(value)
  if (text === null || !/^\d{1,16}$/.test(text)) return null
  return Math.min(most, Math.max(least, Number(text)))
}

function percentParam(value: unknown, most: Ppm): Ppm | null {
  const percent = ppmFromDecimal(textParam(value) ?? '')
  return 'value' in percent && percent.value >= 0 && percent.value <= most ? percent.value : null
}

/** The fields that order a row. */
export interface ListPosition {
  readonly id: string
  readonly nameKey: string
}

/** Orders by name, then id; descending reverses both. */
export function compareByName(a: ListPosition, b: ListPosition, direction: SortDirection = 'asc'): number {
  const order = compareText(a.nameKey, b.nameKey) || compareText(a.id, b.id)
  return direction === 'asc' ? order : 0 - order
}

/** Orders by a value such as the price, then name, then id; descending reverses all three, but rows without a value stay last. */
export function compareByValue(
  a: ListPosition & { readonly value: Units | string | null },
  b: ListPosition & { readonly value: Units | string | null },
  direction: SortDirection = 'asc',
): number {
  if (a.value === null || b.value === null || a.value === b.value) {
    const missing = Number(a.value === null) - Number(b.value === null)
    return missing || compareByName(a, b, direction)
  }
  return a.value < b.value === (direction === 'asc') ? -1 : 1
}
