import type { LinesEdit } from '#domain/merge.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import type { documentFields } from '#contract/entities/document-fields.ts'
import type { AnyRow, PatchOf } from '#contract/entity.ts'

export type { DocumentRow }
/** One line of a document. */
export type ItemRow = DocumentRow['items'][number]
/** One payment of an invoice. */
export type PaymentRow = DocumentRow['payments'][number]

/** Fields of a document to change; lines and payments may travel as edits, so that two devices both win (SYNC-04). */
export type DocumentPatch = Omit<PatchOf<typeof documentFields>, 'items' | 'payments'> & {
  readonly items?: DocumentRow['items'] | LinesEdit
  readonly payments?: DocumentRow['payments'] | LinesEdit
}
/** Fields of one line to change. */
export type ItemPatch = Partial<Omit<ItemRow, 'id' | 'lineTotal'>>

/** Rows of the kind `document`, with the types of their fields. */
export function asDocuments(rows: readonly AnyRow[]): readonly DocumentRow[] {
  return rows as readonly (AnyRow & DocumentRow)[]
}
