import type { PeopleAnswer, PersonAnswer, UsageAnswer } from '#contract/endpoints/administration.ts'
import { Refusal } from '#contract/refusal.ts'
import { pageCount } from '#domain/list-query.ts'
import { anywhere, Conditions, paging } from '../kit/crud/conditions.ts'
import type { Queryable } from '../kit/database/database.ts'
import { searchTerms } from '#domain/text-fold.ts'
import { administrationMessages as messages } from './messages.ts'

/** The people that a list asks for. */
export interface PeopleQuery {
  readonly search?: string | undefined
  readonly page?: string | undefined
  readonly pageSize?: string | undefined
  readonly role?: 'user' | 'admin' | undefined
  readonly state?: 'active' | 'suspended' | 'unverified' | undefined
}

const COLUMNS = `id, email, email_verified as "emailVerified", name, role, suspended, suspended_at as "suspendedAt",
  suspended_reason as "suspendedReason", created_at as "createdAt", last_seen_at as "lastSeenAt", sessions, tokens, writes`

const STATES = { active: 'not suspended', suspended: 'suspended', unverified: 'not email_verified' } as const

/** A page of the people with accounts, the newest first; a page beyond the last answers the last one. */
export async function listPeople(tx: Queryable, query: PeopleQuery, ofUse = false): Promise<PeopleAnswer> {
  const conditions = new Conditions()
  for (const term of searchTerms(query.search ?? ''))
    conditions.add(anywhere(term), (at) => `lower(email || ' ' || name) like ${at}`)
  if (query.role) conditions.add(query.role, (at) => `role = ${at}`)
  if (query.state) conditions.must(STATES[query.state])
  if (ofUse) conditions.must(`role = 'user' and not suspended and writes > 0`)
  const { where, values } = conditions
  const { rows: counts } = await tx.query<{ total: number }>({
    text: `select count(*)::int as total from admin_person where ${where}`,
    values,
  })
  const total = counts[0]?.total ?? 0
  const { page, pageSize } = paging(query)
  const shown = Math.min(page, Math.max(pageCount(total, pageSize), 1))
  const { rows } = await tx.query<PersonAnswer>({
    text: `select ${COLUMNS} from admin_person where ${where} order by created_at desc, id
      limit ${pageSize} offset ${(shown - 1) * pageSize}`,
    values,
  })
  return { items: rows, more: total > shown * pageSize, total }
}

/** One person. Throws `Refusal` where there is none. */
export async function readPerson(tx: Queryable, id: string): Promise<PersonAnswer> {
  const { rows } = await tx.query<PersonAnswer>({
    name: 'admin:person',
    text: `select ${COLUMNS} from admin_person where id = $1`,
    values: [id],
  })
  if (!rows[0]) throw new Refusal('no-such-row', { message: messages.noPerson(id) })
  return rows[0]
}

/** Where the person signs in. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly email: string
}

/** The identity of a person. Throws `Refusal` where there is none. */
export async function readIdentity(tx: Queryable, id: string): Promise<Identity> {
  const { rows } = await tx.query<Identity>({
    name: 'admin:identity',
    text: 'select issuer, subject, email from admin_person where id = $1',
    values: [id],
  })
  if (!rows[0]) throw new Refusal('no-such-row', { message: messages.noPerson(id) })
  return rows[0]
}

/** What a person uses, in counts and bytes (ADMIN-02). */
export async function readUsage(tx: Queryable, id: string): Promise<Pick<UsageAnswer, 'tables' | 'fileBytes'>> {
  const { rows } = await tx.query<UsageAnswer['tables'][number]>({
    name: 'admin:usage',
    text: 'select name, rows, bytes from admin_usage($1) where rows > 0 order by bytes desc, name',
    values: [id],
  })
  const { rows: files } = await tx.query<{ bytes: number }>({
    name: 'admin:file-bytes',
    text: 'select admin_file_bytes($1) as bytes',
    values: [id],
  })
  return { tables: rows, fileBytes: files[0]?.bytes ?? 0 }
}
