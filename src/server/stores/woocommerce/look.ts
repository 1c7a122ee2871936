import type { StoreClock } from '../pace.ts'
import { StoreFailure, type StoreLook, type StorePage, type StoreProduct } from '../port.ts'
import type { CategoryPaths } from './category-paths.ts'
import { type ListPart, LIST_START, walkAll, type WalkedList, walkOn } from './list-walk.ts'
import { cursorFrom, type LookCursor, nextLook, sinceOf } from './look-cursor.ts'
import type { VariantsOf } from './read-variants.ts'
import { isSettled, sameRevision } from './revision.ts'
import type { ShopApi } from './shop-api.ts'
import { PRODUCT_FIELDS, type ShopProduct, shopProduct } from './shop-product.ts'
import { storeProduct } from './store-product.ts'

/** What looks are made with. */
export interface LookTools {
  readonly api: ShopApi
  readonly clock: StoreClock
  readonly variantsOf: VariantsOf
  readonly pathsOf: (products: readonly ShopProduct[], signal: AbortSignal) => Promise<CategoryPaths>
}

/** Pages of removed products. */
const MOST_GONE_PAGES = 50

/** One page of the whole catalogue, or of what changed since a cursor. Unchanged products are left out of the latter (STORE-02). */
export async function lookAt(tools: LookTools, { cursor: text, known, signal }: StoreLook): Promise<StorePage> {
  const now = tools.clock.now()
  const start = cursorFrom(text) ?? { since: null, spot: null, storeBegan: null, began: now }
  const { cursor, part } = await partFrom(tools, start, now, signal)
  const revisions =
    cursor.since === null ? new Map<string, string>() : await known(part.entries.map(({ id }) => String(id)))
  const changed = part.entries.filter((product) => !isSettled(revisions.get(String(product.id)), product))
  const products = await wholeProducts(tools, changed, part.storeNow, signal)
  const gone = part.hasMore || cursor.since === null ? [] : await goneSince(tools.api, cursor.since, signal)
  const next = part.hasMore ? { ...cursor, spot: part.spot } : nextLook(cursor)
  return {
    products: products.filter(({ externalId, revision }) => !sameRevision(revisions.get(externalId), revision)),
    gone,
    cursor: JSON.stringify(next),
    hasMore: part.hasMore,
    total: part.total,
  }
}

/** Products with their variations and categories; one that was removed meanwhile is left out. */
export async function wholeProducts(
  { variantsOf, pathsOf }: LookTools,
  products: readonly ShopProduct[],
  storeNow: number | undefined,
  signal: AbortSignal,
): Promise<readonly StoreProduct[]> {
  const variants = await variantsOf(products, signal)
  const paths = await pathsOf(products, signal)
  return products.flatMap((product) => {
    const own = variants.get(product.id)
    return own ? [storeProduct(product, own, paths(product), storeNow)] : []
  })
}

async function partFrom(
  { api }: LookTools,
  start: LookCursor,
  now: number,
  signal: AbortSignal,
): Promise<{ readonly cursor: LookCursor; readonly part: ListPart<ShopProduct> }> {
  if (start.spot !== null) return { cursor: start, part: await walked(api, start, signal) }
  const first = await walked(api, start, signal)
  const storeBegan = first.storeNow ?? null
  const since = sinceOf(start, now, first.storeNow)
  const cursor = { since, spot: null, storeBegan, began: now }
  return { cursor, part: since === start.since ? first : await walked(api, cursor, signal) }
}

async function walked(api: ShopApi, { since, spot }: LookCursor, signal: AbortSignal): Promise<ListPart<ShopProduct>> {
  const part = await walkOn(api, since === null ? CATALOGUE : changesSince(since), spot ?? LIST_START, signal)
  if (!part) throw new StoreFailure('broken', 'the list of products is not there')
  return part
}

const CATALOGUE: WalkedList<ShopProduct> = {
  path: '/products',
  query: { status: 'any', orderby: 'id', order: 'asc', _fields: PRODUCT_FIELDS },
  read: shopProduct,
  keyOf: ({ id }) => ({ moment: '', id }),
}

function changesSince(since: number): WalkedList<ShopProduct> {
  return {
    ...CATALOGUE,
    query: { ...CATALOGUE.query, orderby: 'modified', ...stampedAfter(since) },
    keyOf: ({ id, date_modified_gmt: moment }) => ({ moment, id }),
  }
}

function stampedAfter(since: number): Readonly<Record<string, string>> {
  const moment = new Date(Math.max(0, since)).toISOString().slice(0, 19)
  return { modified_after: moment, dates_are_gmt: 'true' }
}

/** Products in the trash of the shop; what is removed for good is told by its webhook alone. */
async function goneSince(api: ShopApi, since: number, signal: AbortSignal): Promise<readonly string[]> {
  const list = changesSince(since)
  const query = { ...list.query, status: 'trash', _fields: 'id,date_modified_gmt' }
  try {
    const gone = await walkAll(api, { ...list, query }, MOST_GONE_PAGES, signal)
    return (gone ?? []).map(({ id }) => String(id))
  } catch (error) {
    // Older versions do not show their trash.
    if (error instanceof StoreFailure && error.reason === 'refused') return []
    throw error
  }
}
