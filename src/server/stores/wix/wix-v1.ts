import * as z from 'zod/mini'
import type { StoreLook, StorePage, StoreProduct } from '../port.ts'
import { collectionsOfV1, readAs } from './wix-categories.ts'
import type { WixCatalogue, WixCategories } from './wix-catalogue.ts'
import type { WixAnswer, WixClient } from './wix-client.ts'
import { cursorOf, nextLook, type WixCursor } from './wix-cursor.ts'
import { TooLarge } from './wix-failures.ts'
import { softNumber } from './wix-json.ts'
import { pushed } from './wix-push.ts'
import { changedSinceInV1 } from './wix-v1-stock.ts'
import { currencyOfV1, productOfV1, type V1Product, v1ProductSchema } from './wix-v1-product.ts'
import { writeV1 } from './wix-v1-write.ts'

const PAGE = 100
const pageSchema = z.looseObject({ products: z.array(v1ProductSchema), totalResults: softNumber })

/** Products that were read, and what else the answer told. */
interface V1Page {
  readonly rows: readonly V1Product[]
  readonly matching: number
  readonly limit: number
  readonly at: number
}

/** The older catalogue: products by their growing number, each with its variants and its stock. */
export function catalogueV1(client: WixClient): WixCatalogue {
  const categories = collectionsOfV1(client)
  const read = async (id: string, signal: AbortSignal): Promise<StoreProduct | undefined> => {
    const present = await readV1(client, categories, id, signal)
    return present?.product
  }
  return {
    read,
    look: async (look) => await lookV1(client, categories, look),
    push: async (push, signal) =>
      await pushed(
        {
          read: async (id) => await readV1(client, categories, id, signal),
          write: async (present, offers) => {
            await writeV1(client, present, offers, signal)
            return undefined
          },
        },
        push,
        signal,
      ),
  }
}

async function readV1(client: WixClient, categories: WixCategories, id: string, signal: AbortSignal) {
  const { rows } = await queryV1(client, { id: { $eq: id } }, signal)
  const raw = rows.find((each) => each.id === id)
  return raw && { raw, currency: currencyOfV1(raw), product: await toldV1(categories, raw, signal) }
}

async function toldV1(categories: WixCategories, raw: V1Product, signal: AbortSignal): Promise<StoreProduct> {
  return productOfV1(raw, await categories.pathsOf(raw.collectionIds ?? [], signal))
}

/** Filter and order are JSON inside of the JSON. A page that is too large to be read is asked for in smaller ones. */
async function queryV1(client: WixClient, filter: object, signal: AbortSignal): Promise<V1Page> {
  for (let limit = PAGE; ; limit = Math.ceil(limit / 4)) {
    const body = {
      query: {
        filter: JSON.stringify(filter),
        sort: JSON.stringify([{ numericId: 'asc' }]),
        paging: { limit, offset: 0 },
      },
      includeVariants: true,
      includeHiddenProducts: true,
      includeMerchantSpecificData: true,
    }
    const answer = await client
      .ask({ method: 'POST', path: '/stores-reader/v1/products/query', body }, signal)
      .catch((error: unknown): WixAnswer | undefined => {
        if (error instanceof TooLarge && limit > 1) return undefined
        throw error
      })
    if (!answer) continue
    const { products, totalResults } = readAs(pageSchema, answer.json)
    return { rows: products, matching: Number(totalResults ?? products.length), limit, at: answer.at }
  }
}

async function lookV1(client: WixClient, categories: WixCategories, look: StoreLook): Promise<StorePage> {
  const cursor = cursorOf(look.cursor, 'v1')
  if (cursor.part === 'stock') return await stockLook(client, categories, cursor, look)
  const filter = {
    ...(cursor.at === '' ? {} : { numericId: { $gt: cursor.at } }),
    ...(cursor.kind === 'all' ? {} : { lastUpdated: { $gte: new Date(cursor.since).toISOString() } }),
  }
  const { rows, matching, limit, at } = await queryV1(client, filter, look.signal)
  const begun = cursor.begun === 0 ? at : cursor.begun
  const told = cursor.told + rows.length
  const last = rows.at(-1)?.numericId
  const hasMoreProducts = rows.length >= limit && last !== undefined
  const next: WixCursor = hasMoreProducts
    ? { ...cursor, begun, told, at: String(last) }
    : cursor.kind === 'new'
      ? { ...cursor, begun, told, at: '', part: 'stock' }
      : nextLook({ ...cursor, begun })
  return {
    products: await changedOf(categories, rows, cursor, look),
    gone: [],
    cursor: JSON.stringify(next),
    hasMore: next.begun !== 0,
    total: cursor.kind === 'all' ? cursor.told + Math.max(matching, rows.length) : undefined,
  }
}

/** Sales may change the stock without the product counting as updated: items of stock are asked for by their own time. */
async function stockLook(
  client: WixClient,
  categories: WixCategories,
  cursor: WixCursor,
  look: StoreLook,
): Promise<StorePage> {
  const changed = await changedSinceInV1(client, cursor.since, cursor.at, look.signal)
  const rows =
    changed.productIds.length === 0
      ? []
      : (await queryV1(client, { id: { $hasSome: changed.productIds } }, look.signal)).rows
  const next = changed.next === '' ? nextLook(cursor) : { ...cursor, at: changed.next }
  return {
    products: await changedOf(categories, rows, cursor, look),
    gone: [],
    cursor: JSON.stringify(next),
    hasMore: changed.next !== '',
    total: undefined,
  }
}

/** All products of a look at the whole catalogue; of a look for changes those that are not known just so. */
async function changedOf(
  categories: WixCategories,
  rows: readonly V1Product[],
  { kind }: WixCursor,
  { known, signal }: StoreLook,
): Promise<readonly StoreProduct[]> {
  const products: StoreProduct[] = []
  for (const raw of rows) products.push(await toldV1(categories, raw, signal))
  if (kind === 'all' || products.length === 0) return products
  const revisions = await known(products.map((each) => each.externalId))
  return products.filter((each) => revisions.get(each.externalId) !== each.revision)
}
