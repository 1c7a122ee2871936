import type { NewStoreProduct } from './simulators/stores/store-simulator.ts'
import { sideKey } from './store-stage.ts'

/** The fields that stories edit; the first three are sent to the store. */
export const FIELDS = ['price', 'cost', 'stock', 'name', 'sku'] as const
/** One of `FIELDS`. */
export type Field = (typeof FIELDS)[number]
/** The fields that are sent to the store. */
export const SENT: readonly Field[] = ['price', 'cost', 'stock']

/** A field of a product of the store, or of one of its variants. */
export interface Place {
  readonly key: string
  readonly externalId: string
  /** As the base of both sides names it: empty for the product itself. */
  readonly offer: string
  readonly field: Field
}

/** Names are those of the product, whichever of its variants is looked at. */
export function placeOf(externalId: string, offerId: string, field: Field): Place {
  const isOfWhole = field === 'name'
  return {
    key: isOfWhole ? externalId : sideKey(externalId, offerId),
    externalId,
    offer: isOfWhole ? '' : offerId,
    field,
  }
}

export const OF_VARIANT: Readonly<Partial<Record<Field, string>>> = { price: 'retailPrice', cost: 'baseCost' }

export function editOf(field: Field, value: string | number): object {
  if (field === 'price') return { tradePricing: { retailPrice: value } }
  return field === 'cost' ? { costBreakdown: { baseCost: value } } : { [field]: value }
}

/** A product of the store that is sold in two sizes, which begin alike. */
export function inTwoSizes(product: NewStoreProduct & { readonly sku: string }): NewStoreProduct {
  const { name, sku, ...figures } = product
  const values = ['S', 'L']
  return {
    name,
    options: [{ name: 'Size', values }],
    variants: values.map((value) => ({ ...figures, optionValues: [value], sku: `${sku} ${value}` })),
  }
}
