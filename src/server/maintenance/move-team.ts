import type { Queryable } from '../kit/database/database.ts'

/** Invites somebody in the target, by a mail that it sends. */
export type InvitePerson = (target: Queryable, accountId: string, person: Invited) => Promise<void>

/** Somebody who works in the account, or was asked to. */
interface Invited {
  readonly email: string
  readonly role: string
}

/** What became of the people of an account. */
export interface MovedTeam {
  /** Who have an account in the target, and go on there. */
  readonly members: number
  /** Who have none, or had not come yet, and are invited anew. */
  readonly invited: number
  /** Memberships in accounts of others, which stay where those accounts are. */
  readonly others: number
}

interface Member extends Invited {
  readonly personId: string
  readonly createdAt: string
  readonly endedAt: string | null
  readonly issuers: readonly string[]
  readonly subjects: readonly string[]
}

/**
 * Takes along the people of an account: whoever has an account in the target with the same sign-in stays a member, everybody else is invited anew. Who had
 * left before and is not known there is left out.
 */
export async function copyTeam(
  source: Queryable,
  target: Queryable,
  userId: string,
  invite: InvitePerson,
): Promise<MovedTeam> {
  const { rows: people } = await source.query<Member>({ text: MEMBERS, values: [userId] })
  const { rows: open } = await source.query<Invited>({ text: INVITED, values: [userId] })
  const strangers: Invited[] = [...open]
  let members = 0
  for (const person of people) {
    if (await keep(target, userId, person)) members += 1
    else if (person.endedAt === null && person.email !== '') strangers.push(person)
  }
  for (const { email, role } of strangers) await invite(target, userId, { email, role })
  const { rows: others } = await source.query<{ count: number }>({ text: ELSEWHERE, values: [userId] })
  return { members, invited: strangers.length, others: others[0]?.count ?? 0 }
}

async function keep(target: Queryable, userId: string, person: Member): Promise<boolean> {
  const { rowCount } = await target.query({
    text: `insert into member (account_id, person_id, role, created_at, ended_at)
      select distinct $1::uuid, i.user_id, $4::text, $5::timestamptz, $6::timestamptz
      from identity i join unnest($2::text[], $3::text[]) as known (issuer, subject)
        on i.issuer = known.issuer and i.subject = known.subject
      where i.user_id <> $1::uuid on conflict do nothing`,
    values: [userId, person.issuers, person.subjects, person.role, person.createdAt, person.endedAt],
  })
  return rowCount > 0
}

const MEMBERS = `select m.person_id as "personId", m.role, m.created_at::text as "createdAt", m.ended_at::text as "endedAt",
    coalesce(array_agg(i.issuer order by i.issuer, i.subject) filter (where i.issuer is not null), '{}') as issuers,
    coalesce(array_agg(i.subject order by i.issuer, i.subject) filter (where i.issuer is not null), '{}') as subjects,
    coalesce((array_agg(lower(i.email) order by i.created_at desc) filter (where i.email is not null))[1], '') as email
  from member m left join identity i on i.user_id = m.person_id
  where m.account_id = $1 group by m.account_id, m.person_id order by m.created_at, m.person_id`

const INVITED = `select email, role from invitation where account_id = $1 and accepted_at is null and expires_at > now() order by created_at, id`

const ELSEWHERE = 'select count(*)::int as count from member where person_id = $1 and ended_at is null'
