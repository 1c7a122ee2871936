import * as z from 'zod/mini'
import { DOCUMENT_RULES, isMoveAllowed } from '#domain/documents/types.ts'
import { type Change, command } from '../command.ts'
import { document } from '../entities/document.ts'
import type { DocumentRow } from '../entities/document-derive.ts'
import { uuid } from '../fields.ts'

/** The most documents of one batch. */
export const MAX_MARKED = 500

/**
 * Marks those of the documents that can be: as sent the drafts, as paid the open invoices, with one payment of the balance each (DOC-06).
 * What was deleted or moved on meanwhile is passed over, so that one of them never holds up the others.
 */
export const markDocuments = command({
  name: 'document/mark-many',
  input: z.strictObject({
    ids: z.array(uuid).check(z.minLength(1), z.maxLength(MAX_MARKED)),
    status: z.enum(['sent', 'paid']),
  }),
  reads: ({ ids }) => ({ refs: ids.map((id) => ({ kind: document.kind, id })), all: ['businessProfile'] }),
  run({ ids, status }, rows) {
    const changes = ids.flatMap((id): Change[] => {
      const row = rows.get(document.kind, id) as DocumentRow | undefined
      return row && canBeMarked(row, status) ? [{ op: 'patch', kind: document.kind, id, data: { status } }] : []
    })
    return { changes, why: `Marked as ${status}` }
  },
})

/** Whether marking a document with others does something: sending is for drafts, paying for invoices that are not paid. */
export function canBeMarked(
  { documentType, status: from }: Pick<DocumentRow, 'documentType' | 'status'>,
  status: 'sent' | 'paid',
): boolean {
  if (documentType === 'template' || from === status || !isMoveAllowed(documentType, from, status)) return false
  return status === 'paid' ? DOCUMENT_RULES[documentType].isPaid === true : from === 'draft'
}
