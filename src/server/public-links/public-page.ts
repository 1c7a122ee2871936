import { type Html, html } from '#server/kit/http/html.ts'
import { mapInSlices } from '#server/kit/slices.ts'
import { listFacts, morePriceWords, priceWords } from '../pdf/catalogue/catalogue-job.ts'
import type { ListContents, ListedPrice } from '../pdf/list-contents.ts'
import { type Words, wordsOf } from '../pdf/locale-formats.ts'

/** The path of the public pages' styles. */
export const PUBLIC_STYLE_PATH = '/p/style.css'

/** The content of a list's page; `pictures` are the ids of products with a visible picture. */
export interface PageContents {
  readonly list: ListContents
  readonly secret: string
  readonly locale: string
  readonly pictures: ReadonlySet<string>
  readonly now: number
}

/** The page behind a public link: the list for its readers, without a script. */
export async function listPage({ list, secret, locale, pictures, now }: PageContents): Promise<string> {
  const words = wordsOf(locale, 'en')
  const items = await mapInSlices(list.items, (item) => itemOf(item, words, pictureOf(item, secret, pictures)))
  const body = html` <header>
      <p class="business">${list.business}</p>
      <h1>${list.title}</h1>
      ${list.note !== '' && html`<p class="note">${list.note}</p>`}
      <p class="facts">${listFacts(list, words, now).map((fact) => html`<span>${fact}</span>`)}</p>
      <nav aria-label="Files"><a href="/p/${secret}.pdf">PDF</a><a href="/p/${secret}.csv">CSV</a></nav>
    </header>
    ${
      list.items.length === 0
        ? html`<p class="empty">There are no products on this price list.</p>`
        : html`<ul class="items">
            ${items}
          </ul>`
    }`
  return publicPage(list.title, body, { accent: list.accent })
}

function pictureOf({ productId }: ListedPrice, secret: string, pictures: ReadonlySet<string>): Html | undefined {
  if (pictures.size === 0) return undefined
  if (!pictures.has(productId)) return html`<span class="blank"></span>`
  return html`<img src="/p/${secret}/pictures/${productId}" alt="" width="72" height="72" loading="lazy" />`
}

function itemOf(item: ListedPrice, words: Words, picture: Html | undefined): Html {
  const more = morePriceWords(item, words)
  return html`<li>
    ${picture}
    <div class="what">
      <h2>${item.name}</h2>
      ${item.sku !== '' && html`<p class="sku">${item.sku}</p>`}
      ${item.description !== '' && html`<p class="description">${item.description}</p>`}
    </div>
    <div class="price">
      <p>${priceWords(item, words)}</p>
      ${more.map((text) => html`<p class="more">${text}</p>`)}
    </div>
  </li>`
}

/** The same page for every link that opens nothing, so that it reveals nothing. */
export function closedPage(what: 'price list' | 'document' = 'price list'): string {
  const body = html`<header>
    <h1>This ${what} is not available</h1>
    <p class="note">
      The link has expired, was closed by its owner, or was not copied whole. Please ask the sender for a new one.
    </p>
  </header>`
  return publicPage(`${what === 'document' ? 'Document' : 'Price list'} not available`, body)
}

/** The page for a failure of the server, with the catalogue's message. */
export function failurePage(message: string): string {
  const body = html`<header>
    <h1>That did not work</h1>
    <p class="note">${message}</p>
  </header>`
  return publicPage('That did not work', body)
}

/** How a page differs from the product's own. */
interface PageLook {
  /** A tag. */
  readonly language?: string
  readonly isRightToLeft?: boolean
  /** The colour of the business, `#rrggbb`; empty for none. */
  readonly accent?: string
}

/** A whole page. */
export function publicPage(title: string, body: Html, look: PageLook = {}): string {
  const { language = 'en', isRightToLeft = false, accent = '' } = look
  return html`<!doctype html>
    <html lang="${language}" dir="${isRightToLeft ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="${PUBLIC_STYLE_PATH}" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        ${accent !== '' && html`<svg class="accent" aria-hidden="true"><rect width="100%" height="100%" fill="${accent}" /></svg>`}
        <main>${body}</main>
        <footer lang="en" dir="ltr">Made with <a href="/">Pricewright</a></footer>
      </body>
    </html> `.markup
}
