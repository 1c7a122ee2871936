import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { boundedText, dayText, uuid } from '../fields.ts'
import { listFields, wholeNumber } from './crud.ts'

/** More than are ever written. */
const MOST_ENTRIES = 999_999_999

const entry = z.object({
  seq: z.int(),
  at: z.string(),
  actor: z.nullable(z.string()),
  /** Empty for somebody who is gone or was not signed in. */
  actorEmail: z.string(),
  /** The id of the call. */
  act: z.string(),
  subject: z.nullable(z.string()),
  subjectEmail: z.string(),
  detail: z.string(),
  /** `done`, or the code of the refusal. */
  outcome: z.string(),
  address: z.nullable(z.string()),
  hash: z.string(),
})

/** One entry of the audit log. */
export type AuditEntryAnswer = z.infer<typeof entry>

const filters = {
  act: z.optional(boundedText(100)),
  actor: z.optional(uuid),
  subject: z.optional(uuid),
  outcome: z.optional(z.enum(['done', 'refused'])),
  from: z.optional(dayText),
  to: z.optional(dayText),
}

/** The entries that somebody asks for. */
export interface AuditFilters {
  readonly act?: string | undefined
  readonly actor?: string | undefined
  readonly subject?: string | undefined
  readonly outcome?: 'done' | 'refused' | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const reading = { method: 'GET', access: 'admin', scope: 'read' } as const

export const auditLog = endpoint({
  ...reading,
  id: 'admin.audit',
  path: '/admin/audit',
  summary: 'The audit log: every act of an administrator and every refused one, newest first',
  query: z.strictObject({ ...filters, page: listFields.page, pageSize: listFields.pageSize }),
  output: z.object({ items: z.array(entry), more: z.boolean() }),
})

export const auditExport = endpoint({
  ...reading,
  id: 'admin.auditExport',
  path: '/admin/audit.csv',
  summary: 'The audit log as CSV, oldest first',
  query: z.strictObject(filters),
  produces: 'text/csv',
  output: z.string(),
})

const verification = z.object({
  entries: z.int(),
  /** The number of the first entry that is not as it was written, or missing; null if all are. */
  broken: z.nullable(z.int()),
  /** The last hash: noted elsewhere, it proves the whole log up to here. */
  head: z.string(),
})

/** What a check of the chain found. */
export type VerificationAnswer = z.infer<typeof verification>

export const verifyAudit = endpoint({
  ...reading,
  id: 'admin.auditVerification',
  path: '/admin/audit/verification',
  summary: 'Whether the audit log is whole: no entry changed, removed or moved',
  description: '`seq` and `hash` of an entry that were noted elsewhere also find the newest entries removed.',
  query: z.strictObject({
    seq: z.optional(wholeNumber(1, MOST_ENTRIES)),
    hash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 hash in hex'))),
  }),
  output: verification,
})
