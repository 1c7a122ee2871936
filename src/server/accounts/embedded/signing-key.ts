import { generateKeyPairSync } from 'node:crypto'
import type { JWK } from 'oidc-provider'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import { seal, unseal } from '../secrets.ts'

const NAME = 'embedded-provider-key'

interface StoredKey {
  readonly sealed: string
}

/** The key that signs the embedded provider's tokens: made once, stored sealed, and replaced if it cannot be opened. */
export async function loadSigningKey(dataAccess: DataAccess, key: Buffer): Promise<JWK> {
  return dataAccess.asSystem(async (tx) => {
    const { rows } = await tx.query<{ value: StoredKey }>({
      text: 'select value from setting where name = $1 for update',
      values: [NAME],
    })
    const known = rows[0] ? unseal(key, rows[0].value.sealed) : undefined
    if (known !== undefined) return JSON.parse(known) as JWK
    const made = newKey()
    await tx.query({
      text: 'insert into setting (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
      values: [NAME, { sealed: seal(key, JSON.stringify(made)) }],
    })
    return made
  })
}

function newKey(): JWK {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...(privateKey.export({ format: 'jwk' }) as JWK), alg: 'ES256', use: 'sig' }
}
