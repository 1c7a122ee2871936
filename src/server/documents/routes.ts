import { randomUUID } from 'node:crypto'
import { quantityFromDecimal, unitsFromDecimal } from '#domain/money.ts'
import { correctInvoice, correctionOf, turnIntoCreditNote } from '#contract/commands/document-corrections.ts'
import { convertQuote, duplicateDocument, markDocument, recordPayment } from '#contract/commands/documents.ts'
import { orderToShipment } from '#contract/commands/ordered-shipment.ts'
import { payFromCredit } from '#contract/commands/document-credit.ts'
import { creditInvoice, creditOfWhole, linkedCredits } from '#contract/commands/invoice-credit.ts'
import * as endpoints from '#contract/endpoints/documents.ts'
import { general } from '#contract/entity.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { document } from '#contract/entities/document.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import { shipment } from '#contract/entities/shipment.ts'
import { invalid } from '#contract/refusal.ts'
import { notFound } from '#contract/row-rules.ts'
import { answerList, mountCrud } from '../kit/crud/crud.ts'
import type { Queryable, Result } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import { mountFirstPage } from '../kit/sync/first-page.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import type { CompleteRow, RatesOf } from '../kit/write/batched-writes.ts'
import type { OpenWrite } from '../kit/write/write.ts'
import { act } from './act.ts'
import { lineCompletion } from './complete-lines.ts'
import { planDocuments } from './document-list.ts'
import { gapFile, readSeries, type SeriesReport } from './gap-report.ts'
import { mountTimeline } from './timeline-routes.ts'

const entity = general(document)

/** Mounts documents: the calls of every entity and those that the specification names (DOC-11, DOC-20). */
export function mountDocuments(routes: Routes, data: UserData, ratesOf: RatesOf): void {
  const complete = lineCompletion(ratesOf)
  mountCrud(routes, data, entity, endpoints.documents, planDocuments, complete)
  mountFirstPage(routes, data, {
    endpoint: endpoints.firstDocuments,
    entity,
    beside: [general(businessProfile)],
    plan: planDocuments,
  })
  mountLists(routes, data)
  mountTimeline(routes, data)
  mountTyped(routes, data, complete)
  mountMaking(routes, data)
  mountActions(routes, data)
}

function mountLists(routes: Routes, data: UserData): void {
  routes.mount(endpoints.documentsOfType, (call) =>
    answerList(data, call, entity, planDocuments({ ...call.query, ...call.params })),
  )
  routes.mount(endpoints.gapReport, async ({ caller }) => ({ series: seriesOf(await data.read(caller, [readSeries])) }))
  routes.mount(endpoints.gapReportFile, async ({ caller, reply }) => {
    reply.header('content-disposition', 'attachment; filename="document-numbers.csv"')
    return gapFile(seriesOf(await data.read(caller, [readSeries])))
  })
}

function seriesOf([result]: readonly Result[]): SeriesReport[] {
  return (result?.rows ?? []) as unknown as SeriesReport[]
}

/** Calls that create a document of one type. */
function mountTyped(routes: Routes, data: UserData, complete: CompleteRow): void {
  for (const [endpoint, documentType] of [
    [endpoints.createInvoice, 'invoice'],
    [endpoints.createQuote, 'quote'],
  ] as const) {
    routes.mount(endpoint, (call) => {
      const { id, ...body } = call.body
      const row = { op: 'put', id: typeof id === 'string' ? id : randomUUID(), isFresh: id === undefined } as const
      return data.answerRow(call, { caller: call.caller, entity, complete, ...row, body: { ...body, documentType } })
    })
  }
}

/** Calls that create a document from another one. */
function mountMaking(routes: Routes, data: UserData): void {
  routes.mount(endpoints.convertQuoteCall, (call) =>
    data.answer(call, (tx) => {
      const { quoteId } = call.params
      return act(tx, call.caller, {
        command: convertQuote,
        input: { ...call.body, quoteId },
        answers: (open) => invoiceOf(open, quoteId),
      })
    }),
  )
  routes.mount(endpoints.creditInvoiceCall, (call) =>
    data.answer(call, (tx) => {
      const newId = randomUUID()
      const items = call.body.items?.map(({ id, quantity }) => ({ id, quantity: quantityOf(quantity) }))
      const input = { invoiceId: call.params.id, newId, reason: call.body.reason ?? '', ...(items ? { items } : {}) }
      return act(tx, call.caller, { command: creditInvoice, input, answers: (open) => creditNoteOf(open, input) })
    }),
  )
  routes.mount(endpoints.correctInvoiceCall, (call) =>
    data.answer(call, (tx) => {
      const { id } = call.params
      const input = { id, reason: call.body.reason }
      return act(tx, call.caller, { command: correctInvoice, input, answers: (open) => newInvoiceOf(open, id) })
    }),
  )
  routes.mount(endpoints.turnIntoCreditNoteCall, (call) =>
    data.answer(call, (tx) => {
      const newId = randomUUID()
      const input = { id: call.params.id, newId }
      return act(tx, call.caller, { command: turnIntoCreditNote, input, answers: () => newId })
    }),
  )
  routes.mount(endpoints.duplicateDocumentCall, (call) =>
    data.answer(call, (tx) => {
      const newId = randomUUID()
      const input = { ...call.body, id: call.params.id, newId }
      return act(tx, call.caller, { command: duplicateDocument, input, answers: () => newId })
    }),
  )
}

function mountActions(routes: Routes, data: UserData): void {
  routes.mount(endpoints.updateStatusCall, (call) =>
    data.answer(call, (tx) => {
      const { documentId: id } = call.params
      return act(tx, call.caller, { command: markDocument, input: { ...call.body, id }, answers: () => id })
    }),
  )
  routes.mount(endpoints.recordPaymentCall, (call) =>
    data.answer(call, async (tx) => {
      const { id } = call.params
      const {
        id: paymentId = randomUUID(),
        date = null,
        amount,
        method = 'other',
        note = '',
        keepAsCredit = false,
      } = call.body
      const units = unitsFromDecimal(amount, await currencyOf(tx, id))
      if ('issue' in units) throw invalid([{ field: 'amount', message: units.issue }])
      const payment = { id: paymentId, date, amount: units.value, method, note }
      return act(tx, call.caller, { command: recordPayment, input: { id, payment, keepAsCredit }, answers: () => id })
    }),
  )
  routes.mount(endpoints.useCreditCall, (call) =>
    data.answer(call, async (tx) => {
      const { id } = call.params
      const { from: fromId, id: paymentId = randomUUID(), amount } = call.body
      const units = amount === undefined ? undefined : unitsFromDecimal(amount, await currencyOf(tx, id))
      if (units && 'issue' in units) throw invalid([{ field: 'amount', message: units.issue }])
      const input = { id, fromId, paymentId, ...(units ? { amount: units.value } : {}) }
      return act(tx, call.caller, { command: payFromCredit, input, answers: () => id })
    }),
  )
  routes.mount(endpoints.orderToShipmentCall, (call) =>
    data.answer(call, (tx) => {
      const newId = randomUUID()
      return act(tx, call.caller, {
        command: orderToShipment,
        input: { id: call.params.id, newId },
        answers: () => newId,
        entity: general(shipment),
      })
    }),
  )
}

/** The invoice of a converted quote. */
function invoiceOf({ cache }: OpenWrite, quoteId: string): string {
  const quote = cache.get(document.kind, quoteId) as DocumentRow | undefined
  const link = quote?.relatedDocuments.find(({ relationship }) => relationship === 'converted_to')
  if (!link) throw new Error(`quote ${quoteId} has no invoice after its conversion`)
  return link.id
}

/** The invoice that replaces a corrected one. */
function newInvoiceOf({ cache }: OpenWrite, id: string): string {
  const invoice = cache.get(document.kind, id) as DocumentRow | undefined
  const made = invoice && correctionOf(invoice)
  if (!made) throw new Error(`invoice ${id} has no correction after it was corrected`)
  return made.newId
}

/** The credit note of a part has the id asked for, that of the whole invoice has its own. */
function creditNoteOf({ cache }: OpenWrite, { invoiceId, newId }: { invoiceId: string; newId: string }): string {
  const get = (id: string): DocumentRow | undefined => cache.get(document.kind, id) as DocumentRow | undefined
  const invoice = get(invoiceId)
  const made = get(newId) ?? (invoice && creditOfWhole(invoice, linkedCredits(invoice, get)))
  if (!made) throw new Error(`invoice ${invoiceId} has no credit note after it was credited`)
  return made.id
}

function quantityOf(decimal: number | string): number {
  const scaled = quantityFromDecimal(decimal)
  if ('issue' in scaled) throw invalid([{ field: 'items', message: scaled.issue }])
  return scaled.value
}

async function currencyOf(tx: Queryable, id: string): Promise<string> {
  const { rows } = await tx.query<{ currency: string }>({
    name: 'documents:currency',
    text: `select currency from document where user_id = ${currentUser} and id = $1`,
    values: [id],
  })
  if (!rows[0]) throw notFound(entity, id)
  return rows[0].currency
}
