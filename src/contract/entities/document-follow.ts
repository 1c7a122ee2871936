import { takenBack } from '#domain/documents/open-amount.ts'
import { DOCUMENT_RULES, isIssued } from '#domain/documents/types.ts'
import { isSampleDocument } from '#domain/sample-id.ts'
import type { Units } from '#domain/money.ts'
import type { Change } from '../command.ts'
import type { AnyPatch, DeriveContext, Follow } from '../entity.ts'
import { Refusal } from '../refusal.ts'
import { same } from '../same.ts'
import { activeBuyer, buyerReads } from './document-customer-state.ts'
import type { DocumentRow } from './document-derive.ts'
import type { documentFields } from './document-fields.ts'
import { documentIssueMessages as messages } from './document-issue-messages.ts'
import { creditCounterparts, movedCreditChanges } from './document-moved-credits.ts'
import { isNewest, isNumberedElsewhere, returnedNumber } from './document-numbering.ts'
import { namedByCredit } from './document-preceding.ts'
import { movedStock, stockReads } from './document-stock.ts'
import { recurringFollows } from './recurring-source.ts'

const DOCUMENT = 'document'

type Link = DocumentRow['relatedDocuments'][number]

/** The type of the opposite entry of a link between two documents (DOC-07, DOC-08, DOC-18). */
const MIRRORED: Readonly<Record<string, string>> = {
  converted_from: 'converted_to',
  converted_to: 'converted_from',
  refund_for: 'refunded_by',
  refunded_by: 'refund_for',
  corrects: 'corrected_by',
  corrected_by: 'corrects',
}

/**
 * The changes of a document in other rows: the invoice that it credits, the links of both sides, the stock, the number that it
 * returns, the state of its customer, the recurring invoices that are made from it.
 */
export const documentFollow: Follow<typeof documentFields> = {
  reads(before, after) {
    const invoices = [before, after].flatMap((row) => row?.originalInvoiceId ?? [])
    const documents = new Set([...invoices, ...linkedIds(before, after), ...creditCounterparts(before, after)])
    const others = [...stockReads(before, after), ...buyerReads(before, after)]
    return [...[...documents].map((id) => ({ kind: DOCUMENT, id })), ...others]
  },
  changes(before, after, context) {
    return [
      ...(before && !after ? returnedNumber(before, context) : []),
      ...credits(before, after, context),
      ...links(before, after, context),
      ...movedCreditChanges(before, after, context),
      ...movedStock(before, after, context),
      ...activeBuyer(before, after, context),
      ...recurringFollows(before, after, context),
    ]
  },
}

/**
 * What deleting a document does (DOC-18, DOC-20): it is deleted if it has no number or can return its number; another numbered draft
 * becomes void; an issued invoice or credit note stays.
 */
export function deletedDocument(row: DocumentRow, context: DeriveContext): AnyPatch | undefined {
  if (isSampleDocument(row)) return undefined
  // Taking an import back leaves no gap, and the paper stays with the program that issued it.
  if (context.isUndo && isNumberedElsewhere(row)) return undefined
  const { documentType, documentNumber, status, sequence } = row
  if (isIssued(status) && DOCUMENT_RULES[documentType].staysOnceIssued) {
    throw new Refusal('conflict', { message: messages.notDeleted(documentType, documentNumber) })
  }
  const named = isIssued(status) ? undefined : namedByCredit(row, context)
  if (named !== undefined) throw new Refusal('conflict', { message: named })
  if (isIssued(status) || sequence === null || isNewest(row, context)) return undefined
  return { status: 'void' }
}

/** What a document credits of an invoice; a void one credits nothing. */
interface Credit {
  readonly amount: Units
  /** What it takes back; undefined as a draft, which leaves the status of the invoice alone. */
  readonly taken: Units | undefined
}

function credited(row: DocumentRow | undefined, invoiceId: string): Credit | undefined {
  const counts = row?.documentType === 'creditnote' && row.status !== 'void' && row.originalInvoiceId === invoiceId
  return counts ? { amount: row.total, taken: isIssued(row.status) ? row.total : undefined } : undefined
}

/** DOC-08: the invoice records how much of it is credited, and is refunded while issued credit notes take back all of it. */
function credits(before: DocumentRow | undefined, after: DocumentRow | undefined, context: DeriveContext): Change[] {
  const ids = new Set([before, after].flatMap((row) => row?.originalInvoiceId ?? []))
  return [...ids].flatMap((id): Change[] => {
    const [was, is] = [credited(before, id), credited(after, id)]
    const invoice = context.get(DOCUMENT, id) as DocumentRow | undefined
    if (same(was, is) || invoice?.documentType !== 'invoice') return []
    // An invoice that goes back in the same write brings what was credited of it.
    if (context.restoredIn?.(DOCUMENT, id)?.['creditedAmount'] !== undefined) return []
    const creditedAmount = invoice.creditedAmount + (is?.amount ?? 0) - (was?.amount ?? 0)
    const taken = takenBack(invoice) + (is?.taken ?? 0) - (was?.taken ?? 0)
    const isInFull = taken === invoice.total && (is?.taken !== undefined || taken !== 0)
    const moved = was?.taken === is?.taken ? {} : refundedStatus(invoice, isInFull)
    const stated = { creditedAmount, creditedInDrafts: creditedAmount - taken, ...moved }
    return [{ op: 'patch', kind: DOCUMENT, id, data: {}, stated }]
  })
}

function refundedStatus({ status, statusBefore }: DocumentRow, isInFull: boolean): AnyPatch {
  if (isInFull) return status === 'refunded' || !isIssued(status) ? {} : { status: 'refunded', statusBefore: status }
  return status === 'refunded' && statusBefore !== null ? { status: statusBefore, statusBefore: null } : {}
}

/** The ids of the documents whose links may change. */
function linkedIds(before: DocumentRow | undefined, after: DocumentRow | undefined): string[] {
  const [was, is] = [before, after].map((row) => (row ? JSON.stringify([linksOf(row), row.documentNumber]) : ''))
  if (was === is) return []
  return [before, after].flatMap((row) => row?.relatedDocuments.map(({ id }) => id) ?? [])
}

/** The links of a document that the other document must mirror. */
function linksOf(row: DocumentRow | undefined): readonly Link[] {
  return !row || row.status === 'void' ? [] : row.relatedDocuments.filter(({ relationship }) => MIRRORED[relationship])
}

/** Both sides of a link show each other's present number. */
function links(before: DocumentRow | undefined, after: DocumentRow | undefined, context: DeriveContext): Change[] {
  return [...new Set(linkedIds(before, after))].flatMap((id): Change[] => {
    const other = context.get(DOCUMENT, id) as DocumentRow | undefined
    const self = after?.id ?? before?.id
    if (!other || self === undefined) return []
    const link = linksOf(after).find((each) => each.id === id)
    const entry = after && link && mirror(after, link)
    const kept = other.relatedDocuments.filter((each) => each.id !== self)
    const place = other.relatedDocuments.findIndex((each) => each.id === self)
    const relatedDocuments = entry ? kept.toSpliced(place < 0 ? kept.length : place, 0, entry) : kept
    const isSame = JSON.stringify(relatedDocuments) === JSON.stringify(other.relatedDocuments)
    return isSame ? [] : [{ op: 'patch', kind: DOCUMENT, id, data: {}, stated: { relatedDocuments } }]
  })
}

function mirror({ id, documentType, documentNumber }: DocumentRow, { relationship }: Link): Link {
  return { id, documentType, documentNumber, relationship: MIRRORED[relationship] ?? '' }
}
