import { otherCustomerValues } from './entities/document-moves.ts'
import type { DocumentRow } from './entities/document-derive.ts'
import type { AnyRow } from './entity.ts'
import { lineTax } from '#domain/documents/line-price.ts'
import { repricedItems } from './document-repricing.ts'
import type { DocumentPricing } from './document-pricing.ts'
import type { DocumentPatch, ItemPatch } from './document-row.ts'

/**
 * What choosing a customer changes: name and address, payment terms and currency, and on the lines the tax of their category and the
 * prices of their list (DOC-19, CUST-06). `prices` counts the prices that change.
 */
export function customerPatch(
  row: DocumentRow,
  customer: AnyRow,
  pricing: DocumentPricing,
): { readonly patch: DocumentPatch; readonly prices: number } {
  const { edits, prices } = customerLines(row, pricing, pricing.under({ customer }))
  return {
    patch: {
      customerId: customer.id,
      ...otherCustomerValues(row, customer),
      ...(Object.keys(edits).length === 0 ? {} : { items: { lines: edits } }),
    },
    prices,
  }
}

/** Lines under the pricing of another customer; `prices` counts the prices that change. */
export function customerLines(
  row: Pick<DocumentRow, 'items'>,
  before: DocumentPricing,
  after: DocumentPricing,
): { readonly edits: Readonly<Record<string, ItemPatch>>; readonly prices: number } {
  const repriced = repricedItems(row, after)
  const edits: Record<string, ItemPatch> = { ...(repriced?.edit.lines as Record<string, ItemPatch> | undefined) }
  for (const [id, tax] of retaxed(row, before, after)) edits[id] = { ...edits[id], ...tax }
  return { edits, prices: repriced?.prices ?? 0 }
}

/** Lines with the earlier customer's tax get the new customer's tax; other rates stay. */
function retaxed(
  { items }: Pick<DocumentRow, 'items'>,
  { terms: before }: DocumentPricing,
  { terms: after }: DocumentPricing,
): readonly (readonly [string, ItemPatch])[] {
  const [old, taxCategory] = [before.taxCategory, after.taxCategory].map((each) => (each === 'S' ? null : each))
  if (old === taxCategory) return []
  const tax = { taxCategory: taxCategory ?? null, taxPercent: lineTax(after) }
  return items.flatMap((item) => (item.taxCategory === old ? [[item.id, tax] as const] : []))
}
