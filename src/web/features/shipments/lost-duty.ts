import { presentCosts } from '#domain/landed-cost/product-costs.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { ShipmentWork } from './use-shipment.ts'

type Work = Pick<ShipmentWork, 'lines' | 'charges' | 'dutyBasis'>

/** The names of products whose cost has import duty by now, and whose lines bring none: landing takes it out of their cost (SHIP-03). */
export function lostDuty(
  { lines, charges, dutyBasis }: Work,
  productOf: (id: string) => RowOfKind<'product'> | undefined,
): readonly string[] {
  if (charges.some(({ kind }) => kind === 'duty')) return []
  const names = lines.flatMap(({ productId, variantId, dutyPercent }) => {
    const product = productId === null || dutyPercent > 0 ? undefined : productOf(productId)
    if (!product) return []
    const own = product.variants.find(({ id }) => id === variantId)?.dutyCost
    return (own ?? presentCosts(product, dutyBasis).duty) > 0 ? [product.name] : []
  })
  return [...new Set(names)]
}
