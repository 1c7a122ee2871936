/** A product as a list shows it: by name, and each of its variants for itself. */
interface Product {
  readonly name: string
  readonly sku: string
  readonly barcode: string
  readonly variants: readonly (Named & { readonly id: string; readonly isActive: boolean })[]
}

interface Named {
  readonly name: string
  readonly sku: string
  readonly barcode: string
}

/** What has a price of its own in a list; `variantId` is empty for a product as a whole. */
export interface ListedThing extends Named {
  readonly variantId: string
}

/** What a price list lists of a product, on screen, on paper and in files alike: its active variants, or itself where it has none (PLIST-05). */
export function listedThings({ name, sku, barcode, variants }: Product): readonly ListedThing[] {
  const active = variants.filter(({ isActive }) => isActive)
  if (active.length === 0) return [{ variantId: '', name, sku, barcode }]
  return active.map((variant) => ({
    variantId: variant.id,
    name: variant.name === '' ? name : `${name} · ${variant.name}`,
    sku: variant.sku,
    barcode: variant.barcode,
  }))
}
