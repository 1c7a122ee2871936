import { fillText } from '#contract/refusal.ts'
import type { Units } from '#domain/money.ts'
import { type Html, html } from '#server/kit/http/html.ts'
import type { DocumentJob, Fact, ItemWords, Party, PaymentWords } from '../pdf/documents/document-job.ts'
import { codeOf } from '../pdf/documents/qr-code.ts'
import { type AnswerMessages, answerMessages } from './answer-texts.ts'
import type { OfferedCard } from './card-payments.ts'
import { cardTexts } from './card-texts.ts'
import { documentPath } from './document-link-store.ts'
import { publicPage } from './public-page.ts'

/** The most characters of a name, as counted by the form and by the server. */
export const MOST_OF_NAME = 200
export const MOST_OF_NOTE = 2_000

/** The state of a quote for the holder of a link. */
export type QuoteState =
  /** With the digest of the page: an answer counts only for that state. */
  | { readonly kind: 'open'; readonly shown: string }
  | { readonly kind: 'expired' }
  | {
      readonly kind: 'accepted' | 'declined'
      /** Absent if the answer did not come by this link. */
      readonly by?: { readonly name: string; readonly day: string } | undefined
    }

/** An answer that was refused. */
export interface RefusedAnswer {
  readonly name: string
  readonly note: string
  /** Absent if not a field but a change of the quote is the reason. */
  readonly field?: 'name' | 'note'
  readonly message: string
}

/** The content of a document's page. */
export interface DocumentPageContents {
  /** Everything that its reader may see (DOC-12); the page shows nothing else. */
  readonly job: DocumentJob
  readonly secret: string
  /** Absent unless the document is a quote. */
  readonly quote?: QuoteState | undefined
  readonly standing?: 'paid' | 'overdue' | undefined
  /** That money of it went back to its reader. */
  readonly returned?: string | undefined
  /** How it is paid by card; absent where it is not. */
  readonly card?:
    | (OfferedCard & { readonly amount: Units; readonly currency: string; readonly text: string })
    | undefined
  /** Why it could not be paid by card just now. */
  readonly cardRefused?: string | undefined
  /** The entered values, and why they were refused. */
  readonly refused?: RefusedAnswer | undefined
}

/** The page behind a document's link: the content of its PDF, and the answer to a quote; without a script (DOC-14). */
export function documentPage(contents: DocumentPageContents): string {
  const { job, secret, standing } = contents
  const words = answerMessages(job.language)
  const body = html`<header>
      <p class="business">${job.sender.name}</p>
      <h1>${job.title} <span class="number">${job.number}</span></h1>
      ${standing && html`<p class="standing ${standing}">${words[standing]}</p>`}
      ${contents.returned !== undefined && html`<p class="standing">${contents.returned}</p>`}
      <nav><a href="${documentPath(secret)}.pdf">${words.pdf}</a></nav>
    </header>
    ${answeredOf(contents, words)}
    ${contents.cardRefused !== undefined && html`<p class="standing overdue" role="alert">${contents.cardRefused}</p>`}
    <section class="paper">
      <div class="columns">
        ${partyOf(job.party)} ${job.shipTo !== null && partyOf(job.shipTo)} ${factsOf(job.facts, 'about')}
      </div>
      ${job.opening.map((text) => html`<p class="text">${text}</p>`)} ${itemsOf(job)} ${sumsOf(job)}
    </section>
    ${paymentOf(contents, words)} ${formOf(contents, words)}
    ${job.closing.map(
      ({ heading, text }) =>
        html`<section class="closing">
          ${heading !== '' && html`<h2>${heading}</h2>`}
          <p class="text">${text}</p>
        </section>`,
    )}
    <address class="sender">
      ${[job.sender.name, ...job.sender.address, ...job.sender.contact].map((line) => html`<span>${line}</span>`)}
      ${job.sender.ids.map(({ label, value }) => html`<span>${label} ${value}</span>`)}
    </address>`
  return publicPage(`${job.title} ${job.number}`, body, job)
}

function partyOf({ label, name, lines }: Party): Html {
  return html`<div class="party">
    <h2>${label}</h2>
    <p>${[name, ...lines].filter(Boolean).map((line) => html`<span>${line}</span>`)}</p>
  </div>`
}

function factsOf(facts: readonly Fact[], kind: string): Html {
  return html`<dl class="${kind}">
    ${facts.map(
      ({ label, value }) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
}

function itemsOf({ heads, items }: DocumentJob): Html {
  const shows = (name: 'discount' | 'tax'): boolean => items.some((item) => item[name] !== '')
  const [hasDiscount, hasTax] = [shows('discount'), shows('tax')]
  const cell = (label: string, value: string): Html => html`<td class="figure" data-label="${label}">${value}</td>`
  const row = (item: ItemWords): Html =>
    html`<tr>
      <td>
        <span class="what">${item.description}</span>${item.sku !== '' && html`<span class="sku">${item.sku}</span>`}
      </td>
      ${cell(heads.quantity, item.quantity)} ${cell(heads.unitPrice, item.unitPrice)}
      ${hasDiscount && cell(heads.discount, item.discount)} ${hasTax && cell(heads.tax, item.tax)}
      ${cell(heads.amount, item.amount)}
    </tr>`
  const head = (label: string): Html => html`<th scope="col" class="figure">${label}</th>`
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${heads.item}</th>
        ${head(heads.quantity)}${head(heads.unitPrice)}
        ${hasDiscount && head(heads.discount)}${hasTax && head(heads.tax)}${head(heads.amount)}
      </tr>
    </thead>
    <tbody>
      ${items.map(row)}
    </tbody>
  </table>`
}

function sumsOf({ totals, taxes, settled, sum }: DocumentJob): Html {
  const taxed = taxes.map(({ label, tax }): Fact => ({ label, value: tax }))
  return html`${factsOf([...totals, ...taxed, ...settled], 'sums')}${factsOf([sum], 'sum')}`
}

function paymentOf(contents: DocumentPageContents, words: AnswerMessages): Html | undefined {
  const { job, card } = contents
  const { payment } = job
  if (payment === null && !card) return undefined
  return html`<section class="payment">
    <h2>${payment?.heading ?? words.payByCard}</h2>
    ${payment !== null && transferOf(payment)} ${cardOf(contents)}
  </section>`
}

function transferOf({ facts, code, codeHint }: PaymentWords): Html {
  const scanned =
    code !== null &&
    html`<figure>
      ${qrOf(code, codeHint)}
      <figcaption>${codeHint}</figcaption>
    </figure>`
  return html`<div class="columns">${factsOf(facts, 'about')} ${scanned}</div>`
}

/** The form names the amount that is read, so that nobody pays another one than they saw. */
function cardOf({ job, secret, card }: DocumentPageContents): Html | undefined {
  if (!card) return undefined
  const texts = cardTexts(job.language)
  const { amount, currency, text } = card
  if (!card.isChargeable) return html`<p class="note">${fillText(texts.notPossible, { currency })}</p>`
  return html`<form method="post" action="${documentPath(secret)}/pay">
    <input type="hidden" name="amount" value="${amount}" />
    <input type="hidden" name="currency" value="${currency}" />
    <p class="buttons"><button class="button">${fillText(texts.payAmount, { amount: text })}</button></p>
    ${card.isTest && html`<p class="note">${texts.test}</p>`}
  </form>`
}

/** The code is on white with a quiet zone in both themes, otherwise scanners do not find it. */
function qrOf(text: string, label: string): Html {
  const { outlines, width } = codeOf(text)
  const path = outlines.map((points) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join('')
  const margin = width / 12
  const box = [-margin, -margin, width + 2 * margin, width + 2 * margin].join(' ')
  return html`<svg class="code" viewBox="${box}" role="img" aria-label="${label}">
    <path fill-rule="evenodd" d="${path}" />
  </svg>`
}

/** The answer, its impossibility, or the request to read the quote again, placed above the document. */
function answeredOf({ quote, refused }: DocumentPageContents, words: AnswerMessages): Html | undefined {
  if (!quote) return undefined
  if (quote.kind === 'open') {
    const isAnother = refused && refused.field === undefined
    return isAnother ? html`<p class="standing overdue" role="alert">${refused.message}</p>` : undefined
  }
  if (quote.kind === 'expired') return html`<p class="standing overdue">${words.expired}</p>`
  const { kind, by } = quote
  const text = by ? fillText(words[`${kind}By`], by) : words[kind]
  return html`<p class="standing ${kind === 'accepted' ? 'paid' : 'overdue'}" role="status">${text}</p>`
}

/** The form comes after the document that it answers. */
function formOf({ quote, secret, refused }: DocumentPageContents, words: AnswerMessages): Html | undefined {
  if (quote?.kind !== 'open') return undefined
  const problem = (field: NonNullable<RefusedAnswer['field']>) =>
    refused?.field === field ? html`aria-invalid="true" aria-describedby="refused"` : ''
  return html`<form class="answer" method="post" action="${documentPath(secret)}/answer">
    <h2>${words.heading}</h2>
    <input type="hidden" name="shown" value="${quote.shown}" />
    ${refused?.field && html`<p class="refused" id="refused" role="alert">${refused.message}</p>`}
    <label
      >${words.name}
      <input
        name="name"
        autocomplete="name"
        required
        maxlength="${MOST_OF_NAME}"
        value="${refused?.name ?? ''}"
        ${problem('name')}
    /></label>
    <label
      >${words.note}
      <textarea name="note" rows="3" maxlength="${MOST_OF_NOTE}" ${problem('note')}>${refused?.note ?? ''}</textarea>
    </label>
    <p class="buttons">
      <button class="button" name="answer" value="accepted">${words.accept}</button>
      <button class="button plain" name="answer" value="declined">${words.decline}</button>
    </p>
  </form>`
}
