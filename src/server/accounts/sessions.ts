import type { SessionAnswer } from '#contract/endpoints/accounts.ts'
import type { Statement } from '../kit/database/database.ts'
import type { DataAccess } from '../kit/database/data-access.ts'

/** How long a session lives unused, and at most. */
export const IDLE_DAYS = 14
export const ABSOLUTE_DAYS = 60
export const SESSION_SECONDS = ABSOLUTE_DAYS * 86_400

/** The data of an ended session that the provider needs to end its own. */
export interface EndedSession {
  readonly idToken: string | null
  /** Null for one that was revoked before: its browser only cleans up. */
  readonly userId: string | null
}

/** Ends the embedded provider's sessions behind those in "gone", and their grants. */
const PROVIDER_ENDS = `ended as (
    delete from provider_state where kind = 'Session' and uid_hash in (select provider_session from gone) returning grant_hash
  ), withdrawn as (
    delete from provider_state where kind <> 'Session'
      and (grant_hash in (select grant_hash from ended) or kind = 'Grant' and hash in (select grant_hash from ended))
  )`

/**
 * Revokes sessions (AUTH-14): they are refused from the next request on, their provider's sessions end too, and they are remembered for
 * a while so that their browsers learn about it.
 */
export function revocation(which: string, values: readonly unknown[]): Statement {
  return {
    text: `with gone as (
        update session set revoked_at = now(), id_token = null where revoked_at is null and ${which} returning provider_session
      ), ${PROVIDER_ENDS}
      select from gone`,
    values,
  }
}

/** The sessions of a person: in their own account, and in those where they are a member (TEAM-01). */
export const OF_PERSON = '(user_id = $1 and person_id is null or person_id = $1)'

/** The browser sessions of users. A signed-out one is deleted; a revoked one is remembered (`revocation`). */
export function createSessions(dataAccess: DataAccess) {
  return {
    /** One of each sign-in: a browser that went from one account into another may have two for a while. */
    async list(userId: string, currentHash: Buffer): Promise<SessionAnswer[]> {
      const [answer] = await dataAccess.asSystemBatch([
        {
          name: 'sessions:list',
          text: `select * from (select distinct on (created_at) id, hash = $2 as current, created_at as "createdAt", last_seen_at as "lastSeenAt",
              least(expires_at, idle_expires_at) as "expiresAt", user_agent as "userAgent", ip
            from session where ${OF_PERSON} and revoked_at is null and least(expires_at, idle_expires_at) > now()
            order by created_at, hash = $2 desc, last_seen_at desc) s order by "lastSeenAt" desc`,
          values: [userId, currentHash],
        },
      ])
      return (answer?.rows ?? []) as unknown as SessionAnswer[]
    },

    /** Ends the session of a cookie; undefined when there was none. */
    async end(hash: Buffer): Promise<EndedSession | undefined> {
      const [answer] = await dataAccess.asSystemBatch([
        {
          name: 'sessions:end',
          text: `with gone as (delete from session where hash = $1 returning id_token as "idToken", case when revoked_at is null then coalesce(person_id, user_id) end as "userId", provider_session),
              ${PROVIDER_ENDS}
            select "idToken", "userId" from gone`,
          values: [hash],
        },
      ])
      return answer?.rows[0] as unknown as EndedSession | undefined
    },

    /** Revokes all sessions of the sign-in of one; answers whether the user had such a session. */
    async revoke(userId: string, id: string): Promise<boolean> {
      const ofSignIn = `created_at in (select created_at from session where ${OF_PERSON} and id = $2)`
      const [answer] = await dataAccess.asSystemBatch([
        { name: 'sessions:revoke', ...revocation(`${OF_PERSON} and ${ofSignIn}`, [userId, id]) },
      ])
      return (answer?.rowCount ?? 0) > 0
    },

    async revokeAll(userId: string, exceptHash?: Buffer): Promise<void> {
      await dataAccess.asSystemBatch([
        {
          name: 'sessions:revoke-all',
          ...revocation(`${OF_PERSON} and hash is distinct from $2`, [userId, exceptHash ?? null]),
        },
      ])
    },
  }
}

/** The browser sessions of users. */
export type Sessions = ReturnType<typeof createSessions>
