import type { SignedInAnswer } from '#contract/endpoints/accounts.ts'
import { FRESH_SECONDS } from '#contract/sign-in.ts'
import { Refusal } from '#contract/refusal.ts'
import { type Actor, currentUser, type DataAccess } from '../kit/database/data-access.ts'

/** Finds out who the callers are; users themselves cannot read these tables. */
export interface Who {
  /** The user of a session or token that still lives. Throws `EntryRefused`. */
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

/** The identity of the session's sign-in, else the newest. */
const DESCRIBE = `select a.id, a.role, coalesce(i.email, '') as email, coalesce(nullif(p.display_name, ''), i.name, '') as name,
    coalesce(p.language, '') as language, coalesce(p.locale, '') as locale, coalesce(p.time_zone, '') as "timeZone",
    coalesce(p.start_screen, '') as "startScreen", coalesce(p.email = i.email, false) as initialized, s.auth_time as "authTime",
    exists (select from identity v where v.user_id = a.id and v.email_verified and v.email <> '') as "emailVerified"
  from account a
  left join session s on s.hash = $2 and s.user_id = a.id
  left join lateral (select email, name from identity where user_id = a.id
    order by issuer = s.issuer desc nulls last, created_at desc limit 1) i on true
  left join user_profile p on p.user_id = a.id and p.id = a.id
  where a.id = $1`

function freshUntil(authTime: string): string {
  return new Date(Date.parse(authTime) + FRESH_SECONDS * 1000).toISOString()
}
