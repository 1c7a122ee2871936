import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { otherBusinessValues } from './entities/document-moves.ts'
import type { DocumentRow } from './entities/document-derive.ts'
import type { AnyRow } from './entity.ts'
import { repricedItems } from './document-repricing.ts'
import type { DocumentPricing } from './document-pricing.ts'
import type { DocumentPatch, ItemPatch } from './document-row.ts'

/**
 * What choosing another business changes (PROF-02): on an empty document, all that a new one takes from it; otherwise the terms that
 * came from the earlier business, and the tax and gross prices of lines at its usual rate. `lines` counts the lines that change.
 */
export function businessPatch(
  row: DocumentRow,
  before: AnyRow | undefined,
  after: AnyRow,
  pricing: DocumentPricing,
): { readonly patch: DocumentPatch; readonly lines: number } {
  const chosen = { businessProfileId: after.id, ...otherBusinessValues(row, before, after) }
  const edits = businessLines(row, Number(before?.['taxRate'] ?? 0), Number(after['taxRate'] ?? 0), pricing)
  const lines = Object.keys(edits).length
  return {
    patch: { ...chosen, ...(lines === 0 ? {} : { items: { lines: edits } }) },
    lines,
  }
}

/** Lines under another usual tax rate (ppm). Tax on purchases is the supplier's, and a typed rate stays. */
export function businessLines(
  row: DocumentRow,
  old: number,
  taxRate: number,
  pricing: DocumentPricing,
): Record<string, ItemPatch> {
  if (old === taxRate || DOCUMENT_RULES[row.documentType].isBought) return {}
  const items = row.items.filter(({ taxCategory, taxPercent }) => taxCategory === null && taxPercent === old)
  const repriced = repricedItems({ ...row, items }, pricing.under({ taxRate }))?.edit.lines as
    | Record<string, ItemPatch>
    | undefined
  return Object.fromEntries(items.map(({ id }) => [id, { ...repriced?.[id], taxPercent: taxRate }]))
}
