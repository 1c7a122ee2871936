import type { FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { type MessageCode, Refusal } from '#contract/refusal.ts'
import { refusalOfFailure } from '../kit/http/refusals.ts'
import type { RefusedCalls } from './refused-calls.ts'

/** Refusals of who asks, or of an act against the rules; wrong input is no attempt. */
const NOTED: ReadonlySet<MessageCode> = new Set([
  'not-signed-in',
  'session-revoked',
  'session-mismatch',
  'suspended',
  'token-not-allowed',
  'admin-only',
  'not-fresh',
  'cross-site',
  'rule-broken',
])

/** Has refused calls of administration written into the audit log (ADMIN-04). */
export function noteRefusals(refused: RefusedCalls) {
  return async (request: FastifyRequest, endpoint: AnyEndpoint, error: unknown): Promise<void> => {
    const refusal = error instanceof Refusal ? error : refusalOfFailure(error)
    if (refusal && NOTED.has(refusal.code)) await refused.note(request, endpoint, refusal.code)
  }
}
