import * as z from 'zod/mini'
import { dueAfter } from '#domain/documents/terms.ts'
import { isIssued } from '#domain/documents/types.ts'
import { derivedUuid } from '#domain/uuid.ts'
import { daysBetween } from '#domain/exchange-rates.ts'
import { command } from '../command.ts'
import { document } from '../entities/document.ts'
import type { DocumentRow } from '../entities/document-derive.ts'
import { boundedText, uuid } from '../fields.ts'
import { Refusal } from '../refusal.ts'
import { documentCommandMessages as messages } from './document-command-messages.ts'
import { copiedDocument, creditNoteOf, today } from './document-copies.ts'
import { found, foundInvoice, mustBeFree, seeing } from './found-documents.ts'
import { storedMessage } from '../stored-message.ts'

const KIND = document.kind
/** The most characters of the reason for a correction. */
export const MAX_REASON = 500

/** An invoice whose correction was deleted can be corrected again, so many times. */
const MOST_CORRECTIONS = 10
/** The index of the first id of corrections among the ids derived from an invoice's id. */
const FIRST_PLACE = 100

/** The two documents of a correction. */
interface Correction {
  readonly creditId: string
  readonly newId: string
}

/**
 * The ids of an invoice's corrections, in order: every device derives the same ones (DOC-18). A credit note of the whole invoice that is
 * made alone has them too.
 */
export function correctionsOf(invoiceId: string): readonly Correction[] {
  return Array.from({ length: MOST_CORRECTIONS }, (_, n) => ({
    creditId: derivedUuid(invoiceId, FIRST_PLACE + 2 * n),
    newId: derivedUuid(invoiceId, FIRST_PLACE + 2 * n + 1),
  }))
}

/** The existing correction of an invoice; undefined if there is none. */
export function correctionOf({ id, relatedDocuments }: DocumentRow): Correction | undefined {
  const isLinked = (other: string, as: string): boolean =>
    relatedDocuments.some((each) => each.id === other && each.relationship === as)
  return correctionsOf(id).find(
    ({ creditId, newId }) => isLinked(creditId, 'refunded_by') && isLinked(newId, 'corrected_by'),
  )
}

/**
 * The credit note that was made together with an invoice which replaces another one; undefined for any other document, and where it was
 * deleted.
 */
export function creditOfCorrection(
  { id, relatedDocuments }: Pick<DocumentRow, 'id' | 'relatedDocuments'>,
  get: (id: string) => DocumentRow | undefined,
): DocumentRow | undefined {
  const corrected = relatedDocuments.find(({ relationship }) => relationship === 'corrects')
  const invoice = corrected && get(corrected.id)
  const correction = invoice && correctionOf(invoice)
  return correction?.newId === id ? get(correction.creditId) : undefined
}

/**
 * Corrects an issued invoice in one step (DOC-18): a draft credit note for all of it, and a draft copy to be corrected. Deleting both
 * restores the invoice; running it again, on another device too, changes nothing.
 */
export const correctInvoice = command({
  name: 'document/correct',
  input: z.strictObject({ id: uuid, reason: boundedText(MAX_REASON, 1) }),
  reads: ({ id }) => seeing(id, ...correctionsOf(id).flatMap(({ creditId, newId }) => [creditId, newId])),
  run({ id, reason }, rows, { now }) {
    const invoice = foundInvoice(rows, id)
    const { documentType, documentNumber } = invoice
    if (correctionOf(invoice)) return { changes: [] }
    mustBeCorrectable(invoice)
    const isFree = (each: string): boolean => !rows.get(KIND, each)
    const made = correctionsOf(id).find(({ creditId, newId }) => isFree(creditId) && isFree(newId))
    if (!made) throw new Refusal('conflict', { message: messages.correctedTooOften(documentNumber) })
    const day = today(rows, invoice, now)
    const link = { id, documentType, documentNumber, relationship: 'corrects' }
    const copy = { ...copiedDocument(invoice, 'invoice', day), ...daysOf(invoice, day) }
    return {
      changes: [
        {
          op: 'put',
          kind: KIND,
          id: made.creditId,
          data: creditNoteOf(invoice, day, { items: invoice.items, reason }),
        },
        { op: 'put', kind: KIND, id: made.newId, data: copy, stated: { relatedDocuments: [link] } },
      ],
      why: storedMessage('document-corrected', { number: documentNumber, reason }),
    }
  },
})

function mustBeCorrectable({ documentNumber, status, creditedAmount, total, relatedDocuments }: DocumentRow): void {
  const { notCorrected } = messages
  const refuse = (why: (number: string) => string): never => {
    throw new Refusal('conflict', { message: why(documentNumber) })
  }
  if (!isIssued(status)) refuse(notCorrected.draft)
  const isCredited = creditedAmount !== 0 || relatedDocuments.some(({ relationship }) => relationship === 'refunded_by')
  if (isCredited) refuse(notCorrected.credited)
  if (total < 0) refuse(notCorrected.belowZero)
}

/** The copy keeps the delivery date of the original and its days until payment. */
function daysOf({ issueDate, dueDate, deliveryDate }: DocumentRow, day: string): Partial<DocumentRow> {
  const due = issueDate && dueDate ? { dueDate: dueAfter(day, Math.max(daysBetween(issueDate, dueDate), 0)) } : {}
  return { deliveryDate, ...due }
}

/**
 * Turns a draft invoice with a negative total into a draft credit note, with the sign of each line reversed; the draft is deleted
 * (DOC-18).
 */
export const turnIntoCreditNote = command({
  name: 'document/turn-into-credit-note',
  input: z.strictObject({ id: uuid, newId: uuid }),
  reads: ({ id, newId }) => seeing(id, newId),
  run({ id, newId }, rows) {
    const invoice = found(rows, id)
    const { documentType, documentNumber, status, payments, total } = invoice
    const isTurned = documentType === 'invoice' && status === 'draft' && total < 0
    if (!isTurned) throw new Refusal('conflict', { message: messages.notBelowZero(documentNumber) })
    if (payments.length > 0) throw new Refusal('conflict', { message: messages.hasPayments(documentNumber) })
    mustBeFree(rows, newId)
    const copy = copiedDocument(invoice, 'creditnote', invoice.issueDate ?? '')
    const { deliveryDate } = invoice
    const data = { ...copy, items: invoice.items.map(turned), deliveryDate, dueDate: null, paymentTerms: '' }
    return {
      changes: [
        { op: 'put', kind: KIND, id: newId, data },
        { op: 'delete', kind: KIND, id },
      ],
      why: storedMessage('credit-of-negative', { number: documentNumber }),
    }
  },
})

function turned(item: DocumentRow['items'][number]): DocumentRow['items'][number] {
  return { ...item, quantity: -item.quantity + 0 }
}
