import * as z from 'zod/mini'
import { dueAfter } from '#domain/documents/terms.ts'
import { isIssued } from '#domain/documents/types.ts'
import { derivedUuid } from '#domain/uuid.ts'
import { daysBetween } from '#domain/exchange-rates.ts'
import { command } from '../command.ts'
import { document } from '../entities/document.ts'
import type { DocumentRow } from '../entities/document-derive.ts'
import { boundedText, uuid } from '../fields.ts'
import { Refusal } from '../messages.ts'
import { copiedDocument, creditNoteOf, today } from './document-copies.ts'
import { found, foundInvoice, mustBeFree, seeing } from './found-documents.ts'

const KIND = document.kind
/** The most characters of the reason for a correction. */
export const MAX_REASON = 500

/** An invoice whose correction was deleted is corrected anew, but not endlessly. */
const MOST_CORRECTIONS = 10
/** Where the ids of corrections begin among those that follow from the id of an invoice. */
const FIRST_PLACE = 100

/** The two documents of a correction. */
interface Correction {
  readonly creditId: string
  readonly newId: string
}

/** The ids that the corrections of an invoice get, one after the other: every device makes the same one (DOC-18). */
function correctionsOf(invoiceId: string): readonly Correction[] {
  return Array.from({ length: MOST_CORRECTIONS }, (_, n) => ({
    creditId: derivedUuid(invoiceId, FIRST_PLACE + 2 * n),
    newId: derivedUuid(invoiceId, FIRST_PLACE + 2 * n + 1),
  }))
}

/** The correction of an invoice that was made; undefined where there is none. */
export function correctionOf({ id, relatedDocuments }: DocumentRow): Correction | undefined {
  const isLinked = (other: string, as: string): boolean =>
    relatedDocuments.some((each) => each.id === other && each.relationship === as)
  return correctionsOf(id).find(
    ({ creditId, newId }) => isLinked(creditId, 'refunded_by') && isLinked(newId, 'corrected_by'),
  )
}

/**
 * Corrects an issued invoice in one step (DOC-18): a draft credit note takes all of it back, and a draft copy of it is there to be made right.
 * Deleting both gives the invoice back as it was; done again, on another device too, it changes nothing.
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
    if (!made) throw new Refusal('conflict', { message: `Invoice ${documentNumber} was corrected too often.` })
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
      why: `Correction of ${documentNumber}: ${reason}`,
    }
  },
})

function mustBeCorrectable({ documentNumber, status, creditedAmount, total, relatedDocuments }: DocumentRow): void {
  const refuse = (why: string): never => {
    throw new Refusal('conflict', { message: `Invoice ${documentNumber} ${why}` })
  }
  if (!isIssued(status)) refuse('is a draft: edit it as it is.')
  const isCredited = creditedAmount !== 0 || relatedDocuments.some(({ relationship }) => relationship === 'refunded_by')
  if (isCredited) refuse('has a credit note already. Credit what is left of it, and make a new invoice.')
  if (total < 0) refuse('comes to less than zero, so no credit note takes it back. Make a new invoice.')
}

/** The copy was delivered when the original was, and is due as many days later. */
function daysOf({ issueDate, dueDate, deliveryDate }: DocumentRow, day: string): Partial<DocumentRow> {
  const due = issueDate && dueDate ? { dueDate: dueAfter(day, Math.max(daysBetween(issueDate, dueDate), 0)) } : {}
  return { deliveryDate, ...due }
}

/** Makes a draft credit note of a draft invoice that comes to less than zero, with each line turned round; the draft goes (DOC-18). */
export const turnIntoCreditNote = command({
  name: 'document/turn-into-credit-note',
  input: z.strictObject({ id: uuid, newId: uuid }),
  reads: ({ id, newId }) => seeing(id, newId),
  run({ id, newId }, rows) {
    const invoice = found(rows, id)
    const { documentType, documentNumber, status, payments, total } = invoice
    const isTurned = documentType === 'invoice' && status === 'draft' && total < 0
    if (!isTurned) {
      const message = `Document ${documentNumber} is no draft invoice of less than zero.`
      throw new Refusal('conflict', { message })
    }
    if (payments.length > 0) {
      throw new Refusal('conflict', { message: `Invoice ${documentNumber} has payments. Remove them first.` })
    }
    mustBeFree(rows, newId)
    const copy = copiedDocument(invoice, 'creditnote', invoice.issueDate ?? '')
    const { deliveryDate } = invoice
    const data = { ...copy, items: invoice.items.map(turned), deliveryDate, dueDate: null, paymentTerms: '' }
    return {
      changes: [
        { op: 'put', kind: KIND, id: newId, data },
        { op: 'delete', kind: KIND, id },
      ],
      why: `Made of invoice ${documentNumber}, which came to less than zero`,
    }
  },
})

function turned(item: DocumentRow['items'][number]): DocumentRow['items'][number] {
  return { ...item, quantity: -item.quantity + 0 }
}
