import * as z from 'zod/mini'
import { StoreFailure } from '../port.ts'
import { nextCursor, pagingSchema, readAs } from './wix-categories.ts'
import type { WixClient } from './wix-client.ts'
import { idText, softFlag, softNumber, wholeNumber } from './wix-json.ts'
import { wixMessages } from './wix-messages.ts'

const PAGE = 1_000
/** At most so many pages of stock belong to one page of products. */
const MOST_PAGES = 200

const itemSchema = z.looseObject({
  id: idText,
  revision: z.union([z.string(), z.number()]),
  productId: idText,
  variantId: idText,
  trackQuantity: softFlag,
  quantity: softNumber,
})
const pageSchema = z.looseObject({ inventoryItems: z.array(itemSchema), pagingMetadata: pagingSchema })

/** The stock of one variant at one location. */
export type V3StockItem = z.infer<typeof itemSchema>
/** What is counted of each variant over all locations; variants that are not counted are missing. */
export type StockOfVariants = ReadonlyMap<string, number>

/** All items of stock of some products. */
export async function stockItems(
  client: WixClient,
  productIds: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly V3StockItem[]>> {
  const items = new Map<string, V3StockItem[]>()
  if (productIds.length === 0) return items
  let cursor = ''
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query =
      cursor === ''
        ? { filter: { productId: { $in: productIds } }, cursorPaging: { limit: PAGE } }
        : { cursorPaging: { limit: PAGE, cursor } }
    const { json } = await client.ask(
      { method: 'POST', path: '/stores/v3/inventory-items/query', body: { query } },
      signal,
    )
    const read = readAs(pageSchema, json)
    for (const item of read.inventoryItems) items.set(item.productId, [...(items.get(item.productId) ?? []), item])
    cursor = nextCursor(read.pagingMetadata)
    if (cursor === '') return items
  }
  return items
}

/** The stock of each variant over all locations. */
export function stockOf(items: readonly V3StockItem[]): StockOfVariants {
  const stock = new Map<string, number>()
  for (const item of items) {
    const quantity = item.trackQuantity === true ? wholeNumber(item.quantity) : null
    if (quantity !== null) stock.set(item.variantId, (stock.get(item.variantId) ?? 0) + quantity)
  }
  return stock
}

/** Brings the stock of a variant to a number: what other locations have stays, the first one takes the difference. */
export async function writeStock(
  client: WixClient,
  items: readonly V3StockItem[],
  variantId: string,
  wanted: number,
  signal: AbortSignal,
): Promise<void> {
  const own = items.filter((each) => each.variantId === variantId).sort((a, b) => (a.id < b.id ? -1 : 1))
  const item = own.find((each) => each.trackQuantity === true) ?? own[0]
  if (!item) throw new StoreFailure('refused', 'no stock is kept', { said: wixMessages.noStock })
  const elsewhere = stockOf(own.filter((each) => each !== item)).get(variantId) ?? 0
  const quantity = wanted - elsewhere
  if (quantity < 0 && wanted >= 0)
    throw new StoreFailure('refused', 'other locations have more', { said: wixMessages.otherPlaces })
  const body = { inventoryItem: { id: item.id, revision: String(item.revision), quantity } }
  await client.change(
    { method: 'PATCH', path: `/stores/v3/inventory-items/${encodeURIComponent(item.id)}`, body },
    signal,
  )
}
