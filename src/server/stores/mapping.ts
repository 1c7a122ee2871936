import { foldText } from '#domain/text-fold.ts'
import type { StoreProduct, StoreVariant } from './port.ts'
import { type ListingRow, type OfferMap, type ProductRow, soldThere } from './sides.ts'

type VariantRow = ProductRow['variants'][number]

/** Which offers of a store's product are which variants here, and which variants are new. */
export interface Mapping {
  readonly map: OfferMap
  /** Variants that are not here yet, in the order of the store. */
  readonly missing: readonly StoreVariant[]
}

function folded(values: readonly string[]): string {
  return JSON.stringify(values.map((value) => foldText(value).trim()))
}

/** The first ways to know a variant again come first: its SKU, its barcode, its options (STORE-09). */
const WAYS: readonly ((there: StoreVariant) => ((here: VariantRow) => boolean) | undefined)[] = [
  ({ sku }) => (sku === '' ? undefined : (here) => here.sku.trim() === sku),
  ({ barcode }) => (barcode === '' ? undefined : (here) => here.barcode.trim() === barcode),
  ({ optionValues }) => (here) => folded(here.optionValues) === folded(optionValues),
]

/**
 * Finds which variant here each offer is: as its listing says, then by SKU, barcode and options. One that the listing or the base knows and
 * that is not here any more was deleted here, and is no new one.
 */
export function mappedOffers(
  there: StoreProduct,
  product: ProductRow,
  listing: ListingRow | undefined,
  known: ReadonlySet<string>,
): Mapping {
  const listed = new Map((listing?.offers ?? []).map(({ id, variantId }) => [id, variantId]))
  if (there.variants.length === 0) return { map: mappedWhole(there, product, listed), missing: [] }
  const map = new Map<string, string>()
  const taken = new Set<string>()
  const take = (externalId: string, id: string): void => {
    map.set(externalId, id)
    taken.add(id)
  }
  const isHere = (id: string | undefined): id is string => product.variants.some((each) => each.id === id)
  for (const { externalId } of there.variants) {
    const id = listed.get(externalId)
    if (isHere(id)) take(externalId, id)
  }
  for (const way of WAYS) {
    for (const variant of there.variants) {
      if (map.has(variant.externalId) || listed.has(variant.externalId)) continue
      const isSame = way(variant)
      const found = isSame ? product.variants.filter((each) => !taken.has(each.id) && isSame(each)) : []
      const [only] = found
      if (only && found.length === 1) take(variant.externalId, only.id)
    }
  }
  // One that is gone there is still a variant here.
  const isThere = new Set(there.variants.map(({ externalId }) => externalId))
  for (const [externalId, id] of listed)
    if (!isThere.has(externalId) && id !== '' && !taken.has(id) && isHere(id)) take(externalId, id)
  const missing = there.variants.filter(({ externalId }) => !map.has(externalId) && !known.has(externalId))
  return { map, missing }
}

/** A product without variants there is the product here, or the one variant that has its SKU or barcode. */
function mappedWhole(there: StoreProduct, product: ProductRow, listed: ReadonlyMap<string, string>): OfferMap {
  const { externalId, sku, barcode } = there
  const before = listed.get(externalId)
  if (before === '' || product.variants.some(({ id }) => id === before)) return new Map([[externalId, before ?? '']])
  const isOwn = (sku !== '' && product.sku.trim() === sku) || (barcode !== '' && product.barcode.trim() === barcode)
  const found = isOwn
    ? []
    : product.variants.filter((each) => (sku === '' ? barcode !== '' && each.barcode.trim() === barcode : each.sku.trim() === sku))
  return new Map([[externalId, found.length === 1 && found[0] ? found[0].id : '']])
}

/** What a product of a store is known by: its own SKUs and barcodes, or those of its variants. */
export function keysOf(product: StoreProduct): { readonly skus: readonly string[]; readonly barcodes: readonly string[] } {
  const sold = product.variants.length > 0 ? [product, ...soldThere(product)] : [product]
  const only = (values: readonly string[]): string[] => [...new Set(values.filter(Boolean))]
  return { skus: only(sold.map(({ sku }) => sku)), barcodes: only(sold.map(({ barcode }) => barcode)) }
}
