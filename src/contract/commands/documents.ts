import { dayInWords } from '#domain/calendar-day.ts'
import * as z from 'zod/mini'
import { PAYMENT_METHODS } from '#domain/documents/payments.ts'
import { dueAfter, QUOTE_DAYS, termsText } from '#domain/documents/terms.ts'
import { DOCUMENT_RULES, DOCUMENT_STATUSES, DOCUMENT_TYPES, shownStatus } from '#domain/documents/types.ts'
import { derivedUuid } from '#domain/uuid.ts'
import { daysBetween } from '#domain/exchange-rates.ts'
import { beyondLimit, MAX_UNITS } from '#domain/money.ts'
import { type Change, command } from '../command.ts'
import { document } from '../entities/document.ts'
import type { DocumentRow } from '../entities/document-derive.ts'
import { overpaidText, payableIssue } from '../entities/document-payments.ts'
import { calendarDay } from '../field-forms.ts'
import { boundedText, uuid } from '../fields.ts'
import { fillText, invalid, Refusal } from '../refusal.ts'
import { documentCommandMessages as messages } from './document-command-messages.ts'
import { copiedDocument, today } from './document-copies.ts'
import { found, mustBeFree, seeing } from './found-documents.ts'
import { storedMessage } from '../stored-message.ts'

/** The most documents of one batch. */
const MAX_DOCUMENTS = 2_000

const KIND = document.kind

function mustBePayable({ id, documentType, documentNumber, status }: DocumentRow): void {
  if (!DOCUMENT_RULES[documentType].isPaid)
    throw new Refusal('rule-broken', { message: fillText(messages.notAnInvoice, { id }) })
  if (status === 'void') throw new Refusal('conflict', { message: messages.invoiceVoid(documentNumber) })
}

/** A quote whose invoice was voided can be converted again, so many times. */
const MOST_INVOICES = 10

/** The ids of a quote's invoices, in order: every device derives the same ones (DOC-07). */
function invoiceIds(quoteId: string): readonly string[] {
  return Array.from({ length: MOST_INVOICES }, (_, n) => derivedUuid(quoteId, n))
}

/** Converts a quote into a draft invoice and accepts the quote; running it again changes nothing (DOC-07). */
export const convertQuote = command({
  name: 'document/convert-quote',
  input: z.strictObject({ quoteId: uuid, confirmed: z.optional(z.boolean()) }),
  reads: ({ quoteId }) => seeing(quoteId, ...invoiceIds(quoteId)),
  run({ quoteId, confirmed = false }, rows, { now }) {
    const quote = found(rows, quoteId, messages.noQuote)
    const { documentType, documentNumber, relatedDocuments, status, dueDate } = quote
    if (documentType !== 'quote')
      throw new Refusal('no-such-row', { message: fillText(messages.noQuote, { id: quoteId }) })
    if (relatedDocuments.some(({ relationship }) => relationship === 'converted_to')) return { changes: [] }
    if (status === 'void') throw new Refusal('conflict', { message: messages.quoteVoid(documentNumber) })
    const newId = invoiceIds(quoteId).find((id) => !rows.get(KIND, id))
    if (newId === undefined) throw new Refusal('conflict', { message: messages.convertedTooOften(documentNumber) })
    const issueDate = today(rows, quote, now)
    if (shownStatus(quote, issueDate) === 'expired' && !confirmed) {
      const message = messages.quoteExpired(documentNumber, dueDate ? dayInWords(dueDate) : '')
      throw new Refusal('conflict', { message })
    }
    const data = {
      ...copiedDocument(quote, 'invoice', issueDate),
      dueDate: dueAfter(issueDate, QUOTE_DAYS),
      paymentTerms: termsText(QUOTE_DAYS),
    }
    const link = { id: quoteId, documentType, documentNumber, relationship: 'converted_from' }
    return {
      changes: [
        { op: 'put', kind: KIND, id: newId, data, stated: { relatedDocuments: [link] } },
        { op: 'patch', kind: KIND, id: quoteId, data: { status: 'accepted' } },
      ],
      why: storedMessage('quote-converted', { number: documentNumber }),
    }
  },
})

/** Copies a document as a draft of today; with another type, a draft of that type: an invoice from a template (DOC-17). */
export const duplicateDocument = command({
  name: 'document/duplicate',
  input: z.strictObject({ id: uuid, newId: uuid, documentType: z.optional(z.enum(DOCUMENT_TYPES)) }),
  reads: ({ id, newId }) => seeing(id, newId),
  run({ id, newId, documentType }, rows, { now }) {
    const original = found(rows, id)
    mustBeFree(rows, newId)
    const { issueDate, dueDate, documentNumber } = original
    const day = today(rows, original, now)
    const type = documentType ?? original.documentType
    const isSame = type === original.documentType
    const due =
      issueDate && dueDate && isSame ? { dueDate: dueAfter(day, Math.max(daysBetween(issueDate, dueDate), 0)) } : {}
    const data = { ...copiedDocument(original, type, day), ...due, ...(isSame ? {} : { paymentTerms: '' }) }
    return {
      changes: [{ op: 'put', kind: KIND, id: newId, data }],
      why: storedMessage('copied-from', { name: documentNumber }),
    }
  },
})

/** Sets the status of a document (DOC-06); `stock` says whether that moves its products into or out of the stock (DOC-19). */
export const markDocument = command({
  name: 'document/mark',
  input: z.strictObject({ id: uuid, status: z.enum(DOCUMENT_STATUSES), stock: z.optional(z.boolean()) }),
  reads: ({ id }) => seeing(id),
  run({ id, status, stock }, rows) {
    const row = found(rows, id)
    if (status === 'paid' || status === 'partial') mustBePayable(row)
    if (status === 'viewed' && row.status !== 'sent') return { changes: [] }
    const data = { status, ...(stock === undefined ? {} : { movesStock: stock }) }
    return { changes: [{ op: 'patch', kind: KIND, id, data }], why: storedMessage('document-marked', { status }) }
  },
})

const payment = z.strictObject({
  id: boundedText(60, 1),
  date: calendarDay({ label: 'Paid on', fallback: null }).stored,
  /** The document's currency sets its limit. */
  amount: z.int(),
  method: z.enum(PAYMENT_METHODS),
  note: boundedText(500),
})

/**
 * Records a payment of an invoice, or with a negative amount a refund (DOC-15). Without a date it is of today. More than the open amount
 * is refused, unless the rest is kept as a credit of the customer.
 */
export const recordPayment = command({
  name: 'document/record-payment',
  input: z.strictObject({ id: uuid, payment, keepAsCredit: z.optional(z.boolean()) }),
  reads: ({ id }) => seeing(id),
  run({ id, payment: { id: paymentId, ...values }, keepAsCredit = false }, rows, { now }) {
    const row = found(rows, id)
    mustBePayable(row)
    if (values.amount === 0) throw invalid([{ field: 'payment.amount', message: messages.zeroPayment }])
    if (Math.abs(values.amount) > MAX_UNITS)
      throw invalid([{ field: 'payment.amount', message: beyondLimit(row.currency) }])
    const unpayable = payableIssue(values.amount, row.currency)
    if (unpayable !== undefined) throw invalid([{ field: 'payment.amount', message: unpayable }])
    const recorded = row.payments.find((each) => each.id === paymentId)?.amount ?? 0
    const open = Math.max(row.balanceDue + recorded, 0)
    if (values.amount > open && values.amount !== recorded && !keepAsCredit)
      throw invalid([{ field: 'payment.amount', message: overpaidText(open, row.currency) }])
    const date = values.date ?? today(rows, row, now)
    const lines = { [paymentId]: { ...values, date, keepAsCredit } }
    return {
      changes: [{ op: 'patch', kind: KIND, id, data: { payments: { lines } } }],
      why: storedMessage('payment-recorded'),
    }
  },
})

/** Deletes documents, each as its state allows (DOC-20); if one must stay, none is deleted. */
export const deleteDocuments = command({
  name: 'document/delete',
  input: z.strictObject({ ids: z.array(uuid).check(z.minLength(1), z.maxLength(MAX_DOCUMENTS)) }),
  reads: ({ ids }) => seeing(...ids),
  run({ ids }, rows) {
    // The newest first, so that all drafts at the end of a series return their numbers.
    const newestFirst = ids
      .map((id) => found(rows, id))
      .toSorted((a, b) => (b.sequence ?? 0) - (a.sequence ?? 0))
      .map(({ id }): Change => ({ op: 'delete', kind: KIND, id }))
    return { changes: newestFirst, why: storedMessage('documents-deleted', { count: ids.length }) }
  },
})
