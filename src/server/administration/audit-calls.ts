import type { AuditEntryAnswer, AuditFilters } from '#contract/endpoints/audit-log.ts'
import { csvText } from '#domain/csv.ts'
import { anywhere, Conditions } from '../kit/crud/conditions.ts'
import type { Queryable, Statement } from '../kit/database/database.ts'

/** The most entries of one file. */
const MOST_EXPORTED = 50_000

const COLUMNS = `e.seq, e.at, e.actor, coalesce(a.email, '') as "actorEmail", e.act, e.subject, coalesce(s.email, '') as "subjectEmail",
  e.detail, e.outcome, e.address, encode(e.hash, 'hex') as hash`

function found(filters: AuditFilters) {
  const conditions = new Conditions()
  const { act, actor, subject, outcome, from, to } = filters
  if (act) conditions.add(anywhere(act.toLowerCase()), (at) => `lower(e.act) like ${at}`)
  if (actor) conditions.add(actor, (at) => `e.actor = ${at}`)
  if (subject) conditions.add(subject, (at) => `e.subject = ${at}`)
  if (outcome) conditions.must(outcome === 'done' ? `e.outcome = 'done'` : `e.outcome <> 'done'`)
  if (from) conditions.add(from, (at) => `e.at >= ${at}::date`)
  if (to) conditions.add(to, (at) => `e.at < ${at}::date + 1`)
  return conditions
}

/** The entries with who acted and whom it was about. */
function entries({ where, values }: Conditions, bounds: string, order: string): Statement {
  return {
    text: `select ${COLUMNS} from (select * from audit_entry e where ${where} order by e.seq desc ${bounds}) e
      left join admin_person a on a.id = e.actor left join admin_person s on s.id = e.subject order by e.seq ${order}`,
    values,
  }
}

/** A page of the audit log, newest first. */
export async function readAudit(
  tx: Queryable,
  filters: AuditFilters,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ items: AuditEntryAnswer[]; more: boolean }> {
  const bounds = `limit ${pageSize + 1} offset ${(page - 1) * pageSize}`
  const { rows } = await tx.query<AuditEntryAnswer>(entries(found(filters), bounds, 'desc'))
  return { items: rows.slice(0, pageSize), more: rows.length > pageSize }
}

const HEADINGS = [
  'seq',
  'at',
  'actor',
  'actorEmail',
  'act',
  'subject',
  'subjectEmail',
  'detail',
  'outcome',
  'address',
  'hash',
] as const

/** The asked entries as CSV, oldest first; the newest ones if there are more than a file takes. */
export async function exportAudit(tx: Queryable, filters: AuditFilters): Promise<string> {
  const { rows } = await tx.query<AuditEntryAnswer>(entries(found(filters), `limit ${MOST_EXPORTED}`, 'asc'))
  return csvText([[...HEADINGS], ...rows.map((row) => HEADINGS.map((name) => row[name] ?? ''))])
}
