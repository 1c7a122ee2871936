import type { LinesEdit } from '#domain/merge.ts'
import type { DocumentRow } from './entities/document-derive.ts'
import type { documentFields } from './entities/document-fields.ts'
import type { PatchOf } from './entity.ts'

/** One line of a document. */
export type ItemRow = DocumentRow['items'][number]
/** Fields of one line to change. */
export type ItemPatch = Partial<Omit<ItemRow, 'id' | 'lineTotal'>>

/** Fields of a document to change; lines and payments may be sent as edits, so that the edits of two devices both survive (SYNC-04). */
export type DocumentPatch = Omit<PatchOf<typeof documentFields>, 'items' | 'payments'> & {
  readonly items?: DocumentRow['items'] | LinesEdit
  readonly payments?: DocumentRow['payments'] | LinesEdit
}
