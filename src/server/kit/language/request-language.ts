import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  acceptedLanguages,
  firstOf,
  LANGUAGE_COOKIE,
  LANGUAGE_HEADER,
  LANGUAGES,
  type Language,
} from '#contract/languages.ts'
import { inLanguage } from './spoken-language.ts'

const CALLS = /^\/(api|routes)(\/|$|\?)/i
/** A browser that goes to an address says so; then what it gets is read by a person, also below /api. */
const isNavigation = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-mode'] === 'navigate'

/**
 * The languages that a caller asks for, the most wanted first: the header of our own page; for pages the cookie of the choice, then what
 * the browser accepts. Calls without that header are answered in English (API-02).
 */
export function wishesOf(request: FastifyRequest): readonly string[] {
  const { url, cookies, headers } = request
  const own = headers[LANGUAGE_HEADER]
  if (CALLS.test(url) && !isNavigation(request)) return typeof own === 'string' ? [own] : []
  return [cookies?.[LANGUAGE_COOKIE] ?? '', ...acceptedLanguages(headers['accept-language'] ?? '')]
}

/** The language of the answer to a request. */
export function languageOf(request: FastifyRequest): Language {
  return firstOf(LANGUAGES, wishesOf(request)) ?? 'en'
}

/** Has every answer made in the language that its caller asks for (SHELL-10). */
export function speakByRequest(app: FastifyInstance): void {
  const hook = (request: FastifyRequest, _reply: unknown, done: () => void): void =>
    inLanguage(languageOf(request), done)
  app.addHook('onRequest', hook)
  // A body arrives by events of its connection, which know nothing of the request.
  app.addHook('preHandler', hook)
}
