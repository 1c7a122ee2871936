import { grouped } from '#domain/grouped.ts'
import { type Html, html } from '#server/kit/http/html.ts'
import { spokenLanguage } from '#server/kit/language/spoken-language.ts'
import { mapInSlices } from '#server/kit/slices.ts'
import { listFacts, morePriceWords, priceWords } from '../pdf/catalogue/catalogue-job.ts'
import { catalogueMessages } from '../pdf/catalogue/catalogue-messages.ts'
import type { ListContents, ListedPrice } from '../pdf/list-contents.ts'
import { type Words, wordsOf } from '../pdf/locale-formats.ts'
import { pageMessages } from './page-messages.ts'

/** The path of the public pages' styles. */
export const PUBLIC_STYLE_PATH = '/p/style.css'

/** The script of a list's page: one of the browser's files. */
const LIST_SEARCH_PATH = '/price-list-search.js'

/** The content of a list's page; `pictures` are the ids of products with a visible picture. */
export interface PageContents {
  readonly list: ListContents
  readonly secret: string
  readonly locale: string
  readonly pictures: ReadonlySet<string>
  readonly now: number
}

/** The page behind a public link: the list for its readers. Its one script searches in what is there; without it everything is shown. */
export async function listPage(contents: PageContents): Promise<string> {
  const { list, secret, locale, now } = contents
  const words = wordsOf(locale, spokenLanguage())
  const body = html` <header>
      <p class="business">${list.business}</p>
      <h1>${list.title}</h1>
      ${list.note !== '' && html`<p class="note">${list.note}</p>`}
      <p class="facts">${listFacts(list, words, now).map((fact) => html`<span>${fact}</span>`)}</p>
      <nav aria-label="${pageMessages.files}"><a href="/p/${secret}.pdf">PDF</a><a href="/p/${secret}.csv">CSV</a></nav>
    </header>
    ${list.items.length === 0 ? html`<p class="empty">${catalogueMessages.empty}</p>` : await tableOf(contents, words)}`
  return publicPage(list.title, body, { accent: list.accent, script: LIST_SEARCH_PATH })
}

async function tableOf(contents: PageContents, words: Words): Promise<Html> {
  const { list } = contents
  const shown: Shown = {
    ...contents,
    words,
    hasSkus: list.items.some(({ sku }) => sku !== ''),
    hasMore: list.items.some(({ tradePrice, tiers }) => tradePrice !== null || tiers.length > 0),
  }
  const groups = grouped(list.items, ({ category }) => category)
  const parts: Html[] = []
  for (const category of list.categories) parts.push(await groupOf(category, groups.get(category) ?? [], shown))
  return html`<search class="find" hidden>
      <label
        >${pageMessages.search}
        <input type="search" maxlength="100" autocomplete="off" placeholder="${pageMessages.searchIn}"
      /></label>
      <output data-found="${pageMessages.found}"></output>
    </search>
    <table class="list">
      <thead>
        <tr>
          ${shown.pictures.size > 0 && html`<td></td>`}
          <th scope="col">${catalogueMessages.product}</th>
          ${shown.hasSkus && html`<th scope="col">${catalogueMessages.sku}</th>`}
          <th scope="col" class="price">${priceHead(list)}</th>
          ${shown.hasMore && html`<th scope="col" class="price">${pageMessages.otherPrices}</th>`}
        </tr>
      </thead>
      ${parts}
    </table>`
}

/** What the rows of a page share. */
interface Shown extends PageContents {
  readonly words: Words
  readonly hasSkus: boolean
  readonly hasMore: boolean
}

function priceHead({ includesVat }: ListContents): string {
  if (typeof includesVat !== 'boolean') return pageMessages.price
  return includesVat ? pageMessages.priceWithVat : pageMessages.priceWithoutVat
}

async function groupOf(category: string, items: readonly ListedPrice[], shown: Shown): Promise<Html> {
  const width = 2 + [shown.pictures.size > 0, shown.hasSkus, shown.hasMore].filter(Boolean).length
  const isAlone = shown.list.categories.length === 1
  const rows = await mapInSlices(items, (item) => rowOf(item, shown))
  return html`<tbody>
    ${
      !isAlone &&
      html`<tr class="group">
        <th scope="rowgroup" colspan="${width}">${category || pageMessages.otherProducts}</th>
      </tr>`
    }
    ${rows}
  </tbody> `
}

function rowOf(item: ListedPrice, shown: Shown): Html {
  const { name, sku, description } = item
  const more = morePriceWords(item, shown.words)
  return html`<tr>
    ${shown.pictures.size > 0 && html`<td class="picture">${pictureOf(item, shown)}</td>`}
    <th scope="row">
      ${name}
      ${(sku !== '' || description !== '') && html`<p>${sku !== '' && html`<span class="sku">${sku}</span>`} ${description}</p>`}
    </th>
    ${shown.hasSkus && html`<td class="sku">${sku}</td>`}
    <td class="price">${priceWords(item, shown.list, shown.words)}</td>
    ${shown.hasMore && html`<td class="more">${more.map((text) => html`<p>${text}</p>`)}</td>`}
  </tr>`
}

function pictureOf({ productId }: ListedPrice, { pictures, secret }: Shown): Html {
  if (!pictures.has(productId)) return html`<span class="blank"></span>`
  return html`<img src="/p/${secret}/pictures/${productId}" alt="" width="48" height="48" loading="lazy" />`
}

/** The same page for every link that opens nothing, so that it reveals nothing. */
export function closedPage(what: 'list' | 'document' = 'list'): string {
  const { note, [what]: texts } = pageMessages.closed
  const body = html`<header>
    <h1>${texts.heading}</h1>
    <p class="note">${note}</p>
  </header>`
  return publicPage(texts.title, body)
}

/** The page for a failure of the server, with the catalogue's message. */
export function failurePage(message: string): string {
  const body = html`<header>
    <h1>${pageMessages.failed}</h1>
    <p class="note">${message}</p>
  </header>`
  return publicPage(pageMessages.failed, body)
}

/** How a page differs from the product's own. */
interface PageLook {
  /** A tag; that of the answer under way where none is given. */
  readonly language?: string
  readonly isRightToLeft?: boolean
  /** The colour of the business, `#rrggbb`; empty for none. */
  readonly accent?: string
  /** The path of its only script. */
  readonly script?: string
  readonly refresh?: Refresh | undefined
}

/** Where the browser goes by itself after some time. */
export interface Refresh {
  readonly seconds: number
  readonly to: string
}

/** A whole page. */
export function publicPage(title: string, body: Html, look: PageLook = {}): string {
  const { language = spokenLanguage(), isRightToLeft = false, accent = '', script, refresh } = look
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
        ${refresh && html`<meta http-equiv="refresh" content="${refresh.seconds}; url=${refresh.to}" />`}
        ${script !== undefined && html`<script src="${script}" defer></script>`}
      </head>
      <body>
        ${accent !== '' && html`<svg class="accent" aria-hidden="true"><rect width="100%" height="100%" fill="${accent}" /></svg>`}
        <main>${body}</main>
        <footer lang="${spokenLanguage()}" dir="ltr">${pageMessages.madeWith} <a href="/">Pricewright</a></footer>
      </body>
    </html> `.markup
}
