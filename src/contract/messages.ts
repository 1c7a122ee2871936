import { INTERNAL_MESSAGE } from './internal-message.ts'

/** One entry of the catalogue: the HTTP status and the message for a person; `{name}` is filled in. */
export interface Message {
  readonly status: number
  readonly title: string
}

/** Every error by its stable code (API-02). Messages that the specification quotes are word for word. */
export const messages = {
  'invalid-input': { status: 400, title: 'Some of the input is not valid.' },
  'unknown-field': { status: 400, title: 'The input has a field that does not exist here.' },
  'not-signed-in': { status: 401, title: 'Please sign in.' },
  'session-revoked': { status: 401, title: 'This browser was signed out. Please sign in.' },
  'session-mismatch': { status: 401, title: 'The bearer token does not belong to this session. Ask for a new one.' },
  suspended: { status: 403, title: 'This account is suspended. Please contact the administrator.' },
  'read-only-token': { status: 403, title: 'This token may only read.' },
  'token-not-allowed': { status: 403, title: 'API tokens cannot do this. Please sign in.' },
  'admin-only': { status: 403, title: 'Only an administrator may do this.' },
  'not-fresh': { status: 403, title: 'Please sign in again to confirm this.' },
  'cross-site': { status: 403, title: 'This request came from another site and was refused.' },
  'wrong-host': { status: 421, title: 'This server does not answer for that host name.' },
  'no-such-route': { status: 404, title: 'There is nothing at this address.' },
  'not-yours': { status: 403, title: 'You do not have permission to duplicate this product' },
  'no-such-row': { status: 404, title: '{message}' },
  'row-deleted': { status: 409, title: 'This was deleted meanwhile. Restore it to keep your change.' },
  'sync-gap': { status: 409, title: 'Earlier changes of this device are missing. Send them in order.' },
  conflict: { status: 409, title: '{message}' },
  'sent-meanwhile': { status: 409, title: '{message}' },
  'key-reused': { status: 422, title: 'This Idempotency-Key was used with a different request.' },
  'rule-broken': { status: 422, title: '{message}' },
  'reference-unknown': { status: 422, title: '{message}' },
  'too-large': { status: 413, title: 'That is too large: at most {limit} are accepted.' },
  'list-too-large': {
    status: 413,
    title: 'That page has more than {limit}. Ask for a smaller one, or read its rows one by one.',
  },
  'wrong-type': { status: 415, title: 'Send JSON with the content type application/json.' },
  'no-conditions': { status: 412, title: 'Writes with a condition such as {header} are not supported: leave it out.' },
  'changed-meanwhile': { status: 412, title: 'This has changed since you read it.' },
  'malformed-request': { status: 400, title: 'This request cannot be read as HTTP.' },
  'headers-too-large': { status: 431, title: 'The headers of this request are too large.' },
  'too-slow': { status: 408, title: 'This request took too long to arrive.' },
  'not-printed': { status: 503, title: '{message}' },
  'too-many-requests': { status: 429, title: 'Too many requests. Try again in {seconds} s.' },
  'too-many-at-once': {
    status: 429,
    title: 'Too many of your requests are still running. Try again in {seconds} s.',
  },
  busy: { status: 503, title: 'The server is busy. Please try again in a moment.' },
  'took-too-long': { status: 503, title: 'That took too long and was stopped. Ask for less, such as fewer words.' },
  internal: INTERNAL_MESSAGE,
  unavailable: { status: 503, title: 'The database cannot be reached. Please try again in a moment.' },
  'picture-type': { status: 415, title: 'Invalid file type {type}. Please upload a JPEG, PNG, GIF, or WebP image.' },
  'picture-too-large': { status: 413, title: 'File is too large {size}. Maximum size is 10MB.' },
  'picture-pixels': { status: 422, title: 'The image has more than {most} megapixels. Please make it smaller.' },
  'picture-broken': {
    status: 422,
    title: 'The image appears to be invalid or corrupted. Please try with a different image.',
  },
  'picture-address': { status: 422, title: '{message}' },
  'picture-in-use': { status: 409, title: 'This image is in use. Remove it where it is shown first.' },
  'storage-denied': {
    status: 502,
    title: 'Permission denied. Please ask an administrator to update the storage rules.',
  },
  'storage-quota': { status: 507, title: 'Storage quota exceeded. Please contact an administrator.' },
  'storage-unavailable': { status: 503, title: 'The file storage cannot be reached. Please try again in a moment.' },
  'disk-full': {
    status: 507,
    title: 'The disk is nearly full ({free} free, {needed} needed). Nothing was changed; free some space and retry.',
  },
} as const satisfies Record<string, Message>

export type MessageCode = keyof typeof messages

/** Fills the `{name}` places of a message; a place without a value becomes empty. */
export function fillText(template: string, values: Readonly<Record<string, string | number>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** One refused field and how to correct it. */
export interface FieldIssue {
  readonly field: string
  readonly message: string
}

/**
 * A refusal with a message for people: the catalogue's code with its values; `message` replaces the catalogue's text. Thrown by commands
 * and the write path.
 */
export class Refusal extends Error {
  readonly code: MessageCode
  readonly values: Readonly<Record<string, string | number>>
  readonly issues: readonly FieldIssue[]
  constructor(
    code: MessageCode,
    values: Readonly<Record<string, string | number>> = {},
    issues: readonly FieldIssue[] = [],
  ) {
    super(fillText(String(values['message'] ?? messages[code].title), values))
    this.name = 'Refusal'
    this.code = code
    this.values = values
    this.issues = issues
  }
}

/** The refusal that lists each bad field. */
export function invalid(issues: readonly FieldIssue[]): Refusal {
  return new Refusal('invalid-input', {}, issues)
}
