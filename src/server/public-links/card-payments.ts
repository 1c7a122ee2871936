import type { FastifyReply, FastifyRequest } from 'fastify'
import { fillText } from '#contract/refusal.ts'
import type { DocumentRow } from '#contract/entities/document-derive.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import type { Units } from '#domain/money.ts'
import { gotBack } from '#domain/payments/went-back.ts'
import { documentJob } from '../pdf/documents/print-document.ts'
import { wordsOf } from '../pdf/locale-formats.ts'
import { readDocument } from '../pdf/documents/read-document.ts'
import { cardPage, type CardPageState } from './card-page.ts'
import { cardTexts } from './card-texts.ts'
import { closedPage } from './public-page.ts'
import { wayBackOf } from './way-back.ts'

/** What the public page of an invoice needs of card payments (DOC-14). */
export interface CardPayments {
  /** Undefined where an invoice is not paid by card. */
  offer(userId: string, invoice: DocumentRow): Promise<OfferedCard | undefined>
  open(asked: AskedCard): Promise<OpenedCard>
  /** The page of payment of an id; undefined if there is none. */
  find(id: string): Promise<FoundCheckout | undefined>
}

/** `isChargeable` is false for a currency or an amount that cards are not charged with. */
export interface OfferedCard {
  readonly isTest: boolean
  readonly isChargeable: boolean
}

/** The amount that stood on the page that was sent, and the words of the page of payment. */
interface AskedCard {
  readonly userId: string
  readonly documentId: string
  readonly amount: Units
  readonly currency: string
  readonly language: string
  readonly title: string
}

type OpenedCard =
  | { readonly kind: 'open'; readonly checkoutId: string }
  | { readonly kind: 'under-way' | 'changed' | 'unavailable' }
  | { readonly kind: 'refused'; readonly why: 'too-small' | 'too-large' | 'currency' }

/** A page of payment that somebody comes back from. */
interface FoundCheckout {
  readonly userId: string
  readonly documentId: string
  readonly language: string
  readonly isTest: boolean
  readonly state: 'opening' | 'open' | 'paid' | 'over'
  readonly url: string
}

/** The words for what did not open. */
export function refusedText(opened: Exclude<OpenedCard, { kind: 'open' }>, language: string, currency: string): string {
  const texts = cardTexts(language)
  if (opened.kind === 'under-way') return texts.underWay
  if (opened.kind !== 'refused') return texts[opened.kind]
  if (opened.why === 'currency') return fillText(texts.notPossible, { currency })
  return opened.why === 'too-small' ? texts.tooSmall : texts.tooLarge
}

/** That money went back of what is open; undefined where none did. */
export function returnedText(invoice: DocumentRow, language: string): string | undefined {
  const returned = gotBack(invoice)
  const amount = wordsOf(language).money(returned, invoice.currency)
  return returned > 0 ? fillText(cardTexts(language).returned, { amount }) : undefined
}

/** So often a page that waits for the confirmation looks again. */
const MOST_LOOKS = 40
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the page of return is asked with: `go` goes on to the payment, `returned` counts the looks since the way back. */
export interface ReturnQuery {
  readonly go?: string
  readonly returned?: string
}

/**
 * Answers the page that a visitor comes back to. It reads what is known: that somebody came back changes nothing, however often it is asked for
 * (DOC-14). It tells business, number and state, no more; and the way to the invoice to the browser that came from there.
 */
export async function answerReturn(
  { cards, dataAccess }: { readonly cards: CardPayments; readonly dataAccess: DataAccess },
  request: FastifyRequest<{ Params: { id: string }; Querystring: ReturnQuery }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { params, query } = request
  const { id } = params
  const found = UUID.test(id) ? await cards.find(id) : undefined
  const { userId, documentId } = found ?? {}
  const read =
    userId === undefined || documentId === undefined
      ? undefined
      : await dataAccess.asUser({ kind: 'user', userId }, (tx) => readDocument(tx, documentId))
  reply.type('text/html; charset=utf-8')
  if (!found || !read) return reply.status(found ? 410 : 404).send(closedPage('document'))
  const job = await documentJob({ ...read, profile: read.profile && { ...read.profile, logo: '' } })
  const state = stateOf(found, query, id)
  const returned = state.kind === 'paid' ? returnedText(read.document, job.language) : undefined
  const shown: CardPageState = returned === undefined ? state : { kind: 'returned', text: returned }
  return reply.send(cardPage({ ...shown, job, isTest: found.isTest, secret: wayBackOf(request) }))
}

function stateOf(found: FoundCheckout, { go, returned }: ReturnQuery, id: string): CardPageState {
  if (found.state === 'paid') return { kind: 'paid' }
  if (found.state === 'over') return { kind: 'over' }
  const looks = Math.trunc(Number(returned))
  if (returned !== undefined) {
    const isLate = !(looks >= 0 && looks < MOST_LOOKS)
    return { kind: 'confirming', next: isLate ? undefined : `/pay/${id}?returned=${looks + 1}` }
  }
  if (found.url === '') return { kind: 'over' }
  return { kind: 'open', url: found.url, isGoing: go !== undefined }
}
