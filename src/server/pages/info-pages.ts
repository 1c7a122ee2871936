import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { INFO_PAGES, type InfoPageId } from '#contract/info-pages.ts'
import { firstOf, LANGUAGES } from '#contract/languages.ts'
import type { Problem } from '#contract/problem.ts'
import { isTagged } from '#server/kit/http/entity-tags.ts'
import { problemOfFailure, reportFailure } from '#server/kit/http/errors.ts'
import { type Html, html } from '#server/kit/http/html.ts'
import { languageOf } from '#server/kit/language/request-language.ts'
import { inLanguage, spokenLanguage } from '#server/kit/language/spoken-language.ts'
import { articleHref, articleOf, ARTICLES, type Article } from './articles.ts'
import { Contact, type ContactDeps } from './contact.ts'
import { atomFeed } from './feed.ts'
import { dayText, withFigures } from './figures.ts'
import { documentOf, type Frame, type Page } from './layout.ts'
import { markdown, withParts } from './markdown.ts'
import { siteMessages } from './messages.ts'
import { operatorBlock } from './operator.ts'
import { FEED_PATH, STYLE_PATH } from './paths.ts'
import { drawn } from './picture.ts'
import { pictureMessages } from './picture-messages.ts'
import { registerSocialPictures } from './social-pictures.ts'
import { PAGES_STYLE } from './style.ts'
import { type PageText, readText } from './texts-folder.ts'

/** The deps of the pages of information. */
export interface InfoPageDeps extends ContactDeps {
  readonly publicUrl: string
  /** The content policy of these pages, and whether a live chat is set up, which they show in a frame (SHELL-02). */
  readonly policy: string
  readonly chatFrame: string
  /** Whether a browser has a session: enough to name the way into the product. */
  readonly hasSession: (request: FastifyRequest) => boolean
}

/** A query parameter that is there once. */
type Query = Readonly<Record<string, unknown>>

const HTML = 'text/html; charset=utf-8'
const OWN_PATHS = new Set<string>(INFO_PAGES.flatMap(({ path, aliases }) => [path, ...aliases]))
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** Registers the pages of information, the blog with its feed, and the contact form (PAGE-05, NAV-03). */
export function registerInfoPages(fastify: FastifyInstance, deps: InfoPageDeps): void {
  const contact = new Contact(deps)
  const answered = (make: (request: FastifyRequest, reply: FastifyReply) => Promise<Page>) => ({
    handler: (request: FastifyRequest, reply: FastifyReply) =>
      inPageLanguage(request, async () => {
        const page = await make(request, reply)
        reply.header('content-security-policy', deps.policy)
        return sendTagged(request, reply, documentOf(page, frameOf(request, deps)), HTML)
      }),
  })
  leadToLowerCase(fastify)
  registerSocialPictures(fastify)
  for (const { id, path, aliases } of INFO_PAGES) {
    const make = id === 'contact' ? (request: FastifyRequest) => contactPage(contact, request) : () => pageOf(id, deps)
    for (const each of [path, ...aliases]) fastify.get(each, answered(make))
  }
  fastify.get(
    '/blog/:slug',
    answered(async (request, reply) => {
      const article = articleOf(String((request.params as Query)['slug']))
      return article ? articlePage(article) : noSuchArticle(reply)
    }),
  )
  fastify.get(FEED_PATH, (request, reply) =>
    inPageLanguage(request, async () => {
      const feed = await atomFeed(deps.publicUrl, spokenLanguage())
      return sendTagged(request, reply, feed, 'application/atom+xml; charset=utf-8')
    }),
  )
  fastify.get(STYLE_PATH, (request, reply) => sendTagged(request, reply, PAGES_STYLE, 'text/css; charset=utf-8'))
  const failed: FastifyInstance['errorHandler'] = (error, request, reply) =>
    inPageLanguage(request, () => {
      const answer = problemOfFailure(error, request.routeOptions.bodyLimit)
      reportFailure(error, answer, request, reply)
      const sayFailed = (): void => sendFailure(answer, request, reply, deps)
      const form = contact.formAgain(request, answer)
      if (form) otherwise(sendContact(request, reply.status(answer.status), form, deps), sayFailed)
      else sayFailed()
    })
  contact.register(fastify, (request, reply, form) => sendContact(request, reply, form, deps), failed)
}

/** Paths are the same in any case (NAV-01): another spelling leads to ours. */
function leadToLowerCase(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ method, url }, reply, done) => {
    const [path = '', ...rest] = url.split('?')
    const own = path.toLowerCase()
    const isOurs = own !== path && (OWN_PATHS.has(own.replace(/\/$/, '')) || own.startsWith('/blog/'))
    if (isOurs && READS.has(method)) reply.redirect([own, ...rest].join('?'), 308)
    else done()
  })
}

/** Runs something in the language of a page: the one its address asks for, else that of the visitor. */
function inPageLanguage<T>(request: FastifyRequest, run: () => T): T {
  return inLanguage(askedLanguage(request) ?? languageOf(request), run)
}

function askedLanguage({ query }: FastifyRequest) {
  const asked = (query as Query)['lang']
  return typeof asked === 'string' ? firstOf(LANGUAGES, [asked]) : undefined
}

function frameOf(request: FastifyRequest, { publicUrl, hasSession, operator, chatFrame }: InfoPageDeps): Frame {
  return {
    publicUrl,
    language: spokenLanguage(),
    isAsked: askedLanguage(request) !== undefined,
    signedIn: hasSession(request),
    operatorName: operator.name,
    chatFrame,
  }
}

/** A page may be kept, and is asked for again each time: what it says depends on language and sign-in. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, text: string, type: string): FastifyReply {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-language, cookie', 'content-type': type })
  const isKnown = reply.statusCode === 200 && isTagged(request.headers['if-none-match'], etag)
  return isKnown ? reply.code(304).send() : reply.send(text)
}

async function pageOf(id: Exclude<InfoPageId, 'contact'>, { operator }: InfoPageDeps): Promise<Page> {
  const found = await readText(id, spokenLanguage())
  const articles = id === 'blog' ? await articleList() : html``
  return textPage(id, found, { operator: operatorBlock(operator), articles })
}

function textPage(id: InfoPageId, { title, description, body }: PageText, parts: Readonly<Record<string, Html>>): Page {
  const content = withParts(markdown(body, siteMessages.table), parts)
  return {
    title,
    description,
    path: `/${id}`,
    picture: id,
    body: html`<h1>${title}</h1>
      ${content}`,
  }
}

async function contactPage(contact: Contact, request: FastifyRequest): Promise<Page> {
  const text = await readText('contact', spokenLanguage())
  return textPage('contact', text, { form: contact.shown((request.query as Query)['sent'] === '1') })
}

async function sendContact(
  request: FastifyRequest,
  reply: FastifyReply,
  form: Html,
  deps: InfoPageDeps,
): Promise<FastifyReply> {
  const page = textPage('contact', await readText('contact', spokenLanguage()), { form })
  const document = documentOf(page, frameOf(request, deps))
  return reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': deps.policy })
    .type(HTML)
    .send(document)
}

async function articleList(): Promise<Html> {
  const language = spokenLanguage()
  const items = ARTICLES.map(async (article) => {
    const { title, description } = await readText(article.slug, language)
    return html`<li>
      <h2><a href="${articleHref(article)}">${title}</a></h2>
      <p>${description}</p>
      <p class="facts"><time datetime="${article.published}">${dayText(article.published, language)}</time></p>
    </li>`
  })
  return html`<ul class="articles">
      ${await Promise.all(items)}
    </ul>
    <p><a href="${FEED_PATH}">${siteMessages.feedLink}</a></p>`
}

/** An article with the figures of its example, worked out by the functions that price a real catalogue. */
async function articlePage(article: Article): Promise<Page> {
  const language = spokenLanguage()
  const { title, description, body } = await readText(article.slug, language)
  const { figures, picture } = article.example()
  const content = withParts(markdown(withFigures(body, figures, language), siteMessages.table), {
    picture: drawn(picture, pictureMessages, language),
  })
  const day = dayText(article.published, language)
  return {
    title,
    description,
    path: articleHref(article),
    picture: article.slug,
    kind: 'article',
    body: html`<article>
      <h1>${title}</h1>
      <p class="facts"><time datetime="${article.published}">${siteMessages.published(day)}</time></p>
      ${content}
      <p><a href="/blog">${siteMessages.allArticles}</a></p>
    </article>`,
  }
}

function noSuchArticle(reply: FastifyReply): Page {
  reply.status(404)
  const { noSuchArticle: title, noSuchArticleText: description, allArticles } = siteMessages
  const body = html`<h1>${title}</h1>
    <p>${description}</p>
    <p><a href="/blog">${allArticles}</a></p>`
  return { title, description, path: '/blog', body, isHidden: true }
}

/** Does something else where an answer could not be made. */
function otherwise(sent: Promise<unknown>, act: () => void): void {
  sent.catch(act)
}

function sendFailure(answer: Problem, request: FastifyRequest, reply: FastifyReply, deps: InfoPageDeps): void {
  const { failed: title, back } = siteMessages
  const body = html`<h1>${title}</h1>
    <p>${answer.title}</p>
    <p><a href="/contact">${back}</a></p>`
  const page = { title, description: answer.title, path: '/contact', body, isHidden: true }
  const document = documentOf(page, frameOf(request, deps))
  reply
    .status(answer.status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': deps.policy })
    .type(HTML)
    .send(document)
}
