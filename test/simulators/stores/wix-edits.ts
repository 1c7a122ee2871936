import type { StoreVariant } from '#server/stores/port.ts'
import type { StoreSimulator } from './store-simulator.ts'
import {
  bump,
  bumpStock,
  kept,
  keptCategories,
  keptTags,
  settleDiscount,
  type WixProduct,
  type WixState,
  type WixVariant,
} from './wix-state.ts'

type Edit = Parameters<StoreSimulator['edit']>[1]

/** What a person changes in the admin of the site. Answers what kind of event the site sends of it. */
export function editProduct(
  state: WixState,
  product: WixProduct,
  { variants = {}, ...own }: Edit,
): { readonly isProduct: boolean; readonly isStock: boolean } {
  const before = JSON.stringify(withoutStock(product))
  const untouched = { revision: product.revision, updatedAt: product.updatedAt, before: product.before }
  bump(state, product)
  setOwn(state, product, own)
  let isStock = false
  for (const variant of product.variants) {
    const change: Partial<StoreVariant> = product.options.length === 0 ? own : (variants[variant.id] ?? {})
    setVariant(state, variant, change)
    if (product.options.length > 0 && change.isActive !== undefined) variant.isActive = change.isActive
    if (change.stock !== undefined && change.stock !== variant.stock) {
      variant.stock = change.stock
      bumpStock(state.now(), product, variant)
      isStock = true
    }
  }
  if (state.version === 'V1_CATALOG') settleDiscount(state, product)
  const isProduct = JSON.stringify(withoutStock({ ...product, revision: untouched.revision })) !== before
  if (!isProduct) Object.assign(product, untouched)
  return { isProduct, isStock }
}

function setOwn(state: WixState, product: WixProduct, own: Omit<Edit, 'variants'>): void {
  product.name = own.name ?? product.name
  product.description = own.description ?? product.description
  product.brand = own.brand ?? product.brand
  product.tags = own.tags ? keptTags(state, own.tags) : product.tags
  product.categories = own.categories ? keptCategories(state, own.categories) : product.categories
  product.pictureUrl = own.pictureUrl ?? product.pictureUrl
  product.isActive = own.isActive ?? product.isActive
}

function setVariant(state: WixState, variant: WixVariant, change: Partial<StoreVariant>): void {
  if (change.price !== undefined) variant.price = kept(state, change.price)
  if (change.compareAt !== undefined) variant.compareAt = kept(state, change.compareAt)
  if (change.cost !== undefined) variant.cost = kept(state, change.cost)
  variant.sku = change.sku ?? variant.sku
  if (state.version !== 'V1_CATALOG') variant.barcode = change.barcode ?? variant.barcode
}

function withoutStock(product: WixProduct): object {
  return {
    ...product,
    before: undefined,
    updatedAt: 0,
    stockUpdatedAt: 0,
    variants: product.variants.map((each) => ({ ...each, stock: 0, stockRevision: 0 })),
  }
}
