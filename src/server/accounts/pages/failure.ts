import type { FastifyReply, FastifyRequest } from 'fastify'
import { screenHref } from '#contract/screens.ts'
import { problemOfFailure } from '#server/kit/http/errors.ts'
import { html } from '#server/kit/http/html.ts'
import { sendPage } from './layout.ts'

/** A failure on a page that people look at: the catalogue's words, and a way on. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { title, status } = problemOfFailure(error)
  if (status >= 500) request.log.error(error)
  if (status === 503) reply.header('retry-after', '2')
  const body = html`<a class="button" href="${screenHref('home')}">Go to Pricewright</a>`
  return sendPage(reply, { title: 'That did not work', lead: title, body }, status)
}
