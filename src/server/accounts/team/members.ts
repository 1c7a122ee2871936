import type { AccountAnswer, InvitationAnswer, MemberAnswer, TeamAnswer } from '#contract/endpoints/team.ts'
import { Refusal } from '#contract/refusal.ts'
import type { MemberRole } from '#contract/teams/reach.ts'
import type { DataAccess } from '#server/kit/database/data-access.ts'
import { eventOf, type EventSource } from '#server/kit/security-events.ts'
import { INVITATION_COLUMNS } from './invitations.ts'
import { teamMessages } from './messages.ts'
import { accountName, personName } from './names.ts'
import { lockPlaces, roomOf } from './places.ts'

const MEMBER = `m.person_id as id, ${personName('m.person_id')} as name, m.role, m.created_at as since,
  coalesce((select i.email from identity i where i.user_id = m.person_id order by i.created_at desc limit 1), '') as email`

/** The people of an account, and those who are invited. */
export function readTeam(dataAccess: DataAccess, accountId: string): Promise<TeamAnswer> {
  return dataAccess.asSystem(async (tx) => {
    const { rows: members } = await tx.query<MemberAnswer>({
      name: 'team:members',
      text: `select ${MEMBER} from member m where m.account_id = $1 and m.ended_at is null order by m.created_at, m.person_id`,
      values: [accountId],
    })
    const { rows: invitations } = await tx.query<InvitationAnswer>({
      name: 'team:invitations',
      text: `select ${INVITATION_COLUMNS} from invitation where account_id = $1 and accepted_at is null order by created_at, id`,
      values: [accountId],
    })
    const { most } = await roomOf(tx, accountId)
    return { members, invitations, most }
  })
}

/** Whose membership, and where the change comes from. */
interface Membership {
  readonly accountId: string
  readonly personId: string
  readonly source: EventSource
}

/** Changes the role of a member. Sessions of the former role are over with it (TEAM-02). Throws `Refusal`. */
export function changeRole(
  dataAccess: DataAccess,
  { accountId, personId, source }: Membership,
  role: MemberRole,
): Promise<MemberAnswer> {
  return dataAccess.asSystem(async (tx) => {
    await lockPlaces(tx, accountId)
    const { rows } = await tx.query<MemberAnswer>({
      text: `update member m set role = $3 where m.account_id = $1 and m.person_id = $2 and m.ended_at is null returning ${MEMBER}`,
      values: [accountId, personId, role],
    })
    const [changed] = rows
    if (!changed) throw new Refusal('no-such-row', { message: teamMessages.noMember })
    await tx.query(eventOf(accountId, { kind: 'person-role', detail: `${changed.name}: ${role}`, ...source }))
    return changed
  })
}

/** Ends a membership; the owner removes a person, or the person leaves. Throws `Refusal`. */
export function endMembership(
  dataAccess: DataAccess,
  { accountId, personId, source }: Membership,
  kind: 'person-removed' | 'person-left',
): Promise<void> {
  return dataAccess.asSystem(async (tx) => {
    await lockPlaces(tx, accountId)
    const { rows } = await tx.query<{ name: string }>({
      text: `update member m set ended_at = now() where m.account_id = $1 and m.person_id = $2 and m.ended_at is null
        returning ${personName('m.person_id')} as name`,
      values: [accountId, personId],
    })
    if (!rows[0]) throw new Refusal('no-such-row', { message: teamMessages.noMember })
    await tx.batch([
      eventOf(accountId, { kind, detail: rows[0].name, ...source }),
      eventOf(personId, { kind: 'account-left', ...source }),
    ])
  })
}

/** The accounts that a person may work in, their own first. */
export async function accountsOf(
  dataAccess: DataAccess,
  personId: string,
  currentId: string,
): Promise<readonly AccountAnswer[]> {
  const [answer] = await dataAccess.asSystemBatch([
    {
      name: 'team:accounts',
      text: `select id, name, role, id = $2 as "isCurrent" from (
          select 0 as place, now() as at, $1::uuid as id, ${accountName('$1::uuid')} as name, 'owner' as role
          union all
          select 1, m.created_at, m.account_id, ${accountName('m.account_id')}, m.role
          from member m join account a on a.id = m.account_id where m.person_id = $1 and m.ended_at is null and not a.suspended
        ) each order by place, at, id`,
      values: [personId, currentId],
    },
  ])
  return (answer?.rows ?? []) as unknown as AccountAnswer[]
}
