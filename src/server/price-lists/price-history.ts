import type { Units } from '#domain/money.ts'
import { effectivePrice } from '#domain/price-list/effective-price.ts'
import { ONE } from '#domain/price-list/list-rules.ts'
import { type PricePoint, priceTimeline } from '#domain/price-list/lowest-price.ts'
import { priceBook } from '#domain/price-list/price-book.ts'
import type { ListPrice, PriceListTerms } from '#domain/price-list/price-data.ts'
import { type AnyRow, emptyRow, type Entity, general } from '#contract/entity.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { category } from '#contract/entities/category.ts'
import { priceList } from '#contract/entities/price-list.ts'
import { priceListPrice } from '#contract/entities/price-list-price.ts'
import { product } from '#contract/entities/product.ts'
import { soldItem } from '#contract/priced-item.ts'
import { pricingContexts } from '#contract/product-pricing.ts'
import type { Queryable, Statement } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'

/** One entry of the history of a row. */
export interface Entry {
  readonly kind: string
  readonly id: string
  readonly version: number
  readonly at: number
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

const SELECT = `select kind, id, version, (extract(epoch from effective_at) * 1000)::bigint as at, before, after
  from change where user_id = ${currentUser}`

/** The history of a product. */
export function productEntries(productId: string): Statement {
  return {
    name: 'history:product',
    text: `${SELECT} and kind = 'product' and id = $1 order by version`,
    values: [productId],
  }
}

/** The fields of a business profile that prices of lists depend on. */
const RULES = `'isDefault', 'priceEnding', 'currencyEndings', 'floorMargin', 'taxRate', 'pricesIncludeVat', 'vatRecoverable', 'dutyBasis'`

/** The categories that a product was ever in. */
const CATEGORIES = `select (after ->> 'categoryId')::uuid from change where user_id = ${currentUser} and kind = 'product' and id = $2::uuid`

/** The history of a list, of all its prices of a product, and of what else decides them: business profiles, and categories with floors. */
export function listEntries(listId: string, productId: string): Statement {
  return {
    name: 'history:list',
    text: `${SELECT} and (kind = 'priceList' and id = $1 or kind = 'businessProfile'
        and (before is null or after is null or after ?| array[${RULES}]) or kind = 'priceListPrice' and id in (
        select id from change where user_id = ${currentUser} and kind = 'priceListPrice'
          and coalesce(after, before) ->> 'priceListId' = $1::text and coalesce(after, before) ->> 'productId' = $2
      ) or kind = 'category' and (before is null or after is null or after ?| array['parentId', 'floorMargin'])
        and (id in (${CATEGORIES}) or id in (
          select (after ->> 'parentId')::uuid from change where user_id = ${currentUser} and kind = 'category' and id in (${CATEGORIES})
      ))) order by version`,
    values: [listId, productId],
  }
}

const ENTITIES: ReadonlyMap<string, Entity> = new Map(
  [general(product), general(priceList), general(priceListPrice), general(businessProfile), general(category)].map(
    (entity) => [entity.kind, entity],
  ),
)
const NO_CONTEXT = { before: undefined, get: () => undefined, flagged: () => undefined }

/** Replays entries in the order they were written and answers the price after each, in its currency. */
export function pricesOver(
  entries: readonly Entry[],
  productId: string,
  variantId: string,
  listId: string | undefined,
): { readonly timeline: readonly PricePoint[]; readonly currency: string } {
  const rows = new Map<string, AnyRow>()
  let currency = 'USD'
  const told = [...entries]
    .sort((a, b) => a.version - b.version)
    .map((entry) => {
      applyEntry(rows, entry)
      const now = priceOf(rows, productId, variantId, listId)
      currency = now?.currency ?? currency
      return { version: entry.version, at: entry.at, price: now?.price ?? null, currency }
    })
  // A price in another currency cannot be compared with this one.
  const history = told.map((each) => (each.currency === currency ? each : { ...each, price: null }))
  return { timeline: priceTimeline(history), currency }
}

/** The prices of a product or one of its variants over time, from its history. */
export async function pricesOverTime(
  tx: Queryable,
  productId: string,
  variantId: string,
): Promise<ReturnType<typeof pricesOver>> {
  const { rows } = await tx.query<Entry>(productEntries(productId))
  return pricesOver(rows, productId, variantId, undefined)
}

function applyEntry(rows: Map<string, AnyRow>, { kind, id, before, after, at }: Entry): void {
  const entity = ENTITIES.get(kind)
  const key = `${kind} ${id}`
  if (after === null || !entity) {
    rows.delete(key)
    return
  }
  const start = before === null ? emptyRow({ ...entity, defaults: () => ({}) }, id, at, NO_CONTEXT) : rows.get(key)
  if (start) rows.set(key, { ...start, ...after })
}

function priceOf(
  rows: ReadonlyMap<string, AnyRow>,
  productId: string,
  variantId: string,
  listId: string | undefined,
): { readonly price: Units | null; readonly currency: string } | null {
  const row = rows.get(`product ${productId}`)
  const of = (kind: string) => [...rows.entries()].flatMap(([key, each]) => (key.startsWith(`${kind} `) ? [each] : []))
  const profile = of('businessProfile').find((each) => each['isDefault'] === true)
  const contextOf = pricingContexts(profile, (kind, id) => rows.get(`${kind} ${id}`))
  const item = row && soldItem(row, variantId, contextOf)
  if (!item) return null
  if (listId === undefined) return item
  const list = rows.get(`priceList ${listId}`) as (AnyRow & PriceListTerms) | undefined
  if (!list?.productIds.includes(productId)) return null
  const prices = of('priceListPrice') as unknown as ListPrice[]
  const book = priceBook({ lists: [list], prices, scheduled: [], endings: contextOf(null) })
  const request = { quantity: ONE, at: 0, day: '', customerGroup: '', priceListId: listId }
  return effectivePrice(item, request, book)
}
