import type { DocumentRow } from '#contract/entities/document-derive.ts'

export type { DocumentRow }
export type { DocumentPatch, ItemPatch, ItemRow } from '#contract/document-row.ts'
/** One payment of an invoice. */
export type PaymentRow = DocumentRow['payments'][number]
