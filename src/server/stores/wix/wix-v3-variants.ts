import * as z from 'zod/mini'
import { nextCursor, pagingSchema, readAs } from './wix-categories.ts'
import type { WixClient } from './wix-client.ts'
import { type V3Product, v3ReadVariantSchema, type V3Variant } from './wix-v3-product.ts'

const PAGE = 1_000
/** At most so many pages of variants belong to one page of products. */
const MOST_PAGES = 200

const pageSchema = z.looseObject({ variants: z.array(v3ReadVariantSchema), pagingMetadata: pagingSchema })

/**
 * The variants of some products in bulk. Wix brings them up to date some time after the products: those of another revision than that of
 * their product are left out, and the product is to be read by itself.
 */
export async function variantsOfProducts(
  client: WixClient,
  products: readonly V3Product[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly V3Variant[]>> {
  const revisions = new Map(products.map((each) => [each.id, String(each.revision)]))
  const found = new Map<string, V3Variant[]>()
  const late = new Set<string>()
  let cursor = ''
  for (let page = 0; page < MOST_PAGES && products.length > 0; page += 1) {
    const query =
      cursor === ''
        ? { filter: { 'productData.productId': { $in: [...revisions.keys()] } }, cursorPaging: { limit: PAGE } }
        : { cursorPaging: { limit: PAGE, cursor } }
    const body = { query, fields: ['CURRENCY', 'MERCHANT_DATA'] }
    const { json } = await client.ask({ method: 'POST', path: '/stores/v3/products/query-variants', body }, signal)
    const read = readAs(pageSchema, json)
    for (const { variantId, optionChoices, productData, ...rest } of read.variants) {
      const { productId, revision } = productData
      if (String(revision) !== revisions.get(productId)) late.add(productId)
      const row = { ...rest, id: variantId, choices: optionChoices ?? [] }
      const rows = found.get(productId)
      if (rows) rows.push(row)
      else found.set(productId, [row])
    }
    cursor = nextCursor(read.pagingMetadata)
    if (cursor === '') break
  }
  // After the last page that is read, the variants of a product may be incomplete.
  if (cursor !== '') return new Map()
  for (const id of late) found.delete(id)
  return found
}
