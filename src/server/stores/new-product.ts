import type { Cell, Offers } from '#domain/stores/three-way.ts'
import { ownKeys } from '#domain/own-keys.ts'
import type { AnyPatch } from '#contract/entity.ts'
import type { StoreProviderName } from '#contract/store-providers.ts'
import type { StoreProduct, StoreVariant } from './port.ts'
import { rowIdOf } from './row-ids.ts'
import { type OfferMap, type ProductRow, unitsOf, WHOLE } from './sides.ts'

/** What a new product is made from beside the store's own. */
export interface MakingOf {
  readonly storeId: string
  readonly provider: StoreProviderName
  /** Empty where it is not known, so that no amounts are taken over. */
  readonly currency: string
  readonly categoryId: string | null
  readonly brandId: string | null
  /** The reason for a price below the lowest margin: it is what the store sells for already (PRICE-12). */
  readonly reason: string
}

/** The id of the variant that is made for a variant of a store. */
export function variantIdOf(storeId: string, product: StoreProduct, variant: StoreVariant): string {
  return rowIdOf(storeId, 'variant', product.externalId, variant.externalId)
}

function variantLine(variant: StoreVariant, currency: string) {
  return {
    name: '',
    optionValues: variant.optionValues,
    sku: variant.sku,
    barcode: variant.barcode,
    baseCost: unitsOf(variant.cost, currency),
    retailPrice: unitsOf(variant.price, currency),
    tradePrice: null,
    stock: variant.stock,
    isActive: variant.isActive,
  }
}

/** A new product as a store has it (STORE-02, STORE-09). */
export function newProductPatch(product: StoreProduct, making: MakingOf): AnyPatch {
  const { storeId, currency, provider, categoryId, brandId, reason } = making
  const price = product.variants.length > 0 ? (product.price ?? product.variants[0]?.price ?? null) : product.price
  return {
    name: product.name,
    description: product.description,
    sku: product.sku,
    barcode: product.barcode,
    tags: product.tags,
    categoryId,
    brandId,
    ...(currency === '' ? {} : { baseCurrency: currency }),
    baseCost: unitsOf(wholeCost(product), currency) ?? 0,
    retailPrice: unitsOf(price, currency),
    pricingMode: 'retailPrice',
    floorOverride: reason,
    stock: product.stock,
    isActive: product.isActive,
    imageUrl: product.pictureUrl,
    source: provider,
    options: product.options.map(({ name, values }, index) => ({
      id: rowIdOf(storeId, 'option', product.externalId, String(index)),
      name,
      values,
    })),
    variants: product.variants.map((variant) => ({
      id: variantIdOf(storeId, product, variant),
      ...variantLine(variant, currency),
    })),
  }
}

/** The cost of the product itself. Lists reckon with it, so variants that all have their own lend it the first one's. */
function wholeCost({ cost, variants }: StoreProduct): string | null {
  if (cost !== null || variants.some((variant) => variant.cost === null)) return cost
  return variants[0]?.cost ?? null
}

/** Which variant each offer is in a product that is made for it. */
export function newOfferMap(storeId: string, product: StoreProduct): OfferMap {
  if (product.variants.length === 0) return new Map([[product.externalId, '']])
  return new Map(product.variants.map((variant) => [variant.externalId, variantIdOf(storeId, product, variant)]))
}

/** The patch that adds variants of the store to a product that is here; undefined if its options are others. */
export function addedVariants(
  row: ProductRow,
  product: StoreProduct,
  missing: readonly StoreVariant[],
  { storeId, currency }: Pick<MakingOf, 'storeId' | 'currency'>,
): AnyPatch | undefined {
  const isNew = row.options.length === 0 && row.variants.length === 0
  const isAlike =
    row.options.length === product.options.length &&
    row.options.every(({ name }, at) => name.trim().toLowerCase() === product.options[at]?.name.trim().toLowerCase())
  if (!isNew && !isAlike) return undefined
  const options = product.options.flatMap(({ name, values }, at) => {
    const own = row.options[at]
    const used = values.filter((value) => missing.some(({ optionValues }) => optionValues[at] === value))
    const id = own?.id ?? rowIdOf(storeId, 'option', product.externalId, String(at))
    const all = [...new Set([...(own?.values ?? []), ...(own ? used : values)])]
    return own && all.length === own.values.length ? [] : [[id, { ...(own ? {} : { name }), values: all }] as const]
  })
  const variants = missing.map((variant) => [variantIdOf(storeId, product, variant), variantLine(variant, currency)])
  return {
    ...(options.length > 0 ? { options: { lines: Object.fromEntries(options) } } : {}),
    variants: { lines: Object.fromEntries(variants) as Record<string, object> },
  }
}

const LINE_FIELDS: Readonly<Record<string, string>> = { price: 'retailPrice', cost: 'baseCost' }

/** The patch of a product that takes over what changed in its store. */
export function followPatch(follows: Offers, map: OfferMap, reason: string | undefined): AnyPatch {
  const patch: Record<string, unknown> = {}
  const lines = ownKeys<Record<string, Cell>>()
  for (const [offer, cells] of Object.entries(follows)) {
    const variantId = offer === WHOLE ? '' : map.get(offer)
    if (variantId === undefined) continue
    for (const [field, cell] of Object.entries(cells)) {
      if (field === 'price' && reason !== undefined) patch['floorOverride'] = reason
      const name = LINE_FIELDS[field] ?? field
      if (variantId !== '') (lines[variantId] ??= ownKeys())[name] = cell
      else if (field === 'cost') patch['baseCost'] = cell ?? 0
      else if (field === 'price') Object.assign(patch, { retailPrice: cell, pricingMode: 'retailPrice' })
      else patch[name] = cell
    }
  }
  return { ...patch, ...(Object.keys(lines).length > 0 ? { variants: { lines } } : {}) }
}
