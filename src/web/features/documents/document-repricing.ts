import type { LinesEdit } from '#domain/merge.ts'
import type { DocumentRow, ItemPatch } from '#web/kit/documents/document-row.ts'
import { inCurrency } from './document-pricing.ts'
import type { DocumentPricing } from './use-document-pricing.ts'

/** A change of one line with the price that follows from it: a rule's price follows the quantity, a typed one stands (DOC-19). */
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

/** What other terms make of the lines whose prices come from rules, and of all unit costs; null where nothing changes. */
export function repricedItems(
  { items, currency }: Pick<DocumentRow, 'items' | 'currency'>,
  pricing: DocumentPricing,
): { readonly edit: LinesEdit; readonly prices: number } | null {
  const lines: Record<string, ItemPatch> = {}
  let prices = 0
  for (const item of items) {
    const price = item.priceRule === '' ? undefined : pricing.priceOf(item)
    const isMoved = price !== undefined && price.unitPrice !== null && price.unitPrice !== item.unitPrice
    if (isMoved) prices += 1
    const moved = isMoved ? { unitPrice: price.unitPrice ?? 0, priceRule: price.priceRule } : {}
    const cost = inCurrency(item.unitCost, currency, pricing.terms)
    const costed = cost === item.unitCost ? {} : { unitCost: cost }
    const patch = { ...moved, ...costed }
    if (Object.keys(patch).length > 0) lines[item.id] = patch
  }
  return Object.keys(lines).length === 0 ? null : { edit: { lines }, prices }
}
