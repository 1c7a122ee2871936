import { variantName } from '#domain/variants.ts'
import type { Store } from '#web/kit/data/store.ts'

/** What a product, or one of its variants, is called where its stock is told; empty when it is gone. */
export function stockName(store: Store, productId: string, variantId: string): string {
  const product = store.get('product', productId)
  const variant = product?.variants.find(({ id }) => id === variantId)
  return [product?.name ?? '', ...(variant ? [variantName(variant)] : [])].join(' – ')
}
