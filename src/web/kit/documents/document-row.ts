import type { DocumentRow } from '#contract/entities/document-derive.ts'
import type { AnyRow } from '#contract/entity.ts'

export type { DocumentRow }
export type { DocumentPatch, ItemPatch, ItemRow } from '#contract/document-row.ts'
/** One payment of an invoice. */
export type PaymentRow = DocumentRow['payments'][number]

/** Rows of the kind `document`, with the types of their fields. */
export function asDocuments(rows: readonly AnyRow[]): readonly DocumentRow[] {
  return rows as readonly (AnyRow & DocumentRow)[]
}
