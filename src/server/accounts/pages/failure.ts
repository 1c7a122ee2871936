import type { FastifyReply, FastifyRequest } from 'fastify'
import { screenHref } from '#contract/screens.ts'
import { problemOfFailure, tellWhenAgain } from '#server/kit/http/errors.ts'
import { html } from '#server/kit/http/html.ts'
import { sendPage } from './layout.ts'

/** An error on a page for people: the catalogue's message, and a link to go on. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOfFailure(error)
  const { title, status } = problem
  // A caller that left gets no answer, and the error that ended its wait was no fault.
  if (status >= 500 && !reply.raw.destroyed) request.log.error(error)
  tellWhenAgain(reply, problem)
  const body = html`<a class="button" href="${screenHref('home')}">Go to Pricewright</a>`
  return sendPage(reply, { title: 'That did not work', lead: title, body }, status)
}
