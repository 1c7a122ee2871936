import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { knownDuty } from '#contract/entities/shipment-line.ts'
import type { FoundProduct } from '#contract/line-offers.ts'

/** The patch that links a line to a product; where the line has no cost or duty, it takes those of the product. */
export function linkPatch(
  found: FoundProduct,
  line: RowOfKind<'shipmentLine'>,
  product: RowOfKind<'product'> | undefined,
): PatchOfKind<'shipmentLine'> {
  const { productId, variantId, sku, name } = found
  const isCostKnown = product !== undefined && line.unitCost === 0 && product.baseCurrency === line.currency
  const duty = line.dutyPercent === 0 ? knownDuty(product) : 0
  return {
    productId,
    variantId,
    sku,
    description: name,
    ...(isCostKnown ? { unitCost: product.baseCost } : {}),
    ...(duty > 0 ? { dutyPercent: duty } : {}),
  }
}
