import type { FastifyInstance, FastifyReply } from 'fastify'
import { type MessageCode, Refusal } from '#contract/messages.ts'
import type { Problem } from '#contract/problem.ts'
import { problem, problemOf, sendProblem } from './problems.ts'
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
  if (known === 'too-large') return problem('too-large', { limit: `${Math.ceil(bodyLimit / 2 ** 20)} MB` })
  if (known) return problem(known)
  if (statusCode === 412) return problem('changed-meanwhile')
  if (statusCode === 429) return problem('too-many-requests', { seconds: 60 })
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return problem('invalid-input')
  return problem('internal')
}

/** Answers every failure as problem details; our own faults are logged with their stack. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const answer = problemOfFailure(error, request.routeOptions.bodyLimit)
    // A caller that left gets no answer, and the error that ended its work was no fault.
    if (answer.status >= 500 && !reply.raw.destroyed) request.log.error(error)
    else request.log.info({ code: answer.code }, 'refused')
    tellWhenAgain(reply, answer)
    return sendProblem(reply, answer)
  })
}

/** Says in whole seconds when a caller may try again who was refused for want of room; the limit by address says so itself. */
export function tellWhenAgain(reply: FastifyReply, { status, code }: Problem): void {
  if (status === 503 || code === 'too-many-at-once') reply.header('retry-after', '2')
}
