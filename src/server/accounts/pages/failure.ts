import type { FastifyReply, FastifyRequest } from 'fastify'
import { screenHref } from '#contract/screens.ts'
import { problemOfFailure, reportFailure } from '#server/kit/http/errors.ts'
import { html } from '#server/kit/http/html.ts'
import { sendPage } from './layout.ts'
import { pageMessages } from './messages.ts'

/** An error on a page for people: the catalogue's message, and a link to go on. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOfFailure(error, request.routeOptions.bodyLimit)
  const { title, status } = problem
  reportFailure(error, problem, request, reply)
  const body = html`<a class="button" href="${screenHref('home')}">${pageMessages.home}</a>`
  return sendPage(reply, { title: pageMessages.failed, lead: title, body }, status)
}
