import { compareText } from '#domain/text-fold.ts'
import { insightOf, productRow } from '../make-insight.ts'
import type { ShopRule } from './shop-rule.ts'

/** The products that are named as evidence. */
const MOST_NAMED = 10

/** A SKU with the products that have it. */
interface SharedSku {
  readonly sku: string
  readonly ids: readonly string[]
}

/** A SKU that several products have, whatever its case; SKUs of variants count too. */
export const skuTwice: ShopRule<SharedSku> = {
  kind: 'skuTwice',
  subjectOf: ({ sku }) => sku,
  find(shop, add) {
    for (const [sku, ids] of shop.book.sharedSkus()) add({ sku, ids }, { impact: 'medium', stake: null })
  },
  tell({ sku, ids }, shop, { impact }) {
    const productIds = ids.toSorted(compareText)
    const products = productIds.slice(0, MOST_NAMED).flatMap((id) => shop.book.product(id)?.figures ?? [])
    return insightOf(sku, {
      facts: { kind: 'skuTwice', sku, count: productIds.length },
      cause: productIds.slice(0, 2).join(' ') + (productIds.length > 2 ? ` ${productIds.length}` : ''),
      impact,
      productId: null,
      evidence: products.map((each) => ({ figure: 'sku', value: { type: 'text', text: sku }, row: productRow(each) })),
      stake: null,
      act: { type: 'open-products', productIds },
    })
  },
}
