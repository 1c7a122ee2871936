import type { SessionAnswer } from '#contract/endpoints/accounts.ts'
import type { Doors } from '../kit/database/doors.ts'

/** How long a session lives unused, and at most. */
export const IDLE_DAYS = 14
export const ABSOLUTE_DAYS = 60
export const SESSION_SECONDS = ABSOLUTE_DAYS * 86_400

/** What a session must give back when it ends, so that the provider's can end too. */
export interface EndedSession {
  readonly idToken: string | null
}

/** The browser sessions of users. A session that ends is gone, so its next request is refused (AUTH-14). */
export function createSessions(doors: Doors) {
  return {
    async list(userId: string, currentHash: Buffer): Promise<SessionAnswer[]> {
      const [answer] = await doors.asSystemFlight([
        {
          name: 'sessions:list',
          text: `select id, hash = $2 as current, created_at as "createdAt", last_seen_at as "lastSeenAt",
              least(expires_at, idle_expires_at) as "expiresAt", user_agent as "userAgent", ip
            from session where user_id = $1 and least(expires_at, idle_expires_at) > now() order by last_seen_at desc`,
          values: [userId, currentHash],
        },
      ])
      return (answer?.rows ?? []) as unknown as SessionAnswer[]
    },

    /** Ends the session of a cookie; undefined when there was none. */
    async end(hash: Buffer): Promise<EndedSession | undefined> {
      const [answer] = await doors.asSystemFlight([
        {
          name: 'sessions:end',
          text: 'delete from session where hash = $1 returning id_token as "idToken"',
          values: [hash],
        },
      ])
      return answer?.rows[0] as unknown as EndedSession | undefined
    },

    /** Answers whether the user had such a session. */
    async revoke(userId: string, id: string): Promise<boolean> {
      const [answer] = await doors.asSystemFlight([
        { name: 'sessions:revoke', text: 'delete from session where user_id = $1 and id = $2', values: [userId, id] },
      ])
      return answer?.rowCount === 1
    },

    async revokeAll(userId: string, exceptHash?: Buffer): Promise<void> {
      await doors.asSystemFlight([
        {
          name: 'sessions:revoke-all',
          text: 'delete from session where user_id = $1 and hash is distinct from $2',
          values: [userId, exceptHash ?? null],
        },
      ])
    },
  }
}

/** The browser sessions of users. */
export type Sessions = ReturnType<typeof createSessions>
