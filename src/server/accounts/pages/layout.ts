import type { FastifyReply } from 'fastify'
import { infoHref } from '#contract/info-pages.ts'
import { type Html, html } from '#server/kit/http/html.ts'
import { spokenLanguage } from '#server/kit/language/spoken-language.ts'
import { pageMessages } from './messages.ts'

/** Where the looks of these pages are served. */
export const STYLE_PATH = '/api/auth/style.css'

/** The product's mark, as the browser files have it. */
const ICON = '/icon.svg'

/** One page of the sign-in: plain markup, no script of its own. */
export interface Page {
  readonly title: string
  /** The line under the title. */
  readonly lead?: string
  readonly body: Html
}

/** A whole document. The theme snippet is the app's own file, so that the pages follow the chosen theme. */
export function documentOf({ title, lead, body }: Page): string {
  return html`<!doctype html>
    <html lang="${spokenLanguage()}" data-theme="light">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Pricewright</title>
        <script src="/theme.js"></script>
        <link rel="stylesheet" href="${STYLE_PATH}" />
        <link rel="icon" href="${ICON}" type="image/svg+xml" />
      </head>
      <body>
        <header><img src="${ICON}" alt="" width="32" height="32" />Pricewright</header>
        <main>
          <h1>${title}</h1>
          ${lead !== undefined && html`<p class="lead">${lead}</p>`} ${body}
        </main>
        <footer>
          <a href="${infoHref('terms')}">${pageMessages.terms}</a
          ><a href="${infoHref('privacy')}">${pageMessages.privacy}</a>
        </footer>
      </body>
    </html> `.markup
}

/** Answers a page; it is never cached, because it may name a person. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    .send(documentOf(page))
}

/** What a form field holds and says. */
export interface FieldView {
  readonly name: string
  /** Where a page has two fields of one name. */
  readonly id?: string
  readonly label: string
  readonly type: 'email' | 'password'
  readonly autocomplete: 'username' | 'email' | 'current-password' | 'new-password'
  readonly value?: string | undefined
  readonly help?: string
  readonly error?: string | undefined
  readonly focus?: boolean
}

/** A labelled field; an error replaces its help. */
export function field({ name, id = name, label, type, autocomplete, value, help, error, focus }: FieldView): Html {
  const note = error ?? help
  return html`<div>
    <label for="${id}">${label}</label>
    <input
      id="${id}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      required
      value="${value ?? ''}"
      ${error !== undefined && html`aria-invalid="true"`}
      ${note !== undefined && html`aria-describedby="${id}-note"`}
      ${focus === true && html`autofocus`}
    />
    ${note !== undefined && html`<p class="${error === undefined ? 'help' : 'error'}" id="${id}-note">${note}</p>`}
  </div>`
}

/** A coloured box for what was done. */
export function notice(texts: readonly string[]): Html {
  return html`<div class="notice" role="status">${texts.map((text) => html`<p>${text}</p>`)}</div>`
}
