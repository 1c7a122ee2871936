import { infoPageTitles } from '#contract/info-page-messages.ts'
import { INFO_PAGES, infoHref } from '#contract/info-pages.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { screenHref } from '#contract/screens.ts'
import { type Html, html } from '#server/kit/http/html.ts'
import { siteMessages } from './messages.ts'
import { SOCIAL_SIZE } from './social-drawing.ts'
import { socialPictureHref } from './social-pictures.ts'
import { CHAT_SCRIPT_PATH, FEED_PATH, STYLE_PATH, THEME_SCRIPT_PATH } from './paths.ts'

/** One page of information. */
export interface Page {
  readonly title: string
  readonly description: string
  /** Its own address, below the origin. */
  readonly path: string
  readonly body: Html
  readonly kind?: 'article' | 'website'
  /** What its picture is called where it is shared; without one the mark of the product stands for it. */
  readonly picture?: string
  /** A page that no search engine should keep. */
  readonly isHidden?: boolean
}

/** What the frame around a page depends on. */
export interface Frame {
  readonly publicUrl: string
  readonly language: Language
  /** Whether the address itself asked for the language: links then go on to do so. */
  readonly isAsked: boolean
  readonly signedIn: boolean
  /** Whether a live chat is set up (SHELL-02). */
  readonly chatFrame: string
  /** The name of who runs this installation; empty if unknown. */
  readonly operatorName: string
}

/** The mark of the product. */
const MARK = '/icon-512.png'
/** The pages of `INFO_PAGES` and what is below them. */
const OWN_LINKS = /href="(\/(?:about|blog|careers|contact|cookies|privacy|terms)[^"?]*)"/g
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', de: 'de_DE', fr: 'fr_FR', es: 'es_ES' }

/** The address of a page in one language. */
export function inLanguageHref(path: string, language: Language): string {
  return `${path}?lang=${language}`
}

/** A whole document in the frame of the site (NAV-03): readable without a script, in the theme of the visitor. */
export function documentOf(page: Page, frame: Frame): string {
  const { markup } = html`<!doctype html>
    <html lang="${frame.language}" data-theme="light">
      <head>
        ${headOf(page, frame)}
      </head>
      <body>
        <a class="skip" href="#main">${siteMessages.skip}</a>
        ${header(frame)}
        <main id="main" tabindex="-1">${page.body}</main>
        ${footer(page, frame)} ${chatButton(frame)} ${assistantButton(frame)}
      </body>
    </html> `
  return frame.isAsked ? markup.replaceAll(OWN_LINKS, `href="$1?lang=${frame.language}"`) : markup
}

function headOf(page: Page, frame: Frame): Html {
  const { title, description, path, kind = 'website', isHidden = false } = page
  const { publicUrl, language } = frame
  const canonical = publicUrl + inLanguageHref(path, language)
  const alternates = LANGUAGES.map(
    (each) => html`<link rel="alternate" hreflang="${each}" href="${publicUrl + inLanguageHref(path, each)}" />`,
  )
  const addresses = html`<link rel="canonical" href="${canonical}" />
    ${alternates}
    <link rel="alternate" hreflang="x-default" href="${publicUrl + path}" />
    <meta property="og:url" content="${canonical}" />`
  return html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} · Pricewright</title>
    <meta name="description" content="${description}" />
    <meta name="color-scheme" content="light" />
    <meta name="theme-color" content="#f9fafb" />
    <script src="/theme.js"></script>
    <link rel="stylesheet" href="${STYLE_PATH}" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    ${isHidden ? html`<meta name="robots" content="noindex" />` : addresses}
    <meta property="og:type" content="${kind}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:site_name" content="Pricewright" />
    <meta property="og:locale" content="${LOCALES[language]}" />
    ${socialPicture(page, frame)}
    <link
      rel="alternate"
      type="application/atom+xml"
      title="${siteMessages.feed}"
      href="${publicUrl + inLanguageHref(FEED_PATH, language)}"
    />
    <script src="${THEME_SCRIPT_PATH}" defer></script>`
}

function socialPicture({ title, picture }: Page, { publicUrl, language }: Frame): Html {
  if (picture === undefined) {
    return html`<meta property="og:image" content="${publicUrl + MARK}" />
      <meta name="twitter:card" content="summary" />`
  }
  const { width, height } = SOCIAL_SIZE
  return html`<meta property="og:image" content="${publicUrl + socialPictureHref(picture, language)}" />
    <meta property="og:image:width" content="${width}" />
    <meta property="og:image:height" content="${height}" />
    <meta property="og:image:alt" content="${title}" />
    <meta name="twitter:card" content="summary_large_image" />`
}

function header({ signedIn }: Frame): Html {
  const way = signedIn
    ? html`<a class="button primary" href="${screenHref('home')}">${siteMessages.openApp}</a>`
    : html`<a class="button" href="${screenHref('login')}">${siteMessages.signIn}</a>`
  return html`<header class="site">
    <div class="width">
      <a class="brand" href="${screenHref('home')}"><img src="/icon.svg" alt="" width="32" height="32" />Pricewright</a>
      ${way}
    </div>
  </header>`
}

function footer({ path, isHidden = false }: Page, { language, operatorName }: Frame): Html {
  const pages = INFO_PAGES.map(({ id }) => {
    const current = path === infoHref(id) && html`aria-current="page"`
    return html`<li><a href="${infoHref(id)}" ${current}>${infoPageTitles[id]}</a></li>`
  })
  return html`<footer class="site">
    <div class="width">
      <nav aria-label="${siteMessages.pages}">
        <ul>
          ${pages}
        </ul>
      </nav>
      ${!isHidden && languageLinks(path, language)} ${themeChoice()}
      ${operatorName !== '' && html`<p class="operated">${siteMessages.operatedBy(operatorName)}</p>`}
    </div>
  </footer>`
}

function languageLinks(path: string, language: Language): Html {
  const links = LANGUAGES.map((each) => {
    const current = each === language && html`aria-current="true"`
    return html`<li>
      <a href="${inLanguageHref(path, each)}" hreflang="${each}" lang="${each}" ${current}>${ownName(each)}</a>
    </li>`
  })
  return html`<nav aria-label="${siteMessages.language}">
    <ul>
      ${links}
    </ul>
  </nav>`
}

/** Leads to the contact form; with a script, and where a chat is set up, it opens that (SHELL-01). */
function chatButton({ chatFrame }: Frame): Html {
  const { chat, closeChat } = siteMessages
  return html`<a
      class="chat"
      href="${infoHref('contact')}"
      title="${chat}"
      aria-label="${chat}"
      data-close="${closeChat}"
      data-frame="${chatFrame}"
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M4 19.5 5.3 16A8 8 0 1 1 8.6 19Z" />
      </svg>
    </a>
    ${chatFrame !== '' && html`<script src="${CHAT_SCRIPT_PATH}" defer></script>`}`
}

/** Leads to where the assistant is: its own page, or beside the calculators, which need no account (SHELL-01, CHAT-03). */
function assistantButton({ signedIn }: Frame): Html {
  const { assistant } = siteMessages
  const href = signedIn ? screenHref('assistant') : `${screenHref('calculators')}#assistant`
  return html`<a class="chat ask" href="${href}" title="${assistant}" aria-label="${assistant}">
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d="M12 8V4H8M6 8h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM2 14h2M20 14h2M15 13v2M9 13v2"
      />
    </svg>
  </a>`
}

/** Without a script there is nothing to choose: the script of this page shows it. */
function themeChoice(): Html {
  const choices = (['light', 'dark', 'system'] as const).map(
    (choice) => html`<button type="button" data-theme-choice="${choice}">${siteMessages.themes[choice]}</button>`,
  )
  return html`<div class="themes" role="group" aria-label="${siteMessages.theme}" hidden>${choices}</div>`
}

function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
