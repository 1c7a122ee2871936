import type { Cell, Offers } from '#domain/stores/three-way.ts'
import { ONE } from '#domain/price-list/list-rules.ts'
import { general } from '#contract/entity.ts'
import { priceListPrice } from '#contract/entities/price-list-price.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import type { PatchRow } from '#server/kit/write/patch-draft.ts'
import { rowIdOf } from './row-ids.ts'
import type { OfferMap, ProductRow, StoreRow } from './sides.ts'
import type { PriceOf } from './store-work.ts'

const { kind } = priceListPrice

/** The prices that products have in the price list of a store for one piece, by product and variant. */
export type OwnListPrices = ReadonlyMap<string, RowOfKind<'priceListPrice'>>

function keyOf(productId: string, variantId: string): string {
  return `${productId} ${variantId}`
}

/** Reads them; none for a store without a price list. */
export async function readListPrices(
  tx: Queryable,
  { priceListId }: StoreRow,
  productIds: readonly string[],
): Promise<OwnListPrices> {
  if (priceListId === null || productIds.length === 0) return new Map()
  const where = `price_list_id = $1 and product_id = any($2::text[]) and min_quantity <= ${ONE} order by min_quantity`
  const text = selectRows(general(priceListPrice), where)
  const { rows } = await tx.query<RowOfKind<'priceListPrice'>>({ text, values: [priceListId, productIds] })
  return new Map(rows.map((row) => [keyOf(row.productId, row.variantId), row]))
}

/** What a price follows into: the price list of its store, or the product itself. */
export interface ListFollow {
  /** What is left for the product. */
  readonly follows: Offers
  /** The prices of the list. */
  readonly rows: readonly PatchRow[]
}

/** Takes over prices of a store into its price list, for products that are in it (STORE-05): the product's own price stays. */
export function listFollow(
  follows: Offers,
  product: ProductRow,
  map: OfferMap,
  {
    store,
    priceOf,
    listPrices,
  }: { readonly store: StoreRow; readonly priceOf: PriceOf; readonly listPrices: OwnListPrices },
): ListFollow {
  const rows: PatchRow[] = []
  const left = Object.entries(follows).map(([offer, cells]): readonly [string, Readonly<Record<string, Cell>>] => {
    const variantId = map.get(offer)
    const { price, ...others } = cells
    const listId = variantId === undefined ? undefined : (priceOf(product, variantId)?.listId ?? undefined)
    if (price === undefined || variantId === undefined || listId === undefined) return [offer, cells]
    // Without a price there the list keeps its own: it has no empty prices.
    if (typeof price === 'number') {
      const known = listPrices.get(keyOf(product.id, variantId))
      rows.push(priceRow({ listId, product, variantId, currency: store.currency }, price, known))
    }
    return [offer, others]
  })
  return { follows: Object.fromEntries(left), rows }
}

interface PricedIn {
  readonly listId: string
  readonly product: ProductRow
  readonly variantId: string
  readonly currency: string
}

function priceRow(
  { listId, product, variantId, currency }: PricedIn,
  price: number,
  known: RowOfKind<'priceListPrice'> | undefined,
): PatchRow {
  const { name: title } = product
  if (known) {
    const expect = { price: known.price, currency: known.currency }
    return { kind, id: known.id, title, patch: { price, currency }, expect }
  }
  const of = { priceListId: listId, productId: product.id, variantId, minQuantity: ONE, currency }
  return {
    kind,
    id: rowIdOf(listId, 'price', product.id, variantId),
    title,
    patch: { ...of, price },
    makes: true,
    brings: {},
  }
}
