import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { boundedText } from '#contract/fields.ts'
import { fillText, Refusal } from '#contract/refusal.ts'
import { dayOf } from '#domain/calendar-day.ts'
import { isIssued, shownStatus } from '#domain/documents/types.ts'
import { wentBack } from '#domain/payments/went-back.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { Live } from '#server/kit/live.ts'
import type { DocumentJob } from '../pdf/documents/document-job.ts'
import { documentJob, type InTransaction, type PrintDocument } from '../pdf/documents/print-document.ts'
import { type ReadDocument, readDocument } from '../pdf/documents/read-document.ts'
import { wordsOf } from '../pdf/locale-formats.ts'
import { sendPdf } from '../pdf/send-pdf.ts'
import { answerQuote, digestOf, recordView } from './answer-quote.ts'
import { type AnswerMessages, answerMessages } from './answer-texts.ts'
import { answerReturn, type CardPayments, refusedText, returnedText, type ReturnQuery } from './card-payments.ts'
import { documentPath, type OpenedDocument, openDocumentLink } from './document-link-store.ts'
import {
  documentPage,
  type DocumentPageContents,
  MOST_OF_NAME,
  MOST_OF_NOTE,
  type QuoteState,
  type RefusedAnswer,
} from './document-page.ts'
import { closedPage } from './public-page.ts'
import { answerFailure, protection } from './public-protection.ts'
import { keepWayBack } from './way-back.ts'

/** The deps of the public pages of documents. */
export interface PublicDocuments {
  readonly dataAccess: DataAccess
  readonly live: Pick<Live, 'wake'>
  readonly printDocument: PrintDocument
  /** The signed-in user of a browser, by its cookie alone; undefined for others. */
  readonly visitor: (request: FastifyRequest) => Promise<string | undefined>
  readonly cards: CardPayments
  /** Where users reach the product. */
  readonly publicUrl: string
}

/** Calls per minute and visitor, if limits are on. */
const PAGES_A_MINUTE = 60
const ANSWERS_A_MINUTE = 10
/** The longest answer in a script of three bytes a character, each encoded as `%xx`. */
const FORM_BYTES = 32_768
const NAME = /^([\w-]{43})(\.pdf)?$/
/** Programs that fetch pages for previews or search: they do not count as views. */
const PREVIEWS = /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp|slack|telegram|skype|discord|embedly/i
const PROTECTION = protection('self')

interface Opened {
  readonly link: OpenedDocument
  readonly read: ReadDocument
  readonly within: InTransaction
}

/** Registers the pages behind the links of documents (DOC-14). */
export function registerPublicDocuments(fastify: FastifyInstance, deps: PublicDocuments): void {
  const limited = (max: number) => ({ config: { rateLimit: { max } }, errorHandler: answerFailure })
  fastify.get<{ Params: { name: string } }>('/d/:name', limited(PAGES_A_MINUTE), async (request, reply) => {
    reply.headers(PROTECTION)
    const [, secret = '', kind] = NAME.exec(request.params.name) ?? []
    const opened = await open(deps, secret)
    if (typeof opened !== 'object') return sendClosed(reply, opened)
    if (kind === '.pdf') return printed(deps, reply, opened)
    if (await isRead(deps, request, opened.link)) await countView(deps, secret, opened)
    return sendPage(reply, await contentsOf(deps, opened, secret))
  })
  void fastify.register(async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, text, done) => done(null, new URLSearchParams(String(text))),
    )
    app.post<{ Params: { secret: string } }>('/d/:secret/answer', limited(ANSWERS_A_MINUTE), (request, reply) =>
      takeAnswer(deps, request, reply, request.params.secret),
    )
    app.post<{ Params: { secret: string } }>('/d/:secret/pay', limited(ANSWERS_A_MINUTE), (request, reply) =>
      takePayment(deps, request, reply, request.params.secret),
    )
  })
  fastify.get<{ Params: { id: string }; Querystring: ReturnQuery }>(
    '/pay/:id',
    limited(PAGES_A_MINUTE),
    (request, reply) => answerReturn(deps, request, reply.headers(PROTECTION)),
  )
}

/** The document behind a secret; drafts, void and deleted documents and templates are closed like a revoked link. */
async function open(deps: PublicDocuments, secret: string): Promise<Opened | 'closed' | undefined> {
  const link = await openDocumentLink(deps.dataAccess, secret, false)
  if (link === 'closed' || link === undefined) return link
  const within: InTransaction = (body) => deps.dataAccess.asUser({ kind: 'user', userId: link.userId }, body)
  const read = await within((tx) => readDocument(tx, link.documentId))
  const isShown = read && isIssued(read.document.status) && read.document.documentType !== 'template'
  return isShown ? { link, read, within } : 'closed'
}

function sendClosed(reply: FastifyReply, found: 'closed' | undefined): FastifyReply {
  return reply
    .status(found === 'closed' ? 410 : 404)
    .type('text/html; charset=utf-8')
    .send(closedPage('document'))
}

function sendPage(reply: FastifyReply, contents: DocumentPageContents): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(documentPage(contents))
}

async function printed(deps: PublicDocuments, reply: FastifyReply, { link, within }: Opened): Promise<FastifyReply> {
  const paper = await deps.printDocument(within, link.documentId)
  return paper ? sendPdf(reply, paper, 'inline', paper.fileName) : sendClosed(reply, 'closed')
}

/** Whether a person views the page: not its owner, no preview, and no prefetch. */
async function isRead({ visitor }: PublicDocuments, request: FastifyRequest, link: OpenedDocument): Promise<boolean> {
  const { 'user-agent': agent = '', 'sec-purpose': purpose = '' } = request.headers
  if (request.method !== 'GET' || PREVIEWS.test(agent) || String(purpose).includes('prefetch')) return false
  return (await visitor(request)) !== link.userId
}

async function countView(
  { dataAccess, live }: PublicDocuments,
  secret: string,
  { link, within }: Opened,
): Promise<void> {
  await openDocumentLink(dataAccess, secret, true)
  const written = await within((tx) => recordView(tx, link.documentId, Date.now())).catch(unlessRefused)
  if (written) live.wake(written.userId, written.version)
}

/** A document that breaks a rule that is newer than it is shown all the same. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}

async function contentsOf(
  { cards }: PublicDocuments,
  { read, link }: Opened,
  secret: string,
): Promise<DocumentPageContents> {
  const { document: row } = read
  const job = await documentJob(read)
  const shown = shownStatus(row, todayOf(read))
  const offer = await cards.offer(link.userId, row)
  const { balanceDue: amount, currency } = row
  return {
    job,
    secret,
    quote: row.documentType === 'quote' ? quoteState(shown, link, job) : undefined,
    standing: shown === 'paid' || (shown === 'overdue' && wentBack(row) === 0) ? shown : undefined,
    returned: returnedText(row, job.language),
    card: offer && { ...offer, amount, currency, text: wordsOf(job.language).money(amount, currency) },
  }
}

function todayOf({ profile }: ReadDocument): string {
  return dayOf(Date.now(), profile?.timeZone || 'UTC')
}

function quoteState(shown: string, { answer, answeredBy, answeredAt }: OpenedDocument, job: DocumentJob): QuoteState {
  if (shown === 'expired') return { kind: 'expired' }
  if (shown !== 'accepted' && shown !== 'declined') return { kind: 'open', shown: digestOf(job) }
  const isByThis = answer === shown && answeredBy !== null && answeredAt !== null
  const day = (at: string): string => wordsOf(job.language).day(Date.parse(at))
  return { kind: shown, by: isByThis ? { name: answeredBy, day: day(answeredAt) } : undefined }
}

/** Handles the form. The secret in its address is its permission: no cookie is used, so no other page can send it. */
async function takeAnswer(
  deps: PublicDocuments,
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
): Promise<FastifyReply> {
  reply.headers(PROTECTION)
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal('cross-site')
  const opened = await open(deps, secret)
  if (typeof opened !== 'object') return sendClosed(reply, opened)
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  // A browser counts a line break as one character of a note, and sends it as two.
  const said = (field: string): string => (form.get(field) ?? '').replaceAll('\r\n', '\n').trim()
  const [answer, name, note, shown] = [said('answer'), said('name'), said('note'), said('shown')]
  const contents = await contentsOf(deps, opened, secret)
  if (contents.quote?.kind !== 'open' || contents.quote.shown !== shown) return sendAnother(reply, contents, name, note)
  const refused = problemOf(answer, name, note, answerMessages(contents.job.language))
  if (refused) return sendPage(reply.status(422), { ...contents, refused: { ...refused, name, note } })
  const quoteAnswer = { answer: answer === 'accepted' ? answer : 'declined', name, note, shown } as const
  const done = await opened.within((tx: Queryable) => answerQuote(tx, opened.link, quoteAnswer, Date.now()))
  if (!done) {
    // Somebody else was faster: another answer, or a change by the seller.
    const now = await open(deps, secret)
    if (typeof now !== 'object') return sendClosed(reply, now)
    return sendAnother(reply, await contentsOf(deps, now, secret), name, note)
  }
  deps.live.wake(done.userId, done.version)
  return reply.redirect(documentPath(secret), 303)
}

/** Sends whoever pays to the page of payment; the secret in the address is the permission, and no cookie is used. */
async function takePayment(
  deps: PublicDocuments,
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
): Promise<FastifyReply> {
  reply.headers(PROTECTION)
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal('cross-site')
  const opened = await open(deps, secret)
  if (typeof opened !== 'object') return sendClosed(reply, opened)
  const { read, link } = opened
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  const [amount, currency] = [Number(form.get('amount')), form.get('currency') ?? '']
  const { language, title } = await documentJob(read)
  const asked = { userId: link.userId, documentId: link.documentId, amount, currency, language }
  const paying = await deps.cards.open({ ...asked, title: `${title} {number}` })
  if (paying.kind === 'open') {
    keepWayBack(reply, paying.checkoutId, secret, deps.publicUrl.startsWith('https:'))
    return reply.redirect(`/pay/${paying.checkoutId}?go=1`, 303)
  }
  const now = await open(deps, secret)
  if (typeof now !== 'object') return sendClosed(reply, now)
  const cardRefused = refusedText(paying, language, read.document.currency)
  return sendPage(reply.status(paying.kind === 'unavailable' ? 503 : 409), {
    ...(await contentsOf(deps, now, secret)),
    cardRefused,
  })
}

/** Shows the present quote to a visitor who answered an earlier state; the entered text is kept while the quote is open. */
function sendAnother(reply: FastifyReply, contents: DocumentPageContents, name: string, note: string): FastifyReply {
  const message = answerMessages(contents.job.language).changed
  return sendPage(reply.status(409), { ...contents, refused: { name, note, message } })
}

type Problem = Pick<RefusedAnswer, 'field' | 'message'>

/** The field that is refused, and why; undefined if the form is valid. */
function problemOf(answer: string, name: string, note: string, words: AnswerMessages): Problem | undefined {
  if (note.length > MOST_OF_NOTE) return { field: 'note', message: fillText(words.noteTooLong, { most: MOST_OF_NOTE }) }
  if (name.length > MOST_OF_NAME) return { field: 'name', message: fillText(words.nameTooLong, { most: MOST_OF_NAME }) }
  const isForm = (answer === 'accepted' || answer === 'declined') && boundedText(MOST_OF_NOTE).safeParse(note).success
  const isTaken = isForm && boundedText(MOST_OF_NAME, 1).safeParse(name).success
  return isTaken ? undefined : { field: 'name', message: words.nameMissing }
}
