import * as z from 'zod/mini'
import { StoreFailure, type StoreLook, type StorePage, type StoreProduct } from '../port.ts'
import { categoriesOfV3, nextCursor, pagingSchema, readAs } from './wix-categories.ts'
import type { WixCatalogue, WixCategories } from './wix-catalogue.ts'
import type { WixAnswer, WixClient } from './wix-client.ts'
import { cursorOf, nextLook, type WixCursor } from './wix-cursor.ts'
import { softNumber } from './wix-json.ts'
import { pushed } from './wix-push.ts'
import { categoryIdsOfV3, productOfV3, revisionOfV3, type V3Product, v3ProductSchema } from './wix-v3-product.ts'
import { type StockOfVariants, stockItems, stockOf } from './wix-v3-stock.ts'
import { variantsOfProducts } from './wix-v3-variants.ts'
import { V3_FIELDS, v3OneSchema, type V3Present, writeV3 } from './wix-v3-write.ts'

const PAGE = 100
const pageSchema = z.looseObject({ products: z.array(v3ProductSchema), pagingMetadata: pagingSchema })

/** The newer catalogue: products with a revision; variants and stock are asked for apart. */
export function catalogueV3(client: WixClient): WixCatalogue {
  const categories = categoriesOfV3(client)
  return {
    look: async (look) => await lookV3(client, categories, look),
    read: async (id, signal) => (await readV3(client, categories, id, signal))?.product,
    push: async (push, signal) =>
      await pushed(
        {
          read: async (id) => await readV3(client, categories, id, signal),
          write: async (present, offers) => await writeV3(client, present, offers, signal),
        },
        push,
        signal,
      ),
  }
}

async function readV3(
  client: WixClient,
  categories: WixCategories,
  id: string,
  signal: AbortSignal,
): Promise<V3Present | undefined> {
  const raw = await oneProduct(client, id, signal)
  if (!raw) return undefined
  const items = (await stockItems(client, [id], signal)).get(id) ?? []
  const paths = await categories.pathsOf(categoryIdsOfV3(raw), signal)
  return { raw, items, paths, currency: raw.currency ?? '', product: productOfV3(raw, paths, stockOf(items)) }
}

async function oneProduct(client: WixClient, id: string, signal: AbortSignal): Promise<V3Product | undefined> {
  const fields = V3_FIELDS.map((field) => `fields=${field}`).join('&')
  const answer = await client
    .ask({ method: 'GET', path: `/stores/v3/products/${encodeURIComponent(id)}?${fields}` }, signal)
    .catch((error: unknown) => {
      if (error instanceof StoreFailure && error.reason === 'gone') return undefined
      throw error
    })
  return answer && readAs(v3OneSchema, answer.json).product
}

async function lookV3(client: WixClient, categories: WixCategories, look: StoreLook): Promise<StorePage> {
  const cursor = cursorOf(look.cursor, 'v3')
  const { signal } = look
  const { json, at } = await pageOfProducts(client, cursor.at, signal)
  const { products: rows, pagingMetadata } = readAs(pageSchema, json)
  const begun = cursor.begun === 0 ? at : cursor.begun
  const told = cursor.told + rows.length
  const total = cursor.kind === 'all' && cursor.begun === 0 ? await countOf(client, signal) : cursor.total
  const goOn = nextCursor(pagingMetadata)
  const next: WixCursor = goOn === '' ? nextLook({ ...cursor, begun }) : { ...cursor, begun, told, total, at: goOn }
  return {
    products: await changedOf(client, categories, rows, cursor, look),
    gone: [],
    cursor: JSON.stringify(next),
    hasMore: goOn !== '',
    total: total < 0 || cursor.kind === 'new' ? undefined : Math.max(total, told),
  }
}

/** A page; one whose cursor Wix no longer knows is begun again, which tells nothing twice to whom knows the revisions. */
async function pageOfProducts(client: WixClient, cursor: string, signal: AbortSignal): Promise<WixAnswer> {
  const ask = async (cursorPaging: object): Promise<WixAnswer> => {
    const body = { query: { cursorPaging }, fields: V3_FIELDS }
    return await client.ask({ method: 'POST', path: '/stores/v3/products/query', body }, signal)
  }
  if (cursor === '') return await ask({ limit: PAGE })
  return await ask({ limit: PAGE, cursor }).catch(async (error: unknown) => {
    if (error instanceof StoreFailure && error.reason === 'refused') return await ask({ limit: PAGE })
    throw error
  })
}

async function countOf(client: WixClient, signal: AbortSignal): Promise<number> {
  const schema = z.looseObject({ count: softNumber })
  const answer = await client
    .ask({ method: 'POST', path: '/stores/v3/products/count', body: {} }, signal)
    .catch((error: unknown) => {
      if (error instanceof StoreFailure && error.reason !== 'busy' && error.reason !== 'down') return undefined
      throw error
    })
  const read = schema.safeParse(answer?.json)
  const count = read.success ? Number(read.data.count ?? -1) : -1
  return Number.isSafeInteger(count) ? count : -1
}

interface Known {
  readonly raw: V3Product
  readonly paths: StoreProduct['categories']
  readonly stock: StockOfVariants
}

/** Revision and stock tell what changed; only of that the variants are read. */
async function changedOf(
  client: WixClient,
  categories: WixCategories,
  rows: readonly V3Product[],
  { kind }: WixCursor,
  { known, signal }: StoreLook,
): Promise<readonly StoreProduct[]> {
  const ids = rows.map((each) => each.id)
  const items = await stockItems(client, ids, signal)
  const revisions = kind === 'all' ? new Map<string, string>() : await known(ids)
  const changed: Known[] = []
  for (const raw of rows) {
    const paths = await categories.pathsOf(categoryIdsOfV3(raw), signal)
    const stock = stockOf(items.get(raw.id) ?? [])
    if (revisions.get(raw.id) !== revisionOfV3(raw, paths, stock)) changed.push({ raw, paths, stock })
  }
  const variants = await variantsOfProducts(
    client,
    changed.map((each) => each.raw),
    signal,
  )
  const products: StoreProduct[] = []
  for (const { raw, paths, stock } of changed) {
    const bulk = variants.get(raw.id)
    const whole = bulk ? { ...raw, variantsInfo: { variants: [...bulk] } } : await oneProduct(client, raw.id, signal)
    // Deleted since the page was read: there is nothing to tell.
    if (whole) products.push(productOfV3(whole, paths, stock))
  }
  return products
}
