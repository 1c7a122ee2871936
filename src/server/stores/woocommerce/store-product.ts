import { plainLine, plainText } from '../plain-text.ts'
import type { StoreProduct, StoreVariant } from '../port.ts'
import { figuresOf } from './figures.ts'
import { revisionOf } from './revision.ts'
import type { ShopProduct, ShopVariant } from './shop-product.ts'

/** A product with its variations in the shape of all stores (STORE-02). */
export function storeProduct(
  raw: ShopProduct,
  variants: readonly ShopVariant[],
  categories: StoreProduct['categories'],
  storeNow: number | undefined,
): StoreProduct {
  const options = raw.attributes.filter(({ variation }) => variation)
  const changedAt = Date.parse(`${raw.date_modified_gmt}Z`)
  const figures = figuresOf(raw)
  return {
    externalId: String(raw.id),
    name: plainLine(raw.name),
    description: plainText(raw.description) || plainText(raw.short_description),
    brand: plainLine(raw.brands[0]?.name ?? ''),
    categories,
    tags: raw.tags.map(({ name }) => plainLine(name)),
    pictureUrl: webAddress(raw.images[0]?.src),
    pageUrl: webAddress(raw.permalink),
    revision: revisionOf(raw, variants, storeNow),
    changedAt: Number.isNaN(changedAt) ? null : changedAt,
    sku: raw.sku,
    barcode: raw.global_unique_id,
    ...figures,
    // The price of a product with variations is the lowest of theirs.
    ...(hasVariants(raw) ? { price: null, compareAt: null } : {}),
    isActive: raw.status === 'publish',
    options: hasVariants(raw)
      ? options.map(({ name, options: values }) => ({ name: plainLine(name), values: values.map(plainLine) }))
      : [],
    variants: variants.map((variant) => storeVariant(variant, options)),
  }
}

/** Whether a product is sold in variations, also before it has the first. */
export function hasVariants({ type }: ShopProduct): boolean {
  return type === 'variable' || type === 'variable-subscription'
}

function storeVariant(raw: ShopVariant, options: ShopProduct['attributes']): StoreVariant {
  return {
    externalId: String(raw.id),
    // A variation without one of the options stands for each of its values.
    optionValues: options.map((option) => {
      const own = raw.attributes.find((each) => (option.id > 0 ? each.id === option.id : each.name === option.name))
      return plainLine(own?.option ?? '')
    }),
    sku: raw.sku,
    barcode: raw.global_unique_id,
    ...figuresOf(raw),
    isActive: raw.status === 'publish',
  }
}

function webAddress(written = ''): string {
  return /^https?:\/\//i.test(written) ? written : ''
}
