import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { listFields } from './crud.ts'

/** The kinds of recorded security events (OPS-10). */
export const SECURITY_EVENT_KINDS = [
  'sign-in',
  'sign-out',
  'wrong-password',
  'password-changed',
  'email-changed',
  'session-revoked',
  'token-made',
  'token-revoked',
  'export',
  'link-made',
  'link-closed',
  'role-changed',
  'suspended',
  'restored',
  'deletion-asked',
  'person-invited',
  'invitation-withdrawn',
  'person-joined',
  'person-role',
  'person-removed',
  'person-left',
  'account-joined',
  'account-left',
] as const

/** One kind of recorded event. */
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number]

/** Days that an event is kept. */
export const SECURITY_EVENT_DAYS = 365

const securityEvent = z.object({
  id: uuid,
  at: z.string(),
  kind: z.enum(SECURITY_EVENT_KINDS),
  /** Which one, if there are several: the name of a token. */
  detail: z.string(),
  /** The name that the browser or program sends. */
  device: z.nullable(z.string()),
  /** Shortened to its network. */
  address: z.nullable(z.string()),
})

/** One entry of the record. */
export type SecurityEventAnswer = z.infer<typeof securityEvent>

export const listSecurityEvents = endpoint({
  id: 'securityEvents.list',
  method: 'GET',
  path: '/security-events',
  summary: 'What concerned the safety of your account, newest first',
  description: `Sign-ins, wrong passwords, tokens, links, exports and changes of the account. Entries are never changed, and kept for ${SECURITY_EVENT_DAYS} days.`,
  access: 'user',
  scope: 'read',
  query: z.strictObject({ page: listFields.page, pageSize: listFields.pageSize }),
  output: z.object({ items: z.array(securityEvent), more: z.boolean() }),
})
