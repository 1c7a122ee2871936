import * as z from 'zod/mini'
import { PAYMENT_METHODS } from '#domain/documents/payments.ts'
import { dueAfter, QUOTE_DAYS, termsText } from '#domain/documents/terms.ts'
import { DOCUMENT_RULES, DOCUMENT_STATUSES, DOCUMENT_TYPES, shownStatus } from '#domain/documents/types.ts'
import { daysBetween } from '#domain/exchange-rates.ts'
import { MAX_UNITS } from '#domain/money.ts'
import { type Change, command, type CommandReads, type CommandRows } from '../command.ts'
import type { AnyPatch } from '../entity.ts'
import { document } from '../entities/document.ts'
import { shipment } from '../entities/shipment.ts'
import type { DocumentRow } from '../entities/document-derive.ts'
import { calendarDay } from '../field-forms.ts'
import { boundedText, uuid } from '../fields.ts'
import { fillText, invalid, Refusal } from '../messages.ts'
import { creditedItems } from './credited-items.ts'
import { copiedDocument, today } from './document-copies.ts'
import { shipmentOf } from './ordered-shipment.ts'

/** The most documents of one batch. */
const MAX_DOCUMENTS = 2_000

const KIND = document.kind
const MISSING_INVOICE = 'Invoice with ID {id} not found'
const MISSING_QUOTE = 'Quote with ID {id} not found'
const NO_INVOICE = 'Document with ID {id} is not an invoice'

/** Reads documents and the businesses, whose time zone says which day it is. */
const seeing = (...ids: readonly string[]): CommandReads => ({
  refs: ids.map((id) => ({ kind: KIND, id })),
  all: ['businessProfile'],
})

/** The document of an id. Throws `Refusal` with `words` where there is none. */
function found(rows: CommandRows, id: string, words: string = document.notFound): DocumentRow {
  const row = rows.get(KIND, id) as DocumentRow | undefined
  if (!row) throw new Refusal('no-such-row', { message: fillText(words, { id }) })
  return row
}

function mustBeFree(rows: CommandRows, id: string): void {
  if (rows.get(KIND, id)) throw new Refusal('conflict', { message: 'There is already a document with the new id.' })
}

function mustBePayable({ id, documentType, documentNumber, status }: DocumentRow): void {
  if (!DOCUMENT_RULES[documentType].isPaid) throw new Refusal('rule-broken', { message: fillText(NO_INVOICE, { id }) })
  if (status === 'void') throw new Refusal('conflict', { message: `Invoice ${documentNumber} is void.` })
}

/** Makes a draft invoice of a quote, which is accepted thereby; done again it changes nothing (DOC-07). */
export const convertQuote = command({
  name: 'document/convert-quote',
  input: z.strictObject({ quoteId: uuid, newId: uuid, confirmed: z.optional(z.boolean()) }),
  reads: ({ quoteId, newId }) => seeing(quoteId, newId),
  run({ quoteId, newId, confirmed = false }, rows, { now }) {
    const quote = found(rows, quoteId, MISSING_QUOTE)
    const { documentType, documentNumber, relatedDocuments, status, dueDate } = quote
    if (documentType !== 'quote')
      throw new Refusal('no-such-row', { message: fillText(MISSING_QUOTE, { id: quoteId }) })
    if (relatedDocuments.some(({ relationship }) => relationship === 'converted_to')) return { changes: [] }
    if (status === 'void') throw new Refusal('conflict', { message: `Quote ${documentNumber} is void.` })
    mustBeFree(rows, newId)
    const issueDate = today(rows, quote, now)
    if (shownStatus(quote, issueDate) === 'expired' && !confirmed) {
      const message = `Quote ${documentNumber} expired on ${dueDate ?? ''}. Confirm to convert it all the same.`
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
      why: `Converted from quote ${documentNumber}`,
    }
  },
})

/** Makes a draft credit note for an invoice: of all its lines, or of some in a quantity each (DOC-08). Quantities in 1/10,000. */
export const creditInvoice = command({
  name: 'document/credit',
  input: z.strictObject({
    invoiceId: uuid,
    newId: uuid,
    reason: boundedText(2_000),
    items: z.optional(
      z
        .array(z.strictObject({ id: boundedText(60, 1), quantity: z.int().check(z.gte(-MAX_UNITS), z.lte(MAX_UNITS)) }))
        .check(z.minLength(1, 'must name a line')),
    ),
  }),
  reads: ({ invoiceId, newId }) => seeing(invoiceId, newId),
  run({ invoiceId, newId, reason, items }, rows, { now }) {
    const invoice = found(rows, invoiceId, MISSING_INVOICE)
    const { documentType, documentNumber, status } = invoice
    if (documentType !== 'invoice') {
      throw new Refusal('no-such-row', { message: fillText(MISSING_INVOICE, { id: invoiceId }) })
    }
    if (status === 'void') throw new Refusal('conflict', { message: `Invoice ${documentNumber} is void.` })
    mustBeFree(rows, newId)
    const credited = items ? creditedItems(invoice.items, items) : invoice.items
    const data: AnyPatch = {
      ...copiedDocument(invoice, 'creditnote', today(rows, invoice, now)),
      items: credited,
      originalInvoiceId: invoiceId,
      reason,
      dueDate: null,
      paymentTerms: '',
    }
    return {
      changes: [{ op: 'put', kind: KIND, id: newId, data }],
      why: `Credited invoice ${documentNumber}`,
    }
  },
})

/** Copies a document as a draft of today; with another type it begins one of that: an invoice of a template (DOC-17). */
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
    const due = issueDate && dueDate && isSame ? { dueDate: dueAfter(day, daysBetween(issueDate, dueDate)) } : {}
    const data = { ...copiedDocument(original, type, day), ...due, ...(isSame ? {} : { paymentTerms: '' }) }
    return { changes: [{ op: 'put', kind: KIND, id: newId, data }], why: `Copied from ${documentNumber}` }
  },
})

/** Sets the status of a document (DOC-06); with `stock` it says whether its products leave or enter the stock thereby (DOC-19). */
export const markDocument = command({
  name: 'document/mark',
  input: z.strictObject({ id: uuid, status: z.enum(DOCUMENT_STATUSES), stock: z.optional(z.boolean()) }),
  reads: ({ id }) => seeing(id),
  run({ id, status, stock }, rows) {
    const row = found(rows, id)
    if (status === 'paid' || status === 'partial') mustBePayable(row)
    if (status === 'viewed' && row.status !== 'sent') return { changes: [] }
    const data = { status, ...(stock === undefined ? {} : { movesStock: stock }) }
    return { changes: [{ op: 'patch', kind: KIND, id, data }], why: `Marked as ${status}` }
  },
})

const payment = z.strictObject({
  id: boundedText(60, 1),
  date: calendarDay({ label: 'Paid on', fallback: null }).stored,
  amount: z.int().check(z.gte(-MAX_UNITS, 'is too small'), z.lte(MAX_UNITS, 'is too large')),
  method: z.enum(PAYMENT_METHODS),
  note: boundedText(500),
})

/** Records a payment of an invoice, or with a negative amount one that is given back (DOC-15). Without a date it is of today. */
export const recordPayment = command({
  name: 'document/record-payment',
  input: z.strictObject({ id: uuid, payment }),
  reads: ({ id }) => seeing(id),
  run({ id, payment: { id: paymentId, ...values } }, rows, { now }) {
    const row = found(rows, id)
    mustBePayable(row)
    if (values.amount === 0) throw invalid([{ field: 'payment.amount', message: 'must not be zero' }])
    const date = values.date ?? today(rows, row, now)
    const lines = { [paymentId]: { ...values, date } }
    return { changes: [{ op: 'patch', kind: KIND, id, data: { payments: { lines } } }], why: 'Recorded a payment' }
  },
})

/** Deletes documents, each as its state allows (DOC-20): one that must stay refuses them all. */
export const deleteDocuments = command({
  name: 'document/delete',
  input: z.strictObject({ ids: z.array(uuid).check(z.minLength(1), z.maxLength(MAX_DOCUMENTS)) }),
  reads: ({ ids }) => seeing(...ids),
  run({ ids }, rows) {
    // The newest first, so that all drafts at the end of a series give their numbers back.
    const newestFirst = ids
      .map((id) => found(rows, id))
      .toSorted((a, b) => (b.sequence ?? 0) - (a.sequence ?? 0))
      .map(({ id }): Change => ({ op: 'delete', kind: KIND, id }))
    return { changes: newestFirst, why: ids.length === 1 ? 'Deleted a document' : `Deleted ${ids.length} documents` }
  },
})

/** Makes a draft shipment of a purchase order (SHIP-04). */
export const orderToShipment = command({
  name: 'document/to-shipment',
  input: z.strictObject({ id: uuid, newId: uuid }),
  reads: ({ id, newId }) => ({
    refs: [
      { kind: KIND, id },
      { kind: shipment.kind, id: newId },
    ],
  }),
  run({ id, newId }, rows, context) {
    const order = found(rows, id)
    if (order.documentType !== 'purchaseorder') {
      throw new Refusal('rule-broken', { message: `Document with ID ${id} is not a purchase order` })
    }
    if (rows.get(shipment.kind, newId)) {
      throw new Refusal('conflict', { message: 'There is already a shipment with the new id.' })
    }
    return {
      changes: shipmentOf(order, newId, () => context.newId()),
      why: `Made of purchase order ${order.documentNumber}`,
    }
  },
})
