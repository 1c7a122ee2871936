import type { SignedInAnswer } from '#contract/endpoints/accounts.ts'
import { FRESH_SECONDS } from '#contract/sign-in.ts'
import { Refusal } from '#contract/refusal.ts'
import { type Actor, currentUser, type DataAccess } from '../kit/database/data-access.ts'
import { accountName, personName } from './team/names.ts'

/** Finds out who the callers are; users themselves cannot read these tables. */
export interface Who {
  /** The account whose rows a session or token that still lives reaches. Throws `EntryRefused`. */
  userOf(actor: Actor): Promise<string>
  /** What the shell needs to know about the caller. Throws `EntryRefused`. */
  describe(actor: Actor): Promise<SignedInAnswer>
}

interface Details extends Omit<SignedInAnswer, 'accountUrl' | 'freshUntil'> {
  readonly authTime: string | null
}

/** Makes the look-up. `accountUrl` is where people change e-mail and password. */
export function createWho(dataAccess: DataAccess, accountUrl: string | null): Who {
  const userOf = async (actor: Actor): Promise<string> => {
    const [answer] = await dataAccess.asUserBatch(actor, [
      { name: 'accounts:user', text: `select ${currentUser} as "userId"` },
    ])
    return String(answer?.rows[0]?.['userId'])
  }
  return {
    userOf,
    async describe(actor) {
      const userId = await userOf(actor)
      const sessionHash = actor.kind === 'session' ? actor.hash : null
      const [answer] = await dataAccess.asSystemBatch([
        { name: 'accounts:describe', text: DESCRIBE, values: [userId, sessionHash] },
      ])
      const details = answer?.rows[0] as unknown as Details | undefined
      if (!details) throw new Refusal('not-signed-in')
      const { authTime, ...known } = details
      return { ...known, freshUntil: authTime === null ? null : freshUntil(authTime), accountUrl }
    },
  }
}

/** The most accounts of others that a person is told to be in. */
const MOST_ACCOUNTS = 50
/** The most people of an account that its devices are told by name. */
const MOST_PEOPLE = 200

/**
 * The identity of the session's sign-in, else the newest. In an account where they are a member, all that is said of a person is said of
 * themselves; an administrator is one in their own account alone (TEAM-01). People who left are told too, for the history (TEAM-03).
 */
const DESCRIBE = `select a.id, case when s.person_id is null then a.role else 'user' end as role, coalesce(i.email, '') as email, coalesce(nullif(p.display_name, ''), i.name, '') as name,
    coalesce(p.language, '') as language, coalesce(p.locale, '') as locale, coalesce(p.time_zone, '') as "timeZone",
    coalesce(p.start_screen, '') as "startScreen", s.person_id is not null or coalesce(p.email = i.email, false) as initialized,
    s.auth_time as "authTime",
    exists (select from identity v where v.user_id = who.id and v.email_verified and v.email <> '') as "emailVerified",
    who.id as "personId", coalesce(s.person_role, 'owner') as "accountRole",
    case when s.person_id is null then '' else ${accountName('a.id')} end as "accountName",
    coalesce((select json_agg(json_build_object('id', j.account_id, 'name', ${accountName('j.account_id')}) order by j.created_at) from (
      select m.account_id, m.created_at from member m join account o on o.id = m.account_id and not o.suspended
      where m.person_id = who.id and m.ended_at is null order by m.created_at limit ${MOST_ACCOUNTS}) j), '[]') as accounts,
    coalesce((select json_agg(json_build_object('id', e.id, 'name', ${personName('e.id')})) from (
      select a.id where exists (select from member where account_id = a.id)
      union all (select person_id from member where account_id = a.id order by ended_at is null desc, created_at desc limit ${MOST_PEOPLE})) e(id)),
      '[]') as people
  from account a
  left join session s on s.hash = $2 and s.user_id = a.id
  join account who on who.id = coalesce(s.person_id, a.id)
  left join lateral (select email, name from identity where user_id = who.id
    order by issuer = s.issuer desc nulls last, created_at desc limit 1) i on true
  left join user_profile p on p.user_id = who.id and p.id = who.id
  where a.id = $1`

function freshUntil(authTime: string): string {
  return new Date(Date.parse(authTime) + FRESH_SECONDS * 1000).toISOString()
}
