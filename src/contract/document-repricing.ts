import type { LinesEdit } from '#domain/merge.ts'
import type { DocumentPricing } from './document-pricing.ts'
import type { ItemPatch } from './document-row.ts'
import type { DocumentRow } from './entities/document-derive.ts'

/** A change of one line with the price that follows from it: a rule's price follows the quantity, a typed one stays (DOC-19). */
export function pricedChange(
  item: Pick<DocumentRow['items'][number], 'productId' | 'variantId' | 'quantity' | 'priceRule'>,
  patch: ItemPatch,
  pricing: DocumentPricing,
): ItemPatch {
  if (patch.unitPrice !== undefined && patch.priceRule === undefined) return { ...patch, priceRule: '' }
  if (patch.quantity === undefined || item.priceRule === '' || patch.priceRule !== undefined) return patch
  const price = pricing.priceOf({ ...item, quantity: patch.quantity })
  if (!price || price.unitPrice === null) return patch
  return { ...patch, unitPrice: price.unitPrice, priceRule: price.priceRule }
}

/** The lines with rule prices under other terms, in the same currency; null if nothing changes. */
export function repricedItems(
  { items }: Pick<DocumentRow, 'items'>,
  pricing: DocumentPricing,
): { readonly edit: LinesEdit; readonly prices: number } | null {
  const lines: Record<string, ItemPatch> = {}
  for (const item of items) {
    const price = item.priceRule === '' ? undefined : pricing.priceOf(item)
    if (!price || price.unitPrice === null || price.unitPrice === item.unitPrice) continue
    lines[item.id] = { unitPrice: price.unitPrice, priceRule: price.priceRule }
  }
  const prices = Object.keys(lines).length
  return prices === 0 ? null : { edit: { lines }, prices }
}
