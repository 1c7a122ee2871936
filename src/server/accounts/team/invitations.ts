import { createHmac } from 'node:crypto'
import type { InvitationAnswer, InvitedAnswer } from '#contract/endpoints/team.ts'
import { invalid, Refusal } from '#contract/refusal.ts'
import { INVITATION_DAYS, INVITATION_PAGE, MOST_MEMBERS } from '#contract/teams/invitation.ts'
import type { MemberRole } from '#contract/teams/reach.ts'
import type { Queryable, Statement } from '#server/kit/database/database.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import { eventOf, type EventSource } from '#server/kit/security-events.ts'
import { spokenLanguage } from '#server/kit/language/spoken-language.ts'
import { hashOf } from '../secrets.ts'
import { teamMessages } from './messages.ts'
import { accountName } from './names.ts'
import { lockPlaces, roomOf } from './places.ts'
import { sharedNow } from '#server/kit/clock.ts'

/** The job that mails one of them. */
export const INVITATION_MAIL = 'invitation-mail'
/** So many people are invited into one account in a day at most: nobody's mailboxes are filled from here. */
const MOST_A_DAY = 100

/** What the secret of an invitation is made of. */
export interface InvitationSeed {
  readonly accountId: string
  readonly id: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** The secret in the link of an invitation: made of it again for each mail, so that none is stored. */
export function invitationToken(key: Buffer, { accountId, id, createdAt }: InvitationSeed): string {
  return createHmac('sha256', key).update(`${accountId} ${id} ${createdAt}`).digest('base64url')
}

/** The address that an invited person opens. */
export function invitationLink(publicUrl: string, token: string): string {
  return `${publicUrl}${INVITATION_PAGE}?token=${token}`
}

export const INVITATION_COLUMNS = `id, email, role, created_at as "createdAt", expires_at as "expiresAt", expires_at <= now() as "isExpired"`

/** Who invites whom, and where from. */
interface Inviting {
  readonly accountId: string
  readonly id: string
  readonly email: string
  readonly role: MemberRole
  readonly source: EventSource
}

/** An invitation with its secret; `isNew` where this call made it. */
interface Invited {
  readonly invitation: InvitationAnswer
  readonly token: string
  readonly isNew: boolean
}

/** Invites somebody and orders the mail, in one transaction with the count of the account's places (TEAM-01). Throws `Refusal`. */
export function invite(dataAccess: DataAccess, key: Buffer, asked: Inviting): Promise<Invited> {
  const { accountId, id, role, source } = asked
  const email = asked.email.trim().toLowerCase()
  return dataAccess.asSystem(async (tx) => {
    await lockPlaces(tx, accountId)
    const known = await ofId(tx, accountId, id)
    if (known) return { invitation: known, token: invitationToken(key, seedOf(accountId, known)), isNew: false }
    await requireNew(tx, accountId, email)
    const room = await roomOf(tx, accountId)
    if (room.members + room.invitations >= MOST_MEMBERS)
      throw new Refusal('rule-broken', { message: teamMessages.tooMany(MOST_MEMBERS) })
    if (room.most !== null && 1 + room.members + room.invitations >= room.most)
      throw new Refusal('plan-limit', { message: teamMessages.planFull(room.plan, room.most) })
    const createdAt = sharedNow()
    const token = invitationToken(key, { accountId, id, createdAt })
    await tx.query({
      text: `insert into invitation (account_id, id, email, role, hash, created_at, expires_at)
        values ($1, $2, $3, $4, $5, to_timestamp($6 / 1000.0), to_timestamp($6 / 1000.0) + make_interval(days => $7))`,
      values: [accountId, id, email, role, hashOf(token), createdAt, INVITATION_DAYS],
    })
    await tx.batch([eventOf(accountId, { kind: 'person-invited', detail: email, ...source }), orderMail(accountId, id)])
    const made = await ofId(tx, accountId, id)
    if (!made) throw new Error('the invitation was not stored')
    return { invitation: made, token, isNew: true }
  })
}

function seedOf(accountId: string, { id, createdAt }: InvitationAnswer): InvitationSeed {
  return { accountId, id, createdAt: Date.parse(createdAt) }
}

async function ofId(tx: Queryable, accountId: string, id: string): Promise<InvitationAnswer | undefined> {
  const { rows } = await tx.query<InvitationAnswer>({
    text: `select ${INVITATION_COLUMNS} from invitation where account_id = $1 and id = $2 and accepted_at is null`,
    values: [accountId, id],
  })
  return rows[0]
}

/** Refuses whom the account knows already; an invitation to the address that is over makes way. */
async function requireNew(tx: Queryable, accountId: string, email: string): Promise<void> {
  await tx.query({
    text: 'delete from invitation where account_id = $1 and email = $2 and (expires_at <= now() or accepted_at is not null)',
    values: [accountId, email],
  })
  const { rows } = await tx.query<{ isOwn: boolean; isMember: boolean; isInvited: boolean; today: number }>({
    text: `select exists (select from identity where user_id = $1 and lower(email) = $2) as "isOwn",
        exists (select from member m join identity i on i.user_id = m.person_id
          where m.account_id = $1 and m.ended_at is null and lower(i.email) = $2) as "isMember",
        exists (select from invitation where account_id = $1 and email = $2) as "isInvited",
        (select count(*)::int from security_event where user_id = $1 and kind = 'person-invited' and at > now() - interval '1 day') as today`,
    values: [accountId, email],
  })
  const [found] = rows
  const issue = (message: string): Refusal => invalid([{ field: 'email', message }])
  if (found?.isOwn) throw issue(teamMessages.yourself)
  if (found?.isMember) throw issue(teamMessages.isMember)
  if (found?.isInvited) throw issue(teamMessages.isInvited)
  if (found && found.today >= MOST_A_DAY) throw new Refusal('rule-broken', { message: teamMessages.tooManyToday })
}

/** Ordered as the owner of the tables: users order no mail to addresses that they choose. */
function orderMail(accountId: string, id: string): Statement {
  return {
    text: 'insert into job (kind, user_id, payload) values ($1, $2, $3::jsonb)',
    values: [INVITATION_MAIL, accountId, JSON.stringify({ id, language: spokenLanguage() })],
  }
}

/** Withdraws an open invitation. Throws `Refusal`. */
export function withdraw(dataAccess: DataAccess, accountId: string, id: string, source: EventSource): Promise<void> {
  return dataAccess.asSystem(async (tx) => {
    await lockPlaces(tx, accountId)
    const { rows } = await tx.query<{ email: string }>({
      text: 'delete from invitation where account_id = $1 and id = $2 and accepted_at is null returning email',
      values: [accountId, id],
    })
    if (!rows[0]) throw new Refusal('no-such-row', { message: teamMessages.noInvitation })
    await tx.query(eventOf(accountId, { kind: 'invitation-withdrawn', detail: rows[0].email, ...source }))
  })
}

/** What a link is about; it tells neither the address nor anything else of the account. Throws `Refusal`. */
export async function lookAt(dataAccess: DataAccess, token: string): Promise<InvitedAnswer> {
  const [answer] = await dataAccess.asSystemBatch([
    {
      name: 'invitations:look',
      text: `select ${accountName('i.account_id')} as "accountName", i.role,
          case when i.accepted_at is not null then 'accepted' when i.expires_at <= now() then 'expired' else 'open' end as state
        from invitation i where i.hash = $1`,
      values: [hashOf(token)],
    },
  ])
  const found = answer?.rows[0] as InvitedAnswer | undefined
  if (!found) throw new Refusal('no-such-row', { message: teamMessages.gone })
  return found
}

interface OpenInvitation {
  readonly accountId: string
  readonly id: string
  readonly role: MemberRole
  readonly isAccepted: boolean
  readonly isExpired: boolean
  /** The person has confirmed the invited address. */
  readonly isTheirs: boolean
  readonly isMember: boolean
}

/**
 * Makes a person a member (TEAM-01): only whoever has confirmed the invited address, whoever opens the link. Repeating it changes nothing.
 * Throws `Refusal`, which does not tell the address.
 */
export function accept(
  dataAccess: DataAccess,
  personId: string,
  token: string,
  source: EventSource,
): Promise<{ readonly accountId: string }> {
  const hash = hashOf(token)
  return dataAccess.asSystem(async (tx) => {
    const { rows } = await tx.query<{ accountId: string }>({
      text: 'select account_id as "accountId" from invitation where hash = $1',
      values: [hash],
    })
    const accountId = rows[0]?.accountId
    if (accountId === undefined) throw new Refusal('no-such-row', { message: teamMessages.gone })
    await lockPlaces(tx, accountId)
    const invitation = await openedBy(tx, hash, personId)
    if (!invitation) throw new Refusal('no-such-row', { message: teamMessages.gone })
    if (invitation.isTheirs && invitation.isAccepted && invitation.isMember) return { accountId }
    requireOpen(invitation, personId)
    const room = await roomOf(tx, accountId)
    if (room.most !== null && 1 + room.members >= room.most)
      throw new Refusal('plan-limit', { message: teamMessages.noRoom })
    await join(tx, invitation, personId, source)
    return { accountId }
  })
}

async function openedBy(tx: Queryable, hash: Buffer, personId: string): Promise<OpenInvitation | undefined> {
  const { rows } = await tx.query<OpenInvitation>({
    text: `select i.account_id as "accountId", i.id, i.role, i.accepted_at is not null as "isAccepted", i.expires_at <= now() as "isExpired",
        exists (select from identity p where p.user_id = $2 and p.email_verified and lower(p.email) = i.email) as "isTheirs",
        exists (select from member m where m.account_id = i.account_id and m.person_id = $2 and m.ended_at is null) as "isMember"
      from invitation i where i.hash = $1`,
    values: [hash, personId],
  })
  return rows[0]
}

function requireOpen({ accountId, isAccepted, isExpired, isTheirs }: OpenInvitation, personId: string): void {
  const refuse = (message: string): never => {
    throw new Refusal('rule-broken', { message })
  }
  if (!isTheirs || accountId === personId) refuse(teamMessages.notForYou)
  if (isAccepted) refuse(teamMessages.used)
  if (isExpired) refuse(teamMessages.expired)
}

async function join(
  tx: Queryable,
  { accountId, id, role }: OpenInvitation,
  personId: string,
  source: EventSource,
): Promise<void> {
  await tx.batch([
    {
      text: `insert into member (account_id, person_id, role) values ($1, $2, $3)
        on conflict (account_id, person_id) do update set role = excluded.role, ended_at = null, created_at = now()`,
      values: [accountId, personId, role],
    },
    {
      text: 'update invitation set accepted_at = now() where account_id = $1 and id = $2',
      values: [accountId, id],
    },
    eventOf(accountId, { kind: 'person-joined', detail: role, ...source }),
    eventOf(personId, { kind: 'account-joined', detail: role, ...source }),
  ])
}
