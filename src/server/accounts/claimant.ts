import type { DataAccess } from '../kit/database/data-access.ts'
import { hashOf } from './secrets.ts'

/** The person whose session or token that is, even if it is over, revoked or suspended. */
export async function claimantOf(
  dataAccess: DataAccess,
  secret: string | undefined,
  bearer: string | undefined,
): Promise<string | undefined> {
  const token = bearer?.startsWith('pk_') ? hashOf(bearer) : null
  if (secret === undefined && token === null) return undefined
  const [answer] = await dataAccess.asSystemBatch([
    { name: 'accounts:claimant', text: CLAIMANT, values: [secret === undefined ? null : hashOf(secret), token] },
  ])
  const userId = answer?.rows[0]?.['userId']
  return typeof userId === 'string' ? userId : undefined
}

const CLAIMANT = `select coalesce(person_id, user_id) as "userId" from session where hash = $1
  union all select user_id from api_token where hash = $2 limit 1`
