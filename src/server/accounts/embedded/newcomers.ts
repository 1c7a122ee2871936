import type { DataAccess } from '#server/kit/database/data-access.ts'
import { hashOf, newSecret } from '../secrets.ts'

/** A person who asked for an account and has not confirmed the address yet. */
export interface Newcomer {
  readonly email: string
  /** As it is stored. */
  readonly password: string
}

/** Hours that a newcomer has to confirm. */
export const NEWCOMER_HOURS = 24

const LIVE = 'hash = $1 and expires_at > now()'

/** Newcomers by the secret of their mailed link; each link works once. */
export function createNewcomers(dataAccess: DataAccess) {
  const ask = async (text: string, token: string): Promise<Newcomer | undefined> => {
    const [answer] = await dataAccess.asSystemBatch([{ text, values: [hashOf(token)] }])
    return answer?.rows[0] as unknown as Newcomer | undefined
  }
  return {
    /** Answers the secret for the link. */
    async add({ email, password }: Newcomer): Promise<string> {
      const token = newSecret()
      await dataAccess.asSystemBatch([
        {
          text: `insert into provider_newcomer (hash, email, password, expires_at)
            values ($1, $2, $3, now() + make_interval(hours => $4))`,
          values: [hashOf(token), email, password, NEWCOMER_HOURS],
        },
      ])
      return token
    },
    look: (token: string) => ask(`select email, password from provider_newcomer where ${LIVE}`, token),
    use: (token: string) => ask(`delete from provider_newcomer where ${LIVE} returning email, password`, token),
  }
}

/** Newcomers, by what their mailed link carries. */
export type Newcomers = ReturnType<typeof createNewcomers>
