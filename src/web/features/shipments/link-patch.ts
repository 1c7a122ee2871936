import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { paidCost } from '#contract/line-cost.ts'
import { isTypedDescription, knownDuty } from '#contract/linked-line.ts'
import { type FoundProduct, lineNames } from '#contract/line-offers.ts'
import { type LineDeps, ratedBy } from './line-columns.ts'

type Patch = PatchOfKind<'shipmentLine'>

type Line = RowOfKind<'shipmentLine'>

/**
 * The patch that links a line to a product that was found in the cell of `field`; where the line has no cost or duty, it takes those of
 * the product.
 */
export function linkPatch(found: FoundProduct, field: 'sku' | 'description', line: Line, deps: LineDeps): Patch {
  const duty = line.dutyPercent === 0 ? knownDuty(deps.productOf(found.productId)) : 0
  return {
    ...linkedNames(found, field, line, deps),
    ...(line.unitCost === 0 ? costPatch(found, line.currency, deps) : {}),
    ...(duty > 0 ? { dutyPercent: duty } : {}),
  }
}

/** The fields that say which product, or variant, a line is of. A description that a person typed stays when the product is named by its SKU. */
export function linkedNames(found: FoundProduct, field: 'sku' | 'description', line: Line, deps: LineDeps): Patch {
  const { productId, variantId } = found
  const { sku, description } = lineNames(found)
  const before = line.productId === null ? undefined : deps.productOf(line.productId)
  const isKept = field === 'sku' && isTypedDescription(line, before)
  return { productId, variantId, sku, ...(isKept ? {} : { description }) }
}

/** What the product was paid as, as a new line over REST begins; in another currency than the line's with that and its rate. */
export function costPatch({ productId, variantId }: Found, currency: string, deps: LineDeps): Patch {
  const paid = paidCost(deps.productOf(productId), variantId)
  if (!paid) return {}
  return paid.currency === currency ? { unitCost: paid.unitCost } : { ...paid, ...ratedBy(paid.currency, deps) }
}

type Found = Pick<FoundProduct, 'productId' | 'variantId'>
