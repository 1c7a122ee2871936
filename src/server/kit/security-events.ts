import type { FastifyRequest } from 'fastify'
import type { SecurityEventKind } from '#contract/endpoints/security-events.ts'
import type { Statement } from './database/database.ts'
import { addressKey } from './http/address-key.ts'
import { cutText } from '#domain/cut-text.ts'

/** Where an action came from: the name that the browser or program sends, and its address. */
export interface EventSource {
  readonly device: string | null
  readonly address: string | null
}

/** An event that concerns the security of an account (OPS-10). */
export interface SecurityEvent extends EventSource {
  readonly kind: SecurityEventKind
  /** Which one, if there are several: the name of a token. */
  readonly detail?: string
}

const DEVICE_LENGTH = 300
const DETAIL_LENGTH = 200

/** Where a request comes from; the address is shortened to its network. */
export function sourceOf(request: FastifyRequest): EventSource {
  return { device: request.headers['user-agent']?.slice(0, DEVICE_LENGTH) ?? null, address: shortAddress(request.ip) }
}

/** An address without its last part: `203.0.113.x`, `2001:db8:0:1::/64`. */
export function shortAddress(address: string): string {
  return addressKey(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.x')
}

/** Records an event for the user of the open transaction. */
export function ownEvent(event: SecurityEvent): Statement {
  return {
    name: 'security:own',
    text: 'select record_security_event($1, $2, $3, $4)',
    values: valuesOf(event),
  }
}

/** Records an event as the owner, for a user whom the server knows; none if there is no such user. */
export function eventOf(userId: string, event: SecurityEvent): Statement {
  return {
    name: 'security:of',
    text: `insert into security_event (user_id, kind, detail, device, address)
      select id, $2, $3, $4, $5 from account where id = $1`,
    values: [userId, ...valuesOf(event)],
  }
}

function valuesOf({ kind, detail = '', device, address }: SecurityEvent): readonly unknown[] {
  return [kind, cutText(detail, DETAIL_LENGTH), device, address]
}
