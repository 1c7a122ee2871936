import { randomBytes, randomUUID } from 'node:crypto'
import { uuidV7 } from '#domain/uuid.ts'
import type { Queryable } from '../kit/database/database.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import { eventOf, type EventSource, shortAddress } from '../kit/security-events.ts'
import { securityMail } from '../kit/security-mails.ts'
import { ABSOLUTE_DAYS, IDLE_DAYS } from './sessions.ts'
import { hashOf, newSecret } from './secrets.ts'
import { sharedNow } from '../kit/clock.ts'

/** A sign-in, as it is stored. */
export interface Arrival {
  /** The provider's issuer, or `embedded`. */
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
  /** Epoch seconds. */
  readonly authTime: number
  /** Sealed. */
  readonly idToken: string
  /** The embedded provider's session; any other provider keeps its own. */
  readonly providerSession: string | undefined
}

/** The browser that signed in. */
export interface Device {
  readonly ip: string
  readonly userAgent: string | undefined
  /** The session that its cookie named before; it ends, so that no session outlives a sign-in (fixation). */
  readonly formerHash: Buffer | undefined
  /** Whether it has signed in to an account before. */
  readonly knows: (userId: string) => boolean
}

/** Decides who becomes an administrator. */
export interface AdminRule {
  readonly emails: readonly string[]
  /** With the embedded provider and no list: the first account. */
  readonly first: boolean
}

/** What somebody who is suspended is told. */
export interface Suspension {
  /** As the administrator wrote it; may be empty. */
  readonly reason: string
  /** The confirmed address of an administrator; empty where there is none. */
  readonly administrator: string
}

/** The result of a sign-in. A suspended account gets no session. */
export type Admission =
  | ({ readonly suspended: true; readonly userId: string } & Suspension)
  | { readonly suspended: false; readonly secret: string; readonly userId: string }

interface Account {
  readonly userId: string
  readonly role: 'user' | 'admin'
  readonly suspended: boolean
  /** The address before this sign-in; null for an account that begins with it. */
  readonly email: string | null
}

const USER_AGENT_LENGTH = 300
/** The issuer under which identities of our own provider are stored. */
const EMBEDDED = 'embedded'

/** Finds or makes the account of an identity and opens a session for it, in one transaction. */
export function admit(dataAccess: DataAccess, arrival: Arrival, device: Device, rule: AdminRule): Promise<Admission> {
  return dataAccess.asSystem(async (tx) => {
    const isAdmin = arrival.emailVerified && rule.emails.includes(arrival.email.toLowerCase())
    const account = (await findAccount(tx, arrival)) ?? (await createAccount(tx, arrival, rule, isAdmin))
    await relabel(tx, arrival)
    const source = { device: device.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null, address: shortAddress(device.ip) }
    if (isAdmin && account.role !== 'admin') await promote(tx, account.userId, source)
    const { userId, suspended } = account
    const former = device.formerHash === undefined ? undefined : await endFormer(tx, userId, device.formerHash)
    if (suspended) return { suspended, userId, ...(await suspensionOf(tx, userId)) }
    await tx.query(eventOf(userId, { kind: 'sign-in', ...source }))
    await tellNews(tx, account, arrival, source, former !== undefined || device.knows(userId))
    return { suspended, userId, secret: await openSession(tx, former ?? { userId }, arrival, device) }
  })
}

/** Whose rows a session reaches, and the member who works in it (TEAM-01). */
interface Place {
  readonly userId: string
  readonly personId?: string | null
  readonly personRole?: string | null
}

/**
 * Ends the session that the browser had. Whoever confirms their sign-in goes on where they were: answers the place if it was the same person's, their
 * own where nobody works in the other account any more.
 */
async function endFormer(tx: Queryable, userId: string, hash: Buffer): Promise<Place | undefined> {
  const { rows } = await tx.query<Place & { who: string | null }>({
    text: `with former as (delete from session where hash = $1 returning user_id, person_id, person_role)
      select coalesce(f.person_id, f.user_id) as who, coalesce(a.id, f.person_id, f.user_id) as "userId",
        case when a.id is not null then f.person_id end as "personId", case when a.id is not null then f.person_role end as "personRole"
      from former f left join account a on f.person_id is not null and a.id = f.user_id and not a.suspended`,
    values: [hash],
  })
  const [former] = rows
  return former?.who === userId ? former : undefined
}

/** Mails what the owner of an account may not know: a browser that is new to it, and an address that is no longer theirs (PAGE-06). */
async function tellNews(
  tx: Queryable,
  { userId, email }: Account,
  { issuer, email: replacement }: Arrival,
  source: EventSource,
  isKnownDevice: boolean,
): Promise<void> {
  // The first sign-in is that of the account itself.
  if (email === null) return
  if (!isKnownDevice) await tx.query(securityMail(userId, { kind: 'new-device', source }))
  // The embedded provider has written to the former address already.
  if (issuer !== EMBEDDED && email !== '' && replacement !== '' && email.toLowerCase() !== replacement.toLowerCase())
    await tx.query(securityMail(userId, { kind: 'changed-mail', source, former: email, replacement }))
}

async function findAccount(tx: Queryable, { issuer, subject }: Arrival): Promise<Account | undefined> {
  const { rows } = await tx.query<Account>({
    name: 'accounts:find',
    text: `select a.id as "userId", a.role, a.suspended, coalesce(i.email, '') as email from identity i join account a on a.id = i.user_id
      where i.issuer = $1 and i.subject = $2`,
    values: [issuer, subject],
  })
  return rows[0]
}

async function createAccount(tx: Queryable, arrival: Arrival, rule: AdminRule, isAdmin: boolean): Promise<Account> {
  // One at a time: only one account is the first, and two windows of one newcomer create one account.
  await tx.query({ text: `select pg_advisory_xact_lock(hashtext('account'))` })
  const known = await findAccount(tx, arrival)
  if (known) return known
  const first = rule.first && rule.emails.length === 0 && (await isEmpty(tx))
  const account: Account = {
    userId: uuidV7(sharedNow(), randomBytes(16)),
    role: isAdmin || first ? 'admin' : 'user',
    suspended: false,
    email: null,
  }
  await tx.batch([
    { text: 'insert into account (id, role) values ($1, $2)', values: [account.userId, account.role] },
    { text: 'insert into user_head (user_id) values ($1)', values: [account.userId] },
    {
      text: 'insert into identity (issuer, subject, user_id) values ($1, $2, $3)',
      values: [arrival.issuer, arrival.subject, account.userId],
    },
  ])
  return account
}

async function suspensionOf(tx: Queryable, userId: string): Promise<Suspension> {
  const { rows } = await tx.query<Suspension>({
    text: `select suspended_reason as reason, coalesce((select i.email from account a join identity i on i.user_id = a.id
        where a.role = 'admin' and not a.suspended and i.email_verified and i.email <> '' order by a.created_at limit 1), '') as administrator
      from account where id = $1`,
    values: [userId],
  })
  return rows[0] ?? { reason: '', administrator: '' }
}

async function isEmpty(tx: Queryable): Promise<boolean> {
  const { rowCount } = await tx.query({ text: 'select from account limit 1' })
  return rowCount === 0
}

async function relabel(tx: Queryable, { issuer, subject, email, emailVerified, name }: Arrival): Promise<void> {
  await tx.query({
    text: 'update identity set email = $3, email_verified = $4, name = $5 where issuer = $1 and subject = $2',
    values: [issuer, subject, email, emailVerified, name],
  })
}

async function promote(tx: Queryable, userId: string, source: EventSource): Promise<void> {
  await tx.query({ text: `update account set role = 'admin' where id = $1`, values: [userId] })
  await tx.query(eventOf(userId, { kind: 'role-changed', detail: 'admin', ...source }))
}

async function openSession(tx: Queryable, place: Place, arrival: Arrival, device: Device): Promise<string> {
  const secret = newSecret()
  await tx.query({
    text: `insert into session (hash, id, user_id, expires_at, idle_expires_at, auth_time, issuer, id_token, user_agent, ip, provider_session,
          person_id, person_role)
        values ($1, $2, $3, now() + make_interval(days => $4), now() + make_interval(days => $5), to_timestamp($6), $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      hashOf(secret),
      randomUUID(),
      place.userId,
      ABSOLUTE_DAYS,
      IDLE_DAYS,
      arrival.authTime,
      arrival.issuer,
      arrival.idToken,
      device.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      device.ip,
      arrival.providerSession === undefined ? null : hashOf(arrival.providerSession),
      place.personId ?? null,
      place.personRole ?? null,
    ],
  })
  return secret
}
