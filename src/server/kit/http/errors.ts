import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type MessageCode, Refusal } from '#contract/refusal.ts'
import type { Problem } from '#contract/problem.ts'
import { languageOf } from '../language/request-language.ts'
import { inLanguage } from '../language/spoken-language.ts'
import { problem, problemOf, sendProblem } from './problems.ts'
import { sizeMessages } from './refusal-messages.ts'
import { refusalOfFailure } from './refusals.ts'

const BY_FRAMEWORK_CODE: Readonly<Record<string, MessageCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid-input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid-input',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid-input',
  FST_ERR_BAD_URL: 'no-such-route',
  FST_ERR_MAX_PARAM_LENGTH: 'no-such-route',
}

const RETRY_SECONDS = '2'

interface Failure {
  readonly code?: unknown
  readonly statusCode?: unknown
}

/** Turns an error of the layers below into a message of the catalogue; unknown errors stay inside (API-02). The limit is bytes. */
export function problemOfFailure(error: unknown, bodyLimit = 0): Problem {
  const refusal = error instanceof Refusal ? error : refusalOfFailure(error)
  if (refusal) return problemOf(refusal)
  const { code, statusCode } = (error ?? {}) as Failure
  const known = BY_FRAMEWORK_CODE[String(code)]
  if (known === 'too-large') return problem('too-large', { limit: sizeOf(bodyLimit) })
  if (known) return problem(known)
  if (statusCode === 412) return problem('changed-meanwhile')
  if (statusCode === 429) return problem('too-many-requests', { seconds: 60 })
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return problem('invalid-input')
  return problem('internal')
}

function sizeOf(bytes: number): string {
  const { kilobytes, megabytes } = sizeMessages
  return bytes < 2 ** 20 ? kilobytes(Math.floor(bytes / 2 ** 10)) : megabytes(Math.ceil(bytes / 2 ** 20))
}

/** Answers every failure as problem details; our own faults are logged with their stack. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    // What is refused before its body has arrived is outside of the language that the request is answered in.
    const answer = inLanguage(languageOf(request), () => problemOfFailure(error, request.routeOptions.bodyLimit))
    reportFailure(error, answer, request, reply)
    return sendProblem(reply, answer)
  })
}

/** Logs a failure, and says in whole seconds when a caller may try again who was refused for want of room. */
export function reportFailure(error: unknown, answer: Problem, request: FastifyRequest, reply: FastifyReply): void {
  const { status, code } = answer
  // A crowd is no fault of the server. A caller that left gets no answer, and the error that ended its work was no fault either.
  if (status >= 500 && !isCrowded(error) && !reply.raw.destroyed) request.log.error(error)
  else request.log.info({ code }, 'refused')
  const seconds = error instanceof Refusal && status === 429 ? error.values['seconds'] : undefined
  if (seconds !== undefined) reply.header('retry-after', String(seconds))
  else if (status === 503) reply.header('retry-after', RETRY_SECONDS)
}

function isCrowded(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'busy'
}
