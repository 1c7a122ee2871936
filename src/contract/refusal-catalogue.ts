import type { MessageCode } from './refusal.ts'
import { refusalTitles } from './refusal-messages.ts'

/** One entry of the catalogue: the HTTP status and the message for a person; `{name}` is filled in. */
export interface Message {
  readonly status: number
  readonly title: string
}

/** The HTTP status of every error. */
const statuses = {
  'invalid-input': 400,
  'unknown-field': 400,
  'not-signed-in': 401,
  'session-revoked': 401,
  'session-mismatch': 401,
  suspended: 403,
  'read-only-token': 403,
  'draft-only-token': 403,
  'token-not-allowed': 403,
  'membership-ended': 401,
  'owner-only': 403,
  'member-may-not': 403,
  'admin-only': 403,
  'not-fresh': 403,
  'cross-site': 403,
  'wrong-host': 421,
  'no-such-route': 404,
  'not-yours': 403,
  'no-such-row': 404,
  'row-deleted': 409,
  'sync-gap': 409,
  conflict: 409,
  'not-as-checked': 409,
  'sent-meanwhile': 409,
  'key-reused': 422,
  'rule-broken': 422,
  'reference-unknown': 422,
  'too-large': 413,
  'list-too-large': 413,
  'wrong-type': 415,
  'no-conditions': 412,
  'changed-meanwhile': 412,
  'malformed-request': 400,
  'headers-too-large': 431,
  'too-slow': 408,
  'not-printed': 503,
  'too-many-requests': 429,
  'too-many-at-once': 429,
  busy: 503,
  'took-too-long': 503,
  internal: 500,
  unavailable: 503,
  'picture-type': 415,
  'picture-too-large': 413,
  'picture-pixels': 422,
  'picture-broken': 422,
  'picture-address': 422,
  'picture-in-use': 409,
  'storage-denied': 502,
  'storage-quota': 507,
  'storage-unavailable': 503,
  'disk-full': 507,
  'store-unavailable': 502,
  'not-configured': 409,
  'bad-signature': 401,
  'payment-unavailable': 502,
  'payment-unsure': 502,
  'payment-refused': 502,
  'payment-declined': 402,
  'plan-limit': 409,
} as const satisfies Readonly<Record<keyof typeof refusalTitles, number>>

/** Every error by its stable code (API-02). */
export const messages = Object.fromEntries(
  Object.entries(statuses).map(([code, status]) => [code, titled(code as MessageCode, status)]),
) as Readonly<Record<MessageCode, Message>>

/** The title is that of the language of the moment. */
function titled(code: MessageCode, status: number): Message {
  return {
    status,
    get title() {
      return refusalTitles[code]
    },
  }
}
