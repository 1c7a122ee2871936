import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { paidCost } from '#contract/line-cost.ts'
import { isTypedCost, isTypedDescription, isTypedDuty, isTypedSku, knownDuty } from '#contract/linked-line.ts'
import { type FoundProduct, lineNames } from '#contract/line-offers.ts'
import { type LineDeps, ratedBy } from './line-columns.ts'

type Patch = PatchOfKind<'shipmentLine'>

type Line = RowOfKind<'shipmentLine'>

/**
 * The patch that links a line to a product that was found in the cell of `field`; where the line has no cost or duty, or those of the
 * product before, it takes those of the product.
 */
export function linkPatch(found: FoundProduct, field: 'sku' | 'description', line: Line, deps: LineDeps): Patch {
  const duty = knownDuty(deps.productOf(found.productId))
  const isDutyKept = duty === line.dutyPercent || isTypedDuty(line, productBefore(line, deps))
  return {
    ...linkedNames(found, field, line, deps),
    ...linkedCost(found, line.currency, line, deps),
    ...(isDutyKept ? {} : { dutyPercent: duty }),
  }
}

/** The cost of a product that a line is linked to, in place of none or that of the product before; a price that was typed stays. */
export function linkedCost(found: Found, currency: string, line: Line, deps: LineDeps): Patch {
  if (isTypedCost(line, productBefore(line, deps))) return {}
  const cost = costPatch(found, currency, deps)
  // The price of the product before is not that of this one, whose own is not known.
  return cost.unitCost === undefined && line.unitCost !== 0 ? { unitCost: 0 } : cost
}

function productBefore({ productId }: Line, deps: LineDeps) {
  return productId === null ? undefined : deps.productOf(productId)
}

/** The fields that say which product, or variant, a line is of. A name that a person typed stays when the product is chosen by the other. */
export function linkedNames(found: FoundProduct, field: 'sku' | 'description', line: Line, deps: LineDeps): Patch {
  const { productId, variantId } = found
  const { sku, description } = lineNames(found)
  const before = productBefore(line, deps)
  const isSkuKept = field === 'description' && isTypedSku(line, before)
  const isKept = field === 'sku' && isTypedDescription(line, before)
  return { productId, variantId, ...(isSkuKept ? {} : { sku }), ...(isKept ? {} : { description }) }
}

/** What the product was paid as, as a new line over REST begins; in another currency than the line's with that and its rate. */
export function costPatch({ productId, variantId }: Found, currency: string, deps: LineDeps): Patch {
  const paid = paidCost(deps.productOf(productId), variantId)
  if (!paid) return {}
  return paid.currency === currency ? { unitCost: paid.unitCost } : { ...paid, ...ratedBy(paid.currency, deps) }
}

type Found = Pick<FoundProduct, 'productId' | 'variantId'>
