import type { product } from '#contract/entities/product.ts'
import { knownDuty } from '#contract/entities/shipment-line.ts'
import type { AnyRow, RowOf } from '#contract/entity.ts'
import type { FoundProduct } from '#contract/line-offers.ts'
import type { LinePatch, LineRow } from './shipment-row.ts'

type ProductRow = RowOf<typeof product.fields>

/** What a line takes over from the product that it is of; one without a cost or duty begins with the known one. */
export function linkPatch(found: FoundProduct, line: LineRow, row: AnyRow | undefined): LinePatch {
  const { productId, variantId, sku, name } = found
  const known = row as (AnyRow & Pick<ProductRow, 'baseCost' | 'baseCurrency'>) | undefined
  const isCostKnown = known !== undefined && line.unitCost === 0 && known.baseCurrency === line.currency
  const duty = line.dutyPercent === 0 ? knownDuty(row) : 0
  return {
    productId,
    variantId,
    sku,
    description: name,
    ...(isCostKnown ? { unitCost: known.baseCost } : {}),
    ...(duty > 0 ? { dutyPercent: duty } : {}),
  }
}
