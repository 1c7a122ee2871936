import type { AnyRow } from '#contract/entity.ts'
import { shipmentsText } from './text.ts'
import type { ShipmentWork } from './use-shipment.ts'

const text = shipmentsText.actual

interface Named {
  readonly name: string
  readonly variants: readonly { readonly id: string; readonly name: string }[]
}

/** What a row of the true-up is called: the product, a variant behind it; what was deleted by the name that its line has. */
export function trueUpName(
  { lines }: Pick<ShipmentWork, 'lines'>,
  productOf: (id: string) => AnyRow | undefined,
  { productId, variantId }: { readonly productId: string; readonly variantId: string },
): string {
  const found = productOf(productId) as (AnyRow & Named) | undefined
  if (found && variantId === '') return found.name
  const variant = found?.variants.find(({ id }) => id === variantId)
  if (found && variant) return `${found.name} – ${variant.name}`
  const line = lines.find((each) => each.productId === productId && each.variantId === variantId)
  return (found ? text.goneVariant : text.gone)(line?.description || line?.sku || (found?.name ?? ''))
}
