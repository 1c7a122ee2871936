import * as z from 'zod/mini'
import { DOCUMENT_RULES, isMoveAllowed } from '#domain/documents/types.ts'
import { type Change, command } from '../command.ts'
import { document } from '../entities/document.ts'
import type { DocumentRow } from '../entities/document-derive.ts'
import { uuid } from '../fields.ts'
import { storedMessage } from '../stored-message.ts'

/** The most documents of one batch. */
export const MAX_MARKED = 500

/**
 * Marks the documents that can be marked: drafts as sent, open invoices as paid, each with one payment of its balance (DOC-06).
 * Documents that were deleted or changed meanwhile are skipped, so that none blocks the others.
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
    return { changes, why: storedMessage('document-marked', { status }) }
  },
})

/** Whether marking changes a document: only drafts are sent, only unpaid invoices are paid. */
export function canBeMarked(
  { documentType, status: from }: Pick<DocumentRow, 'documentType' | 'status'>,
  status: 'sent' | 'paid',
): boolean {
  if (documentType === 'template' || from === status || !isMoveAllowed(documentType, from, status)) return false
  return status === 'paid' ? DOCUMENT_RULES[documentType].isPaid === true : from === 'draft'
}
