import { otherCustomerValues } from '#contract/entities/document-moves.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { DocumentPatch, DocumentRow, ItemPatch } from '#web/kit/documents/document-row.ts'
import { lineTax } from './document-pricing.ts'
import { repricedItems } from './document-repricing.ts'
import type { DocumentPricing } from './use-document-pricing.ts'

/**
 * What choosing a customer changes: who and where they are, their terms of payment and currency, and on the lines the tax of their
 * category and the prices of their list (DOC-19, CUST-06). `prices` counts the prices that move.
 */
export function customerPatch(
  row: DocumentRow,
  customer: AnyRow,
  pricing: DocumentPricing,
): { readonly patch: DocumentPatch; readonly prices: number } {
  const next = pricing.under({ customer })
  const repriced = repricedItems(row, next)
  const edits: Record<string, ItemPatch> = { ...(repriced?.edit.lines as Record<string, ItemPatch> | undefined) }
  for (const [id, tax] of retaxed(row, pricing, next)) edits[id] = { ...edits[id], ...tax }
  return {
    patch: {
      customerId: customer.id,
      ...otherCustomerValues(row, customer),
      ...(Object.keys(edits).length === 0 ? {} : { items: { lines: edits } }),
    },
    prices: repriced?.prices ?? 0,
  }
}

/** Lines that were taxed as the earlier customer are taxed as the new one; others were meant so. */
function retaxed(
  { items }: DocumentRow,
  { terms: before }: DocumentPricing,
  { terms: after }: DocumentPricing,
): readonly (readonly [string, ItemPatch])[] {
  const [old, taxCategory] = [before.taxCategory, after.taxCategory].map((each) => (each === 'S' ? null : each))
  if (old === taxCategory) return []
  const tax = { taxCategory: taxCategory ?? null, taxPercent: lineTax(after) }
  return items.flatMap((item) => (item.taxCategory === old ? [[item.id, tax] as const] : []))
}
