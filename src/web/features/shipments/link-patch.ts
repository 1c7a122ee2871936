import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { knownDuty } from '#contract/entities/shipment-line.ts'
import { paidCost } from '#contract/line-cost.ts'
import type { FoundProduct } from '#contract/line-offers.ts'
import { type LineDeps, ratedBy } from './line-columns.ts'

type Patch = PatchOfKind<'shipmentLine'>

/** The patch that links a line to a product; where the line has no cost or duty, it takes those of the product. */
export function linkPatch(found: FoundProduct, line: RowOfKind<'shipmentLine'>, deps: LineDeps): Patch {
  const duty = line.dutyPercent === 0 ? knownDuty(deps.productOf(found.productId)) : 0
  return {
    ...linkedNames(found),
    ...(line.unitCost === 0 ? costPatch(found, line.currency, deps) : {}),
    ...(duty > 0 ? { dutyPercent: duty } : {}),
  }
}

/** The fields that say which product, or variant, a line is of. */
export function linkedNames({ productId, variantId, sku, name }: FoundProduct) {
  return { productId, variantId, sku, description: name }
}

/** What the product was paid as, as a new line over REST begins; in another currency than the line's with that and its rate. */
export function costPatch({ productId, variantId }: Found, currency: string, deps: LineDeps): Patch {
  const paid = paidCost(deps.productOf(productId), variantId)
  if (!paid) return {}
  return paid.currency === currency ? { unitCost: paid.unitCost } : { ...paid, ...ratedBy(paid.currency, deps) }
}

type Found = Pick<FoundProduct, 'productId' | 'variantId'>
