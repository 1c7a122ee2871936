import { type Html, html } from '#server/kit/http/html.ts'
import type { DocumentJob } from '../pdf/documents/document-job.ts'
import { answerMessages } from './answer-texts.ts'
import { cardTexts } from './card-texts.ts'
import { documentPath } from './document-link-store.ts'
import { publicPage, type Refresh } from './public-page.ts'

/** How often a page that waits looks again. */
const LOOK_SECONDS = 3

/** Where a payment by card stands, for whoever comes back from it. */
export type CardPageState =
  | { readonly kind: 'paid' | 'over' }
  /** Paid, and given back since. */
  | { readonly kind: 'returned'; readonly text: string }
  /** Not paid: the way to the page of payment, which the browser takes by itself on the way there. */
  | { readonly kind: 'open'; readonly url: string; readonly isGoing: boolean }
  /** `next` is where to look again; without it, that took too long. */
  | { readonly kind: 'confirming'; readonly next: string | undefined }

type CardPageContents = CardPageState & {
  readonly job: DocumentJob
  readonly isTest: boolean
  /** Of the link to the invoice, where this browser came by it. */
  readonly secret: string | undefined
}

/** The page between an invoice and its payment, there and back; without a script (DOC-14). */
export function cardPage(contents: CardPageContents): string {
  const { job, isTest, secret } = contents
  const words = answerMessages(job.language)
  const body = html`<header>
      <p class="business">${job.sender.name}</p>
      <h1>${job.title} <span class="number">${job.number}</span></h1>
      ${
        secret !== undefined &&
        html`<nav>
          <a href="${documentPath(secret)}">${cardTexts(job.language).toInvoice}</a>
          <a href="${documentPath(secret)}.pdf">${words.pdf}</a>
        </nav>`
      }
    </header>
    ${standingOf(contents)} ${isTest && html`<p class="note">${cardTexts(job.language).test}</p>`}`
  return publicPage(`${job.title} ${job.number}`, body, { ...job, refresh: refreshOf(contents) })
}

function refreshOf(contents: CardPageContents): Refresh | undefined {
  if (contents.kind === 'open' && contents.isGoing) return { seconds: 0, to: contents.url }
  if (contents.kind !== 'confirming' || contents.next === undefined) return undefined
  return { seconds: LOOK_SECONDS, to: contents.next }
}

function standingOf(contents: CardPageContents): Html {
  const texts = cardTexts(contents.job.language)
  switch (contents.kind) {
    case 'paid':
      return html`<p class="standing paid" role="status">${answerMessages(contents.job.language).paid}</p>`
    case 'returned':
      return html`<p class="standing" role="status">${contents.text}</p>`
    case 'over':
      return html`<p class="standing" role="status">${texts.over}</p>`
    case 'confirming':
      return html`<p class="standing" role="status">
        ${contents.next === undefined ? texts.confirmLater : texts.confirming}
      </p>`
    case 'open':
      return html`<p class="standing" role="status">${contents.isGoing ? texts.going : texts.notPaid}</p>
        <p class="buttons"><a class="button" rel="noreferrer" href="${contents.url}">${texts.goOn}</a></p>`
  }
}
