/** A product as a list shows it: by name, with each of its variants. */
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

/** Something with a price in a list; `variantId` is empty for the product itself. */
export interface ListedThing extends Named {
  readonly variantId: string
}

/**
 * The entries of a product in a price list, on screen, in PDFs and in files: its active variants, or itself if it has none (PLIST-05).
 */
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
