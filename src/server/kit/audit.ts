import type { FastifyRequest } from 'fastify'
import { cutText } from '#domain/cut-text.ts'
import type { Statement } from './database/database.ts'
import { sourceOf } from './security-events.ts'

/** What an administrator did, and to whom. */
export interface AuditedAct {
  /** The id of the call. */
  readonly act: string
  readonly subject?: string | undefined
  readonly detail?: string
}

const MOST_DETAIL = 1_000

/** Adds an entry in the name of the administrator of the open transaction (ADMIN-04). */
export function audited(request: FastifyRequest, { act, subject, detail = '' }: AuditedAct): Statement {
  return {
    name: 'audit:record',
    text: 'select record_audit($1, $2, $3, $4)',
    values: [act, subject ?? null, cutText(detail, MOST_DETAIL), sourceOf(request).address],
  }
}

/** An act that did not come by a call: a refusal, or a command of the operator. */
export interface OutsideAct extends AuditedAct {
  readonly actor: string | null
  readonly outcome: string
  readonly address: string | null
}

/** Adds an entry as the owner. */
export function auditedOutside({ actor, act, subject, detail = '', outcome, address }: OutsideAct): Statement {
  return {
    name: 'audit:outside',
    text: 'select append_audit($1, $2, $3, $4, $5, $6)',
    values: [actor, act, subject ?? null, cutText(detail, MOST_DETAIL), outcome, address],
  }
}
