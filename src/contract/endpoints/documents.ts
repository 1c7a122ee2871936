import { PAYMENT_METHODS } from '#domain/documents/payments.ts'
import {
  DOCUMENT_RULES,
  DOCUMENT_STATUSES,
  DOCUMENT_TYPES,
  type DocumentType,
  statusesOf,
} from '#domain/documents/types.ts'
import * as z from 'zod/mini'
import { MAX_REASON } from '../commands/document-corrections.ts'
import { endpoint } from '../endpoint.ts'
import { general } from '../entity.ts'
import { document } from '../entities/document.ts'
import { shipment } from '../entities/shipment.ts'
import { boundedText, dayText, uuid } from '../fields.ts'
import { documentList } from '../lists/document-list.ts'
import { listSchema } from '../lists/list-schema.ts'
import { outputSchema } from '../rest-codec.ts'
import { crudEndpoints } from './crud.ts'
import { firstPageOf } from './sync.ts'

/** A document of 1,000 lines with long descriptions. */
const BODY_LIMIT = 4 * 1024 * 1024

const { documentType: _, ...filtersOfType } = documentList.filters

const STANDINGS_TOLD = [
  'A `status` is a stored one, or `open`: invoices that wait for money; `overdue`: those of them whose day is over;',
  '`unsent`: drafts of any type but templates; `collected`: last paid this month; `expired`: unanswered quotes whose day is over.',
].join('\n')

const LINES_TOLD = [
  'A line that names a `productId` (with a `variantId`) or a `serviceId` takes from it what it leaves open: description, SKU, unit, unit cost,',
  'the price for this customer and quantity by price lists, promotions and quantity breaks, and the tax of the business. What is given is kept;',
  'with a `unitPrice` no rule is named. A `variantId` alone finds its product where only one has such a variant.',
].join('\n')
const MOVED_TOLD =
  'If a draft gets another business or customer, their tax and prices replace those of the earlier one on its lines; lines sent with the call, and issued documents, stay as they are.'

const crud = crudEndpoints(general(document), listSchema(documentList))
export const firstDocuments = firstPageOf(general(document), listSchema(documentList))
const calls = { ...crud, list: { ...crud.list, description: STANDINGS_TOLD } }
const large = { bodyLimit: BODY_LIMIT }

export const documents = {
  ...calls,
  create: { ...calls.create, ...large, description: LINES_TOLD },
  put: {
    ...calls.put,
    ...large,
    description: `${LINES_TOLD}\n${MOVED_TOLD}`,
    summary: 'Change the document of this id; POST makes one, also with an id of yours',
    answers: undefined,
    errors: ['no-such-row', 'row-deleted'],
  },
  patch: { ...calls.patch, ...large, description: `${LINES_TOLD}\n${MOVED_TOLD}` },
  remove: {
    ...calls.remove,
    summary: 'Delete a document: a numbered draft that is not the newest becomes void, an issued invoice is refused',
    errors: ['no-such-row', 'conflict'],
  },
}

const output = outputSchema(general(document))
const write = { access: 'user', scope: 'write', idempotent: true } as const
const documentId = z.strictObject({ id: uuid })

const createBody: z.ZodMiniType | undefined = calls.create.body

const creating = (type: DocumentType) =>
  endpoint({
    ...documents.create,
    id: `documents.${type}`,
    members: 'write',
    path: `/documents/${type}`,
    summary: `Create ${type === 'invoice' ? 'an invoice' : 'a quote'}; the id may be given`,
    body: z.extend(createBody as z.ZodMiniObject, { documentType: z.optional(z.literal(type)) }),
  })

export const createInvoice = creating('invoice')
export const createQuote = creating('quote')

export const documentsOfType = endpoint({
  ...calls.list,
  id: 'documents.listOfType',
  members: 'read',
  path: '/documents/list/:documentType',
  summary: 'List the documents of one type',
  params: z.strictObject({ documentType: z.enum(DOCUMENT_TYPES) }),
  query: listSchema({ ...documentList, filters: filtersOfType }),
})

export const convertQuoteCall = endpoint({
  ...write,
  id: 'documents.convertQuote',
  members: 'write',
  method: 'POST',
  path: '/documents/convert-quote-to-invoice/:quoteId',
  summary: 'Make the invoice of a quote; done again it answers the same invoice. An expired quote asks for `confirmed`',
  params: z.strictObject({ quoteId: uuid }),
  body: z.strictObject({ confirmed: z.optional(z.boolean()) }),
  output,
  answers: [200, 201],
  errors: ['no-such-row', 'conflict'],
})

/** The status table as text, one line per type (DOC-06). */
function statusTable(): string {
  const rows = DOCUMENT_TYPES.map((type) => {
    const { moves } = DOCUMENT_RULES[type]
    const reached = statusesOf(type).flatMap((status) => {
      const from = moves[status]
      return from
        ? [`${status} from ${from.filter((each) => each !== status && statusesOf(type).includes(each)).join(', ')}`]
        : []
    })
    return `${type}: ${reached.join('; ')}`
  })
  return [
    'Which status can follow which; staying is always allowed. `viewed` leaves any status but sent as it is.',
    'An invoice that was paid or credited in part becomes refunded by a credit note for what is left of it, not by this call.',
    ...rows,
  ].join('\n')
}

export const updateStatusCall = endpoint({
  ...write,
  id: 'documents.updateStatus',
  members: 'write',
  method: 'POST',
  path: '/documents/update-status/:documentId',
  summary:
    'Set the status of a document; `paid` records a payment of the open balance, `stock` moves the stock of its products',
  description: statusTable(),
  params: z.strictObject({ documentId: uuid }),
  body: z.strictObject({ status: z.enum(DOCUMENT_STATUSES), stock: z.optional(z.boolean()) }),
  output,
  errors: ['no-such-row', 'rule-broken', 'conflict'],
})

/** A number, or a decimal as text. */
const decimal = document.fields.total.rest as z.ZodMiniType<number | string>

export const creditInvoiceCall = endpoint({
  ...write,
  id: 'documents.credit',
  members: 'write',
  method: 'POST',
  path: '/documents/:id/credit-note',
  summary: 'Make a draft credit note of all that is left of an invoice, or of some lines in a quantity each',
  description:
    'Without lines it takes all that other credit notes have left. Partial credit notes add up to their invoice exactly. No more of a line or product can be credited than was sold. Where one credit note takes back all of the invoice already, asking for that again answers it, with status 200.',
  params: documentId,
  body: z.strictObject({
    reason: z.optional(boundedText(2_000)),
    items: z.optional(z.array(z.strictObject({ id: boundedText(60, 1), quantity: decimal }))),
  }),
  output,
  answers: [200, 201],
  errors: ['no-such-row', 'conflict'],
})

export const correctInvoiceCall = endpoint({
  ...write,
  id: 'documents.correct',
  members: 'write',
  method: 'POST',
  path: '/documents/:id/correct',
  summary: 'Correct an issued invoice: a draft credit note takes all of it back; answers the new draft invoice, a copy',
  params: documentId,
  body: z.strictObject({ reason: boundedText(MAX_REASON, 1) }),
  output,
  answers: [201],
  errors: ['no-such-row', 'conflict'],
})

export const turnIntoCreditNoteCall = endpoint({
  ...write,
  id: 'documents.turnIntoCreditNote',
  members: 'write',
  method: 'POST',
  path: '/documents/:id/turn-into-credit-note',
  summary: 'Convert a draft invoice with a negative total into a draft credit note; the draft is deleted',
  params: documentId,
  output,
  answers: [201],
  errors: ['no-such-row', 'conflict'],
})

export const duplicateDocumentCall = endpoint({
  ...write,
  id: 'documents.duplicate',
  members: 'write',
  method: 'POST',
  path: '/documents/:id/duplicate',
  summary: 'Copy a document as a draft of today, also into another type',
  params: documentId,
  body: z.strictObject({ documentType: z.optional(z.enum(DOCUMENT_TYPES)) }),
  output,
  answers: [201],
  errors: ['no-such-row'],
})

export const recordPaymentCall = endpoint({
  ...write,
  id: 'documents.recordPayment',
  members: 'write',
  method: 'POST',
  path: '/documents/:id/payments',
  summary: 'Record a payment of an invoice; without a date it is of today, a negative amount was given back',
  params: documentId,
  body: z.strictObject({
    /** A payment with the same id is recorded once. */
    id: z.optional(boundedText(60, 1)),
    date: z.optional(dayText),
    amount: decimal,
    method: z.optional(z.enum(PAYMENT_METHODS)),
    note: z.optional(boundedText(500)),
    /** Keeps more than the open amount as a credit of the customer; it is refused otherwise. */
    keepAsCredit: z.optional(z.boolean()),
  }),
  output,
  errors: ['no-such-row', 'rule-broken', 'conflict'],
})

export const useCreditCall = endpoint({
  ...write,
  id: 'documents.useCredit',
  members: 'write',
  method: 'POST',
  path: '/documents/:id/use-credit',
  summary:
    'Pay an invoice with the credit of another invoice of its customer; without an amount, all that is open and there',
  params: documentId,
  body: z.strictObject({
    /** The invoice on which more was paid than it asks. */
    from: uuid,
    amount: z.optional(decimal),
    /** A payment with the same id is recorded once. */
    id: z.optional(boundedText(60, 1)),
  }),
  output,
  errors: ['no-such-row', 'rule-broken', 'conflict'],
})

export const orderToShipmentCall = endpoint({
  ...write,
  id: 'documents.shipment',
  members: 'write',
  method: 'POST',
  path: '/documents/:id/shipment',
  summary: 'Make a draft shipment of what no other shipment of a purchase order carries yet',
  params: documentId,
  output: outputSchema(general(shipment)),
  answers: [201],
  errors: ['no-such-row', 'rule-broken', 'conflict'],
})

const entry = z.object({
  sequence: z.int(),
  /** Skipped: left out, because another series of the business had used the number. */
  state: z.enum(['void', 'deleted', 'skipped', 'missing']),
  documentId: z.nullable(z.string()),
  documentNumber: z.string(),
  /** When it was deleted or voided, and by whom. */
  at: z.nullable(z.string()),
  actor: z.nullable(z.string()),
})

const series = z.object({
  counterId: z.string(),
  businessProfileId: z.nullable(z.string()),
  business: z.string(),
  documentType: z.enum(DOCUMENT_TYPES),
  prefix: z.string(),
  period: z.string(),
  /** 1, or the number at which the series went on after another one of the same months. */
  firstNumber: z.int(),
  currentNumber: z.int(),
  /** Existing documents with a number of the series, void ones included. */
  present: z.int(),
  /** Issued numbers that no valid document has, with the reason. */
  gaps: z.array(entry),
})

export const gapReport = endpoint({
  id: 'documents.gapReport',
  members: 'read',
  method: 'GET',
  path: '/documents/gap-report',
  summary: 'Proves each series of numbers: what became of every number that no document in force has (DOC-02)',
  access: 'user',
  scope: 'read',
  output: z.object({ series: z.array(series) }),
})

export const gapReportFile = endpoint({
  id: 'documents.gapReportFile',
  members: 'read',
  method: 'GET',
  path: '/documents/gap-report.csv',
  summary: 'The same as one CSV file',
  access: 'user',
  scope: 'read',
  produces: 'text/csv',
})
