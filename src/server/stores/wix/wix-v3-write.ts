import * as z from 'zod/mini'
import type { StoreOffer, StoreProduct } from '../port.ts'
import { isSameAmount } from './wix-amounts.ts'
import { readAs } from './wix-categories.ts'
import type { WixClient } from './wix-client.ts'
import type { Present } from './wix-push.ts'
import { type Figures, figuresOf, isSamePrice, withOffer } from './wix-revision.ts'
import { productOfV3, type V3Product, v3ProductSchema, type V3Variant } from './wix-v3-product.ts'
import { stockOf, type V3StockItem, writeStock } from './wix-v3-stock.ts'

/** What Wix is asked for beyond the usual fields of a product. */
export const V3_FIELDS = [
  'CURRENCY',
  'MERCHANT_DATA',
  'PLAIN_DESCRIPTION',
  'URL',
  'DIRECT_CATEGORIES_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
] as const

/** The answer that holds one product. */
export const v3OneSchema = z.looseObject({ product: v3ProductSchema })

/** A V3 product as it is now. */
export interface V3Present extends Present {
  readonly raw: V3Product
  readonly items: readonly V3StockItem[]
  readonly paths: StoreProduct['categories']
}

/** Writes what differs: prices and costs in one request, then each stock. Answers the product if no stock was written. */
export async function writeV3(
  client: WixClient,
  { raw, items, paths, product, currency }: V3Present,
  offers: ReadonlyMap<string, StoreOffer>,
  signal: AbortSignal,
): Promise<StoreProduct | undefined> {
  const steps = figuresOf(product).map((now) => ({ now, wanted: withOffer(now, offers.get(now.externalId)) }))
  const isPriced = steps.some(
    ({ now, wanted }) => !isSamePrice(now, wanted, currency) || !isSameAmount(now.cost, wanted.cost, currency),
  )
  const written = isPriced
    ? await writePrices(
        client,
        raw,
        steps.map((each) => each.wanted),
        signal,
      )
    : raw
  const stocks = steps.filter(({ now, wanted }) => now.stock !== wanted.stock)
  for (const { wanted } of stocks) {
    const variantId = variantIdOf(raw, wanted.externalId)
    if (wanted.stock !== null) await writeStock(client, items, variantId, wanted.stock, signal)
  }
  return stocks.length > 0 ? undefined : productOfV3(written, paths, stockOf(items))
}

/** A product without options is told by its own id, and kept as its single variant. */
function variantIdOf(raw: V3Product, externalId: string): string {
  return externalId === raw.id ? (raw.variantsInfo?.variants?.[0]?.id ?? externalId) : externalId
}

/** Lists overwrite what is there: all options and all variants travel, as they were read, with what changes. */
async function writePrices(
  client: WixClient,
  raw: V3Product,
  wanted: readonly Figures[],
  signal: AbortSignal,
): Promise<V3Product> {
  const byId = new Map(wanted.map((each) => [variantIdOf(raw, each.externalId), each]))
  const variants = (raw.variantsInfo?.variants ?? []).map((each) => onWire(each, byId.get(each.id)))
  const body = {
    product: { id: raw.id, revision: String(raw.revision), options: raw.options ?? [], variantsInfo: { variants } },
    fields: V3_FIELDS,
  }
  const path = `/stores/v3/products/${encodeURIComponent(raw.id)}`
  const { json } = await client.change({ method: 'PATCH', path, body }, signal)
  return readAs(v3OneSchema, json).product
}

function onWire(variant: V3Variant, wanted: Figures | undefined): object {
  // What Wix works out itself is not sent back.
  const { inventoryStatus: _, subscriptionPricesInfo: __, media: ___, price, revenueDetails, ...rest } = variant
  const cost = wanted ? wanted.cost : (revenueDetails?.cost?.amount ?? null)
  const actual = wanted ? wanted.price : (price?.actualPrice?.amount ?? null)
  const former = wanted ? wanted.compareAt : (price?.compareAtPrice?.amount ?? null)
  return {
    ...rest,
    price: {
      ...(actual === null ? {} : { actualPrice: { amount: String(actual) } }),
      ...(former === null ? {} : { compareAtPrice: { amount: String(former) } }),
    },
    ...(cost === null ? {} : { revenueDetails: { cost: { amount: String(cost) } } }),
  }
}
