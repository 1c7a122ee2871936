import { canBeMarked } from '#contract/commands/document-batches.ts'
import { DOCUMENT_RULES, isIssued } from '#domain/documents/types.ts'
import type { EInvoiceIssue } from '#domain/documents/e-invoice/check/issue.ts'
import { canLeave } from '#domain/documents/e-invoice/e-invoice-issues.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import type { batchMessages } from './messages.ts'

/** What can be done with several documents at once. */
export type BatchAct = 'sent' | 'paid' | 'delete'
/** Why a document stays as it is. */
export type KeptReason = keyof typeof batchMessages.reasons

type Judged = Pick<DocumentRow, 'id' | 'documentType' | 'status'>

/** Chosen documents, sorted by what an act does to them. */
export interface Batch<Row> {
  readonly able: readonly Row[]
  readonly kept: readonly { readonly row: Row; readonly reason: KeptReason }[]
}

/** Sorts documents into those that an act changes and those that it cannot, each with its reason (DOC-06, DOC-20). */
export function batchOf<Row extends Judged>(rows: readonly Row[], act: BatchAct): Batch<Row> {
  const able: Row[] = []
  const kept: { row: Row; reason: KeptReason }[] = []
  for (const row of rows) {
    const reason = act === 'delete' ? undeletable(row) : unmarkable(row, act)
    if (reason === undefined) able.push(row)
    else kept.push({ row, reason })
  }
  return { able, kept }
}

function undeletable({ documentType, status }: Judged): KeptReason | undefined {
  if (status === 'void') return 'void'
  return isIssued(status) && DOCUMENT_RULES[documentType].staysOnceIssued ? 'issued' : undefined
}

function unmarkable(row: Judged, act: 'sent' | 'paid'): KeptReason | undefined {
  if (canBeMarked(row, act)) return undefined
  const { documentType, status } = row
  if (status === 'void') return 'void'
  if (documentType === 'template') return 'template'
  if (act === 'sent') return 'sentAlready'
  if (documentType !== 'invoice') return 'notInvoice'
  return status === 'refunded' ? 'refunded' : 'paidAlready'
}

/** A document that something is missing on. */
export interface Lacking<Row> {
  readonly row: Row
  readonly issues: readonly EInvoiceIssue[]
}

/** Sorts documents that can be sent by what they miss: nothing, what may be passed over, or what the law asks for. */
export function byMissing<Row>(
  rows: readonly Row[],
  missing: (row: Row) => readonly EInvoiceIssue[],
): {
  readonly complete: readonly Row[]
  readonly lacking: readonly Lacking<Row>[]
  readonly forbidden: readonly Lacking<Row>[]
} {
  const judged = rows.map((row) => ({ row, issues: missing(row) }))
  return {
    complete: judged.filter(({ issues }) => issues.length === 0).map(({ row }) => row),
    lacking: judged.filter(({ issues }) => issues.length > 0 && canLeave(issues)),
    forbidden: judged.filter(({ issues }) => !canLeave(issues)),
  }
}
