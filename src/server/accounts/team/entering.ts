import { randomUUID } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { type Actor, currentUser, type DataAccess } from '#server/kit/database/data-access.ts'
import { hashOf, newSecret } from '../secrets.ts'
import { teamMessages } from './messages.ts'
import { accountName } from './names.ts'

/** Who works, and in whose account. */
export interface Place {
  readonly personId: string
  readonly accountId: string
}

/** The person behind a session and the account that it reaches. Throws `EntryRefused`. */
export async function placeOf(dataAccess: DataAccess, actor: Actor): Promise<Place> {
  const [answer] = await dataAccess.asUserBatch(actor, [
    {
      name: 'team:place',
      text: `select ${currentUser} as "accountId", coalesce(nullif(current_setting('app.person', true), '')::uuid, ${currentUser}) as "personId"`,
    },
  ])
  return answer?.rows[0] as unknown as Place
}

/** Where a session goes on. */
interface Destination {
  readonly accountId: string
  /** What the person is there; null in their own account. */
  readonly role: string | null
}

/** A new session with all that the former one has but its secret: a secret is of one account for ever. */
const COPY = `insert into session (hash, id, user_id, person_id, person_role, created_at, expires_at, idle_expires_at, auth_time, issuer,
    id_token, user_agent, ip, provider_session)
  select $2, $3, $4, case when $5::text is not null then coalesce(person_id, user_id) end, $5, created_at, expires_at,
    least(expires_at, now() + (idle_expires_at - last_seen_at)), auth_time, issuer, id_token, user_agent, ip, provider_session
  from session where hash = $1`

async function copySession(tx: Queryable, hash: Buffer, { accountId, role }: Destination): Promise<string> {
  const secret = newSecret()
  await tx.query({ text: COPY, values: [hash, hashOf(secret), randomUUID(), accountId, role] })
  return secret
}

/** The browser may not have the new secret yet: other windows ask with the former one at the same moment, and a reload loses an answer. */
const GRACE_SECONDS = 60

async function endSoon(tx: Queryable, hash: Buffer): Promise<void> {
  await tx.query({
    text: 'update session set expires_at = least(expires_at, now() + make_interval(secs => $2)) where hash = $1',
    values: [hash, GRACE_SECONDS],
  })
}

/** Leads the person of a session into another account, or back into their own; answers the secret of the new session (TEAM-01). Throws `Refusal`. */
export function enter(dataAccess: DataAccess, hash: Buffer, personId: string, accountId: string): Promise<string> {
  return dataAccess.asSystem(async (tx) => {
    const role = accountId === personId ? null : await roleIn(tx, personId, accountId)
    if (role === undefined) throw new Refusal('no-such-row', { message: teamMessages.noAccount })
    const secret = await copySession(tx, hash, { accountId, role })
    await endSoon(tx, hash)
    return secret
  })
}

async function roleIn(tx: Queryable, personId: string, accountId: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ role: string }>({
    text: `select m.role from member m join account a on a.id = m.account_id
      where m.account_id = $1 and m.person_id = $2 and m.ended_at is null and not a.suspended`,
    values: [accountId, personId],
  })
  return rows[0]?.role
}

/** How the browser of an ended membership goes on. */
export interface Renewed {
  readonly secret: string
  /** The account that it left; undefined where the person is still a member, in another role. */
  readonly ended: { readonly accountId: string | null; readonly name: string } | undefined
}

/**
 * Leads a session whose membership ended on: into the same account where the person has another role there, else into their own (TEAM-02).
 * Undefined where there is no such session.
 */
export function renew(dataAccess: DataAccess, hash: Buffer): Promise<Renewed | undefined> {
  return dataAccess.asSystem(async (tx) => {
    const { rows } = await tx.query<{ personId: string; accountId: string | null; name: string }>({
      text: `select s.person_id as "personId", s.user_id as "accountId", ${accountName('s.user_id')} as name
        from session s join account p on p.id = s.person_id
        where s.hash = $1 and s.revoked_at is null and least(s.expires_at, s.idle_expires_at) > now() and not p.suspended for update of s`,
      values: [hash],
    })
    const [former] = rows
    if (!former) return undefined
    const { personId, accountId, name } = former
    const role = accountId === null ? undefined : await roleIn(tx, personId, accountId)
    const isIn = accountId !== null && role !== undefined
    const secret = await copySession(tx, hash, isIn ? { accountId, role } : { accountId: personId, role: null })
    await endSoon(tx, hash)
    return { secret, ended: isIn ? undefined : { accountId, name } }
  })
}
