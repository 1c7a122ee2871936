import { StoreFailure } from '../port.ts'
import { walkAll, type WalkedList } from './list-walk.ts'
import type { ShopApi } from './shop-api.ts'
import { type ShopProduct, type ShopVariant, shopVariant, VARIANT_FIELDS } from './shop-product.ts'
import { hasVariants } from './store-product.ts'

/** The variations of products by product; a product that is not there any more is missing. */
export type VariantsOf = (
  products: readonly ShopProduct[],
  signal: AbortSignal,
) => Promise<ReadonlyMap<number, readonly ShopVariant[]>>

const AT_ONCE = 100
/** Pages of variations of one product. */
const MOST_PAGES = 50

/** Reads variations: of many products in one call where the shop can (WooCommerce 10.3 and later), else product by product. */
export function variantReader(api: ShopApi): VariantsOf {
  let canReadMany = true
  const ofMany = async (products: readonly ShopProduct[], signal: AbortSignal): Promise<readonly ShopVariant[]> => {
    const parents = products.map(({ id }) => id).join()
    try {
      return (await walkAll(api, listAt('/variations', { parent: parents }), 2, signal)) ?? []
    } catch (error) {
      if (!(error instanceof StoreFailure) || (error.reason !== 'no-shop' && error.reason !== 'refused')) throw error
      canReadMany = false
      return []
    }
  }
  return async (products, signal) => {
    const found = new Map<number, readonly ShopVariant[]>()
    for (const product of products)
      if (!hasVariants(product) || product.variations.length === 0) found.set(product.id, [])
    const left = products.filter(({ id }) => !found.has(id))
    for (const group of groupsOf(left)) {
      const variants = canReadMany && group.length > 1 ? await ofMany(group, signal) : []
      for (const product of group) {
        const own = ownOf(product, variants) ?? (await ofOne(api, product, signal))
        if (own) found.set(product.id, own)
      }
    }
    return found
  }
}

function ofOne(api: ShopApi, { id }: ShopProduct, signal: AbortSignal): Promise<readonly ShopVariant[] | undefined> {
  return walkAll(api, listAt(`/products/${id}/variations`, {}), MOST_PAGES, signal)
}

function listAt(path: string, query: Readonly<Record<string, string>>): WalkedList<ShopVariant> {
  return {
    path,
    query: { ...query, orderby: 'id', order: 'asc', _fields: VARIANT_FIELDS },
    read: shopVariant,
    keyOf: ({ id }) => ({ moment: '', id }),
  }
}

/** Those of a product, if they are all there: a shop could have overlooked which products were asked for. */
function ownOf(product: ShopProduct, variants: readonly ShopVariant[]): readonly ShopVariant[] | undefined {
  const own = variants.filter(({ parent_id: parent }) => parent === product.id)
  const ids = new Set(own.map(({ id }) => id))
  return own.length === product.variations.length && product.variations.every((id) => ids.has(id)) ? own : undefined
}

/** Products whose variations fit into one page. */
function groupsOf(products: readonly ShopProduct[]): readonly (readonly ShopProduct[])[] {
  const groups: ShopProduct[][] = []
  let size = 0
  for (const product of products) {
    const group = groups.at(-1)
    size += product.variations.length
    if (group && size <= AT_ONCE) group.push(product)
    else {
      groups.push([product])
      size = product.variations.length
    }
  }
  return groups
}
