import { randomBytes } from 'node:crypto'
import type { TokenScope } from '#contract/endpoint.ts'
import type { ApiTokenAnswer } from '#contract/endpoints/accounts.ts'
import { uuidV7 } from '#domain/uuid.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import { hashOf, newSecret } from './secrets.ts'
import { sharedNow } from '../kit/clock.ts'

const FORM = /^pk_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_[\w-]{43}$/
const COLUMNS = `id, name, scope, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt"`

/** Reads the id out of a personal API token `pk_<id>_<secret>`; undefined for anything else. */
export function parseApiToken(token: string): { readonly id: string } | undefined {
  const parts = FORM.exec(token)
  return parts ? { id: parts.slice(1).join('-') } : undefined
}

/** What the user chooses about a new token. */
export interface NewApiToken {
  readonly name: string
  readonly scope: TokenScope
  readonly expiresInDays: number
}

/** The personal API tokens of users: only hashes are stored, so a token is shown this once (AUTH-15). */
export function createApiTokens(dataAccess: DataAccess) {
  return {
    async list(userId: string): Promise<ApiTokenAnswer[]> {
      const [answer] = await dataAccess.asSystemBatch([
        {
          name: 'tokens:list',
          text: `select ${COLUMNS} from api_token
            where user_id = $1 and revoked_at is null and expires_at > now() order by created_at desc`,
          values: [userId],
        },
      ])
      return (answer?.rows ?? []) as unknown as ApiTokenAnswer[]
    },

    async create(userId: string, wanted: NewApiToken): Promise<ApiTokenAnswer & { readonly token: string }> {
      const id = uuidV7(sharedNow(), randomBytes(16))
      const token = `pk_${id.replaceAll('-', '')}_${newSecret()}`
      const [answer] = await dataAccess.asSystemBatch([
        {
          name: 'tokens:create',
          text: `insert into api_token (id, hash, user_id, name, scope, expires_at)
            values ($1, $2, $3, $4, $5, now() + make_interval(days => $6)) returning ${COLUMNS}`,
          values: [id, hashOf(token), userId, wanted.name, wanted.scope, wanted.expiresInDays],
        },
      ])
      return { ...(answer?.rows[0] as unknown as ApiTokenAnswer), token }
    },

    /** Answers the name of the token; undefined when the user has none of that id. */
    async revoke(userId: string, id: string): Promise<string | undefined> {
      const [answer] = await dataAccess.asSystemBatch([
        {
          name: 'tokens:revoke',
          text: 'update api_token set revoked_at = now() where user_id = $1 and id = $2 and revoked_at is null returning name',
          values: [userId, id],
        },
      ])
      const name = answer?.rows[0]?.['name']
      return typeof name === 'string' ? name : undefined
    },
  }
}

/** The personal API tokens of users. */
export type ApiTokens = ReturnType<typeof createApiTokens>
