import { randomUUID } from 'node:crypto'
import { admit } from '#server/accounts/account-store.ts'
import { createApiTokens } from '#server/accounts/api-tokens.ts'
import { hashOf } from '#server/accounts/secrets.ts'
import type { Database } from '#server/kit/database/database.ts'
import { createDataAccess, type DataAccess } from '#server/kit/database/data-access.ts'
import { migrate } from '#server/kit/database/migrate.ts'
import { seedProducts, type Stock } from './seed.ts'

/** A user with products, a session, and a token that may write. */
export interface Shop {
  readonly userId: string
  /** What the session's cookie holds. */
  readonly session: string
  readonly token: string
  readonly ids: readonly string[]
}

/** Migrates a database where it must be, and puts a user with products into it. */
export async function makeShop(database: Database, stock: Stock): Promise<Shop> {
  await migrate(database)
  const dataAccess = createDataAccess(database)
  const session = await signIn(dataAccess)
  const [answer] = await dataAccess.asSystemBatch([
    { text: 'select user_id as "userId" from session where hash = $1', values: [hashOf(session)] },
  ])
  const userId = String(answer?.rows[0]?.['userId'])
  const ids = await seedProducts(dataAccess, userId, stock)
  const { token } = await createApiTokens(dataAccess).create(userId, {
    name: 'bench',
    scope: 'write',
    expiresInDays: 1,
  })
  return { userId, session, token, ids }
}

async function signIn(dataAccess: DataAccess): Promise<string> {
  const subject = randomUUID()
  const arrival = {
    issuer: 'embedded',
    subject,
    email: `${subject}@example.test`,
    emailVerified: true,
    name: 'Ann',
    authTime: Math.floor(Date.now() / 1_000),
    idToken: '',
    providerSession: undefined,
  }
  const device = { ip: '127.0.0.1', userAgent: undefined, formerHash: undefined, knows: () => true }
  const admission = await admit(dataAccess, arrival, device, { emails: [], first: false })
  if (admission.suspended) throw new Error('a new account is not suspended')
  return admission.secret
}

/** What a page of the shop's user sends: the cookie, and the bearer that the server gives for it. */
export async function pageHeaders(port: number, { session }: Shop): Promise<Readonly<Record<string, string>>> {
  const origin = `http://127.0.0.1:${port}`
  const cookie = `sid=${session}`
  const answer = await fetch(`${origin}/api/auth/token`, { method: 'POST', headers: { cookie, origin } })
  const { token } = (await answer.json()) as { token: string | null }
  if (token === null) throw new Error('the session is not known')
  return { cookie, origin, authorization: `Bearer ${token}` }
}
