import type { Queryable } from '../kit/database/database.ts'
import type { DataAccess } from '../kit/database/data-access.ts'

/** An identity that cannot be linked; the message says why and what to do. */
export class LinkError extends Error {}

/** A person as an identity provider knows them. */
export interface ProvidedIdentity {
  readonly issuer: string
  readonly subject: string
}

/** The result of linking. */
export interface LinkSummary {
  readonly userId: string
  /** The identity belonged to the account already. */
  readonly isKnown: boolean
}

/**
 * Links another identity of a person to their account: `account` is its id or e-mail. Earlier identities stay, so that the person can go
 * back. An account that the new identity created by signing in is removed if it is empty; otherwise linking is refused. Throws
 * `LinkError`.
 */
export function linkIdentity(
  dataAccess: DataAccess,
  account: string,
  identity: ProvidedIdentity,
): Promise<LinkSummary> {
  return dataAccess.asSystem(async (tx) => {
    await tx.query({ text: `select pg_advisory_xact_lock(hashtext('account'))` })
    const userId = await onlyAccount(tx, account)
    const holder = await holderOf(tx, identity)
    if (holder === userId) return { userId, isKnown: true }
    if (holder !== undefined) await removeUnused(tx, holder)
    await tx.query({
      text: `insert into identity (issuer, subject, user_id, email, name)
        select $1, $2, user_id, email, name from identity where user_id = $3 order by created_at desc limit 1`,
      values: [identity.issuer, identity.subject, userId],
    })
    return { userId, isKnown: false }
  })
}

/** The account of an id or e-mail. Throws `LinkError` where there is none, or several. */
export async function onlyAccount(tx: Queryable, account: string): Promise<string> {
  const { rows } = await tx.query<{ userId: string; email: string | null }>({
    text: `select distinct user_id as "userId" from identity where lower(email) = lower($1) or user_id::text = lower($1)`,
    values: [account],
  })
  const [found] = rows
  if (!found) throw new LinkError(`No account has the e-mail or id ${account}. It must have signed in once.`)
  if (rows.length === 1) return found.userId
  const ids = rows.map(({ userId }) => userId).join(', ')
  throw new LinkError(`${rows.length} accounts have the e-mail ${account}. Give the id of one instead: ${ids}`)
}

async function holderOf(tx: Queryable, { issuer, subject }: ProvidedIdentity): Promise<string | undefined> {
  const { rows } = await tx.query<{ userId: string }>({
    text: `select user_id as "userId" from identity where issuer = $1 and subject = $2`,
    values: [issuer, subject],
  })
  return rows[0]?.userId
}

/** Tables with data that a person entered; signing in creates profiles. */
const KEPT = ['product', 'category', 'brand', 'change_set', 'import_mapping']
/** Tables that are not deleted with the account by a foreign key. */
const LOOSE = ['change', 'tombstone', 'sync_client', 'idempotency_key']

async function removeUnused(tx: Queryable, userId: string): Promise<void> {
  const kept = KEPT.map((table) => `exists (select from ${table} where user_id = $1)`).join(' or ')
  const others = 'exists (select from identity where user_id = $1 offset 1)'
  const { rows } = await tx.query<{ isUsed: boolean }>({
    text: `select ${kept} or ${others} as "isUsed"`,
    values: [userId],
  })
  if (rows[0]?.isUsed) {
    throw new LinkError(
      `This identity has an account of its own, ${userId}, with data or other identities in it. Nothing was changed.`,
    )
  }
  await tx.batch([
    ...LOOSE.map((table) => ({ text: `delete from ${table} where user_id = $1`, values: [userId] })),
    { text: 'delete from account where id = $1', values: [userId] },
  ])
}
