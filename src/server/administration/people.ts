import type { PeopleAnswer, PersonAnswer, UsageAnswer } from '#contract/endpoints/administration.ts'
import { Refusal } from '#contract/refusal.ts'
import { pageCount } from '#domain/list-query.ts'
import { anywhere, Conditions, paging } from '../kit/crud/conditions.ts'
import type { Queryable } from '../kit/database/database.ts'
import { searchTerms } from '#domain/text-fold.ts'
import { administrationMessages as messages } from './messages.ts'
import { PLAN_COLUMN, planAnswer, type PlanRow } from './person-plan.ts'

interface PersonRow extends Omit<PersonAnswer, 'plan'> {
  readonly plan: PlanRow | null
}

function personAnswer({ plan, ...person }: PersonRow): PersonAnswer {
  return { ...person, plan: plan && planAnswer(plan) }
}

/** The people that a list asks for. */
export interface PeopleQuery {
  readonly search?: string | undefined
  readonly page?: string | undefined
  readonly pageSize?: string | undefined
  readonly role?: 'user' | 'admin' | undefined
  readonly state?: 'active' | 'suspended' | 'unverified' | undefined
}

const COLUMNS = `p.id, p.email, p.email_verified as "emailVerified", p.name, p.role, p.suspended, p.suspended_at as "suspendedAt",
  p.suspended_reason as "suspendedReason", p.created_at as "createdAt", p.last_seen_at as "lastSeenAt", p.sessions, p.tokens, p.writes,
  p.works_in as "worksIn", ${PLAN_COLUMN}`

/** Whoever works for others alone is no customer: their own account holds what a sign-in puts there. */
const OF_USE = `role = 'user' and not suspended and writes > 0
  and (works_in = '{}' or exists (select from user_subscription s where s.user_id = admin_person.id))`

const STATES = { active: 'not suspended', suspended: 'suspended', unverified: 'not email_verified' } as const

/** A page of the people with accounts, the newest first; a page beyond the last answers the last one. */
export async function listPeople(tx: Queryable, query: PeopleQuery, ofUse = false): Promise<PeopleAnswer> {
  const conditions = new Conditions()
  for (const term of searchTerms(query.search ?? ''))
    conditions.add(anywhere(term), (at) => `lower(email || ' ' || name) like ${at}`)
  if (query.role) conditions.add(query.role, (at) => `role = ${at}`)
  if (query.state) conditions.must(STATES[query.state])
  if (ofUse) conditions.must(OF_USE)
  const { where, values } = conditions
  const { rows: counts } = await tx.query<{ total: number }>({
    text: `select count(*)::int as total from admin_person where ${where}`,
    values,
  })
  const total = counts[0]?.total ?? 0
  const { page, pageSize } = paging(query)
  const shown = Math.min(page, Math.max(pageCount(total, pageSize), 1))
  const { rows } = await tx.query<PersonRow>({
    text: `select ${COLUMNS} from (select * from admin_person where ${where} order by created_at desc, id
      limit ${pageSize} offset ${(shown - 1) * pageSize}) p order by p.created_at desc, p.id`,
    values,
  })
  return { items: rows.map(personAnswer), more: total > shown * pageSize, total }
}

/** One person. Throws `Refusal` where there is none. */
export async function readPerson(tx: Queryable, id: string): Promise<PersonAnswer> {
  const { rows } = await tx.query<PersonRow>({
    name: 'admin:person',
    text: `select ${COLUMNS} from admin_person p where p.id = $1`,
    values: [id],
  })
  if (!rows[0]) throw new Refusal('no-such-row', { message: messages.noPerson(id) })
  return personAnswer(rows[0])
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
