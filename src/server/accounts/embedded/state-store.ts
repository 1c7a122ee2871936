import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Statement } from '#server/kit/database/database.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import { hashOf, seal, unseal } from '../secrets.ts'

interface StoredState {
  readonly sealed: string
  readonly consumedAt: number | null
}

const COLUMNS = `sealed, extract(epoch from consumed_at)::bigint as "consumedAt"`
const DAY_SECONDS = 86_400

/** The provider's storage of one kind of thing. Names are kept as hashes and contents sealed. */
export function createStateStore(dataAccess: DataAccess, key: Buffer, kind: string): Adapter {
  const ask = async (statement: Statement): Promise<StoredState[]> => {
    const [answer] = await dataAccess.asSystemBatch([statement])
    return (answer?.rows ?? []) as unknown as StoredState[]
  }
  const find = async (column: 'hash' | 'uid_hash', value: string): Promise<AdapterPayload | undefined> => {
    const [stored] = await ask({
      name: `provider:${column}`,
      text: `select ${COLUMNS} from provider_state where kind = $1 and ${column} = $2 and expires_at > now()`,
      values: [kind, hashOf(value)],
    })
    const text = stored ? unseal(key, stored.sealed) : undefined
    if (!stored || text === undefined) return undefined
    const payload = JSON.parse(text) as AdapterPayload
    return stored.consumedAt === null ? payload : { ...payload, consumed: stored.consumedAt }
  }
  // The one client is configured, and devices have no code to type.
  if (kind === 'Client') return { ...nothing, find: async () => undefined }
  return {
    ...nothing,
    find: (id) => find('hash', id),
    findByUid: (uid) => find('uid_hash', uid),
    async upsert(id, payload, expiresIn = DAY_SECONDS) {
      const { uid, accountId } = payload
      const grantId = payload.grantId ?? grantOfSession(payload)
      await ask({
        name: 'provider:upsert',
        text: `insert into provider_state (kind, hash, sealed, uid_hash, grant_hash, account_id, expires_at)
          values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
          on conflict (kind, hash) do update set sealed = excluded.sealed, uid_hash = excluded.uid_hash,
            grant_hash = excluded.grant_hash, account_id = excluded.account_id, expires_at = excluded.expires_at`,
        values: [
          kind,
          hashOf(id),
          seal(key, JSON.stringify(payload)),
          kind === 'Session' && typeof uid === 'string' ? hashOf(uid) : null,
          grantId === undefined ? null : hashOf(grantId),
          accountId ?? null,
          expiresIn,
        ],
      })
    },
    async consume(id) {
      await ask({
        text: 'update provider_state set consumed_at = now() where kind = $1 and hash = $2 and consumed_at is null',
        values: [kind, hashOf(id)],
      })
    },
    async destroy(id) {
      await ask({ text: 'delete from provider_state where kind = $1 and hash = $2', values: [kind, hashOf(id)] })
    },
    async revokeByGrantId(grantId) {
      await ask({
        text: 'delete from provider_state where kind = $1 and grant_hash = $2',
        values: [kind, hashOf(grantId)],
      })
    },
  }
}

/** The grant of a session to the product, so that both end at once. */
function grantOfSession({ authorizations }: AdapterPayload): string | undefined {
  const [granted] = Object.values((authorizations ?? {}) as Readonly<Record<string, { readonly grantId?: string }>>)
  return granted?.grantId
}

const nothing: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  findByUserCode: async () => undefined,
  findByUid: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
}
