import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import type { Units } from '#domain/money.ts'
import type { SampleDocument } from '#domain/sample-documents.ts'
import { roundedIfKept, unroundedCost } from '#domain/unrounded.ts'
import type { AnyRow } from '../entity.ts'
import { soldItem } from '../priced-item.ts'
import { pricingContextOf } from '../product-pricing.ts'

/** The rows that the costs of the sample's lines come from. */
export interface LineCostSources {
  readonly profile: AnyRow | undefined
  readonly productOf: (id: string) => AnyRow | undefined
}

/** A document of the sample whose lines carry what their products cost, as those written by hand do; what is bought has no such cost. */
export function withLineCosts(data: SampleDocument, { profile, productOf }: LineCostSources): SampleDocument {
  if (DOCUMENT_RULES[data.documentType].isBought) return data
  const context = pricingContextOf(profile, [])
  const costOf = (productId: string | null): Units | null => {
    const row = productId === null ? undefined : productOf(productId)
    const cost = row && soldItem(row, '', () => context)?.cost
    return cost ? roundedIfKept(unroundedCost(cost), 1) : null
  }
  return { ...data, items: data.items.map((item) => ({ ...item, unitCost: costOf(item.productId) })) }
}
