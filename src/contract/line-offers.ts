import { cutText } from '#domain/cut-text.ts'
import type { product } from './entities/product.ts'
import type { service } from './entities/service.ts'
import type { AnyRow, RowOf } from './entity.ts'

type ProductRow = RowOf<typeof product.fields>
/** A service as it is stored. */
export type ServiceRow = RowOf<typeof service.fields>

/** A product, or one of its variants, that a line can be of. */
export interface FoundProduct {
  readonly productId: string
  /** Empty for the product itself. */
  readonly variantId: string
  readonly sku: string
  readonly name: string
}

/** What a line sells: a product with its variant, or a service with its package. */
export type LineThing =
  | { readonly kind: 'product'; readonly found: FoundProduct }
  | { readonly kind: 'service'; readonly service: ServiceRow; readonly packageId: string; readonly name: string }

/** A product and its variants as lines name them, the product itself first. */
export function productChoices(row: AnyRow): readonly FoundProduct[] {
  const { id, name, sku, variants } = row as AnyRow & Pick<ProductRow, 'name' | 'sku' | 'variants'>
  const ofVariants = variants.map((variant) => ({
    productId: id,
    variantId: variant.id,
    sku: variant.sku || sku,
    name: `${name} · ${variant.name}`,
  }))
  return [{ productId: id, variantId: '', sku, name }, ...ofVariants]
}

/** The product, or the variant of it, that a line names; undefined for a variant that is gone. */
export function productChoice(row: AnyRow | undefined, variantId: string): FoundProduct | undefined {
  return row && productChoices(row).find((choice) => choice.variantId === variantId)
}

/** SKU and description of a shipment's line of a product or variant (SHIP-01). */
export function lineNames({ sku, name }: Pick<FoundProduct, 'sku' | 'name'>) {
  return { sku: cutText(sku, 120), description: cutText(name, 500) }
}

/** The forms in which a service is sold: itself, or each of its packages. */
export function serviceChoices(row: ServiceRow): readonly Extract<LineThing, { kind: 'service' }>[] {
  const of = (packageId: string, name: string) => ({ kind: 'service', service: row, packageId, name }) as const
  if (row.pricingModel !== 'package') return [of('', row.name)]
  return row.packageOptions.map(({ id, name }) => of(id, `${row.name} · ${name}`))
}
