import type { FastifyReply } from 'fastify'
import { fillText, type MessageCode, type Refusal } from '#contract/refusal.ts'
import { messages } from '#contract/refusal-catalogue.ts'
import type { Problem } from '#contract/problem.ts'

/** Problem details of a refusal (RFC 9457, API-02). */
export function problemOf(refusal: Refusal): Problem {
  const { status } = messages[refusal.code]
  return {
    type: `/api/docs#${refusal.code}`,
    title: refusal.message,
    status,
    code: refusal.code,
    ...(refusal.issues.length > 0 ? { errors: [...refusal.issues] } : {}),
  }
}

/** Problem details of a catalogue code. */
export function problem(code: MessageCode, values: Readonly<Record<string, string | number>> = {}): Problem {
  const { status, title } = messages[code]
  return { type: `/api/docs#${code}`, title: fillText(title, values), status, code }
}

/** Answers a problem with the media type of problem details. */
export function sendProblem(reply: FastifyReply, answer: Problem): FastifyReply {
  return reply.status(answer.status).type('application/problem+json').send(JSON.stringify(answer))
}
