import type { Units } from '#domain/money.ts'
import { effectivePrice, type EffectivePrice } from '#domain/price-list/effective-price.ts'
import { ONE } from '#domain/price-list/list-rules.ts'
import { listedBreaks } from '#domain/price-list/listed-breaks.ts'
import { type PreparedList, type PriceBook, priceBook } from '#domain/price-list/price-book.ts'
import type { ListPrice, PricedItem, PriceListTerms, ScheduledChange } from '#domain/price-list/price-data.ts'
import { costInList, marginInList } from '#domain/price-list/price-figures.ts'
import { type AnyRow, general } from '#contract/entity.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { priceList } from '#contract/entities/price-list.ts'
import { priceListPrice } from '#contract/entities/price-list-price.ts'
import { product } from '#contract/entities/product.ts'
import { scheduledPrice } from '#contract/entities/scheduled-price.ts'
import { soldItem } from '#contract/priced-item.ts'
import { pricingContexts } from '#contract/product-pricing.ts'
import { notFound } from '#contract/row-rules.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { boundedPage, bytesOfRow, MOST_PAGE_BYTES, pageTooLarge } from '../kit/rows/bounded-page.ts'
import { columnsOf, selectRows } from '../kit/rows/columns.ts'
import { inSlices } from '../kit/slices.ts'

/** One price of a list with its input; the item holds the cost and must not be shown to others. */
export interface ResolvedPrice {
  readonly product: AnyRow
  readonly variantId: string
  readonly item: PricedItem
  readonly answer: EffectivePrice
  readonly list: PreparedList | undefined
  /** Prices for larger quantities that are below those for smaller ones, by rising quantity (1/10,000). */
  readonly breaks: readonly { readonly minQuantity: number; readonly price: Units }[]
}

/** What decides the prices of a page's products, as it is now. */
export interface PageTerms {
  readonly book: PriceBook
  /** A product or one of its variants under the rules in force: floors change without the product (PRICE-12). */
  readonly itemOf: (row: AnyRow, variantId: string) => PricedItem | undefined
}

/** A page of a list: its products and all that decides their prices. */
export interface ListPage extends PageTerms {
  readonly products: readonly AnyRow[]
  /** Existing products of the list. */
  readonly total: number
  /** Ids of deleted products in the list (PLIST-07). */
  readonly missing: readonly string[]
}

/** The list, the page and the moment that are asked for. */
export interface ListQuestion {
  readonly id: string
  readonly at: number
  /** In 1/10,000; 1 by default. */
  readonly quantity?: number
  /** In products; all of them by default. */
  readonly limit?: number
  readonly offset?: number
  /** The most bytes of its products and of all that decides their prices; by default as much as any page of a list. */
  readonly mostBytes?: number
}

/**
 * Reads a list in its own order: the existing products, and the ids of deleted ones. Throws `Refusal` for an unknown list, and
 * `list-too-large` for a page that holds too much.
 */
export async function readListPage(tx: Queryable, question: ListQuestion): Promise<ListPage> {
  const { id, mostBytes } = question
  const [found] = await tx.batch([{ text: selectRows(general(priceList), 'id = $1'), values: [id] }])
  const list = found?.rows[0] as (AnyRow & PriceListTerms) | undefined
  if (!list) throw notFound(general(priceList), id)
  const [page, counted, gone] = await tx.batch([
    productsOf(question),
    { text: `select count(*)::int as total from ${NAMED} join product p on ${SAME}`, values: [id] },
    {
      text: `select named.id from ${NAMED} left join product p on ${SAME} where p.id is null order by named.n`,
      values: [id],
    },
  ])
  const products = (page?.rows ?? []) as unknown as AnyRow[]
  return {
    products,
    ...(await termsOf(tx, list, products, mostBytes)),
    total: Number(counted?.rows[0]?.['total'] ?? 0),
    missing: (gone?.rows ?? []).map((row) => String(row['id'])),
  }
}

/** The bytes of one price in an answer, and of one break: mostly field names. */
const PRICE_BYTES = 400
const BREAK_BYTES = 40

/**
 * Prices a page in its list alone, whatever the list's state: each product with its variants. Pauses for others, and throws
 * `list-too-large` if many variants have many breaks.
 */
export async function pricesOnPage(
  { products, ...terms }: ListPage,
  { id, at, quantity = ONE }: ListQuestion,
): Promise<readonly ResolvedPrice[]> {
  const giveWay = inSlices()
  const prices: ResolvedPrice[] = []
  let bytes = 0
  for (const row of products) {
    for (const price of pricesOf(row, terms, { priceListId: id, at, quantity })) {
      bytes += PRICE_BYTES + BREAK_BYTES * price.breaks.length
      if (bytes > MOST_PAGE_BYTES) throw pageTooLarge()
      prices.push(price)
      await giveWay()
    }
  }
  return prices
}

const NAMED = `(select entry.id, min(entry.n) as n from price_list l,
    jsonb_array_elements_text(l.product_ids) with ordinality as entry (id, n)
  where l.user_id = ${currentUser} and l.id = $1 group by entry.id) named`
const SAME = `p.user_id = ${currentUser} and p.id::text = named.id`

/** Sort keys and search texts do not affect prices. */
const COLUMNS = columnsOf(general(product)).filter(({ name }) => !general(product).fields[name]?.internal)

function productsOf({ id, limit, offset = 0, mostBytes }: ListQuestion) {
  const columns = COLUMNS.map(({ sql, name }) => `src.${sql} as "${name}"`)
  const rows = `select p.*, named.n from ${NAMED} join product p on ${SAME} order by named.n limit $2 offset $3`
  return {
    text: `select ${columns.join(', ')} from ${boundedPage(rows, bytesOfRow(general(product)), mostBytes)} order by src.n`,
    values: [id, limit ?? null, offset],
  }
}

/** The counted bytes of a list price or a scheduled one: the rows are small, but each is a break of a product and its variants. */
const TERM_BYTES = '800'

/** The floors of some categories and of their parents. */
const CATEGORIES = `select id, parent_id as "parentId", floor_margin as "floorMargin" from category
  where user_id = ${currentUser} and id = any($1::uuid[]
    || array(select parent_id from category where user_id = ${currentUser} and id = any($1::uuid[])))`

/** Reads what decides the prices of some products in a list; without one, their own prices. Throws `list-too-large`. */
export async function termsOf(
  tx: Queryable,
  list: PriceListTerms | undefined,
  products: readonly AnyRow[],
  mostBytes: number | undefined,
): Promise<PageTerms> {
  const productIds = products.map(({ id }) => id)
  const categoryIds = new Set(products.flatMap((row) => (row['categoryId'] as string | null) ?? []))
  const terms = (rows: string): string => `select * from ${boundedPage(rows, TERM_BYTES, mostBytes)}`
  const live = `product_id = any($2) and status in ('planned', 'running')`
  const [prices, scheduled, profiles, categories] = await tx.batch([
    {
      text: terms(selectRows(general(priceListPrice), 'price_list_id = $1 and product_id = any($2)')),
      values: [list?.id ?? null, productIds],
    },
    {
      text: terms(selectRows(general(scheduledPrice), `(price_list_id is null or price_list_id = $1) and ${live}`)),
      values: [list?.id ?? null, productIds],
    },
    { text: selectRows(general(businessProfile), 'is_default') },
    { text: CATEGORIES, values: [[...categoryIds]] },
  ])
  const known = new Map(((categories?.rows ?? []) as unknown as AnyRow[]).map((row) => [row.id, row]))
  const contextOf = pricingContexts(profiles?.rows[0] as AnyRow | undefined, (_kind, id) => known.get(id))
  const book = priceBook({
    lists: list ? [list] : [],
    prices: (prices?.rows ?? []) as unknown as ListPrice[],
    scheduled: (scheduled?.rows ?? []) as unknown as ScheduledChange[],
    endings: contextOf(null),
  })
  return { book, itemOf: (row, variantId) => soldItem(row, variantId, contextOf) }
}

interface Asked {
  readonly priceListId: string
  readonly at: number
  readonly quantity: number
}

function* pricesOf(row: AnyRow, { book, itemOf }: PageTerms, asked: Asked): Iterable<ResolvedPrice> {
  const variants = row['variants'] as readonly { readonly id: string; readonly isActive: boolean }[]
  const list = book.list(asked.priceListId)
  for (const variantId of ['', ...variants.filter(({ isActive }) => isActive).map(({ id }) => id)]) {
    const item = itemOf(row, variantId)
    if (!item) continue
    const priced = (quantity: number): EffectivePrice =>
      effectivePrice(item, { ...asked, quantity, day: '', customerGroup: '' }, book)
    const answer = priced(asked.quantity)
    yield { product: row, variantId, item, answer, list, breaks: breaksOf(item, list, priced) }
  }
}

function breaksOf(
  item: PricedItem,
  list: PreparedList | undefined,
  priced: (quantity: number) => EffectivePrice,
): ResolvedPrice['breaks'] {
  if (!list) return []
  const own = list.prices.get(item.productId) ?? []
  return listedBreaks({ starts: [...list.tiers, ...own], first: priced(ONE), priceAt: priced })
}

/** Cost and margin of a price, in the currency of the price: for its owner alone. Null if unknown. */
export function figuresOf({ item, answer, list }: ResolvedPrice): { cost: Units | null; margin: number | null } {
  return { cost: costInList(item, answer, list), margin: marginInList(item, answer, list) }
}
