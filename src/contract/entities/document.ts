import { MAX_UNITS } from '#domain/money.ts'
import { areTotalsKept } from '#domain/documents/totals.ts'
import { isMoveAllowed, statusesOf } from '#domain/documents/types.ts'
import { COLLECTIONS } from '../collections.ts'
import { type DeriveContext, entity } from '../entity.ts'
import { currencyIssue, keptFigures } from './document-currency.ts'
import { deriveDocument, type DocumentRow } from './document-derive.ts'
import { documentFields } from './document-fields.ts'
import { deletedDocument, documentFollow } from './document-follow.ts'
import { movedValues, startValues } from './document-moves.ts'
import { changesSeries, documentNumbering, isOfOther } from './document-numbering.ts'
import { stockProblem } from './document-stock.ts'

/** A business document: invoice, quote, receipt, credit note, purchase order or template (DOC-01). */
export const document = entity({
  kind: 'document',
  collection: COLLECTIONS.document,
  table: 'document',
  label: { one: 'Document', many: 'Documents' },
  notFound: 'Document with ID {id} not found',
  title: 'documentNumber',
  context: [
    { kind: 'businessProfile', flag: 'isDefault' },
    { kind: 'businessProfile', by: 'businessProfileId' },
    { kind: 'customer', by: 'customerId' },
    { kind: 'document', by: 'originalInvoiceId' },
    { kind: 'documentCounter', by: 'counterId' },
  ],
  fields: documentFields,
  defaults: (_id, context) => startValues(context),
  derive(row, context) {
    const moved = { ...keptFigures(row, context), ...movedValues(row, context) }
    return { ...moved, ...deriveDocument({ ...row, ...moved }, context) }
  },
  check: (row, changed, context) => ({
    ...typeIssue(row, changed, context),
    ...businessIssue(row, changed, context),
    ...statusIssue(row, changed, context),
    ...totalIssue(row),
    // In another currency the amounts credited do not compare.
    ...(currencyIssue(row, context) ?? creditIssue(row, context)),
    ...stockIssue(row),
  }),
  onDelete: deletedDocument,
  follow: documentFollow,
  issue: documentNumbering,
})

type Issues = Readonly<Record<string, string>>

function typeIssue({ documentType }: DocumentRow, changed: ReadonlySet<string>, { before }: DeriveContext): Issues {
  const isChanged = before !== undefined && changed.has('documentType') && before['documentType'] !== documentType
  return isChanged ? { documentType: 'cannot be changed: make a new document of the other type' } : {}
}

/** A number binds its document to the business that gave it, unless it can be given back without a gap (DOC-02). */
function businessIssue(row: DocumentRow, changed: ReadonlySet<string>, context: DeriveContext): Issues {
  const before = context.before as DocumentRow | undefined
  if (!changed.has('businessProfileId') || !before || context.isRestored) return {}
  if (!isOfOther(before, row, context) || changesSeries(before, row, context)) return {}
  const message = 'cannot be changed: the number is of its series. For another business, make a new document'
  return { businessProfileId: message }
}

/** DOC-06: one table of moves. */
function statusIssue(row: DocumentRow, changed: ReadonlySet<string>, { before, isRestored }: DeriveContext): Issues {
  if (!changed.has('status') || isRestored) return {}
  const from = (before as DocumentRow | undefined)?.status ?? 'draft'
  if (isMoveAllowed(row.documentType, from, row.status)) return {}
  const known = statusesOf(row.documentType)
  return {
    status: known.includes(row.status)
      ? `cannot go from ${from} to ${row.status}`
      : `must be one of: ${known.join(', ')}`,
  }
}

/** Lines that cancel out count too: beyond what is kept their sums would not be exact. */
function totalIssue(row: DocumentRow): Issues {
  const isKept = Math.abs(row.total) <= MAX_UNITS && areTotalsKept(row)
  return isKept ? {} : { items: 'add up to more than can be kept' }
}

/** The credit notes of an invoice never come to more than its total (DOC-08), from whichever side. */
function creditIssue(row: DocumentRow, context: DeriveContext): Issues {
  if (row.documentType === 'invoice') {
    return row.creditedAmount > Math.max(row.total, 0) ? { items: 'come to less than was credited already' } : {}
  }
  if (row.documentType !== 'creditnote' || row.originalInvoiceId === null || row.status === 'void') return {}
  const invoice = context.get('document', row.originalInvoiceId) as DocumentRow | undefined
  if (!invoice) return {}
  const own = counted(context.before as DocumentRow | undefined, row.originalInvoiceId)
  const credited = invoice.creditedAmount - own + row.total
  return credited > invoice.total ? { items: 'come to more than the invoice that is credited' } : {}
}

/** What a credit note counted for on an invoice before it was changed. */
function counted(before: DocumentRow | undefined, invoiceId: string): number {
  return before && before.status !== 'void' && before.originalInvoiceId === invoiceId ? before.total : 0
}

function stockIssue(row: DocumentRow): Issues {
  const problem = stockProblem(row)
  return problem === undefined ? {} : { movesStock: problem }
}
