import { breaksOf, integration, type Mutant, unit } from './mutant.ts'

const DATA_ACCESS = 'src/server/kit/database/data-access.ts'
const TEAM = 'src/server/accounts/team'
const TABLES = 'migrations/0085_teams.sql'

const people = (grep: string) => integration('src/server/accounts/team/team.test.ts', grep)
const matrix = (grep: string) => integration('test/integration/route-matrix.test.ts', grep)
const tables = (grep: string) => integration('test/integration/tables.test.ts', grep)

/** What keeps people in the account of another to what they are there. */
export const teamMutants: readonly Mutant[] = [
  ...breaksOf(DATA_ACCESS, people('TEAM-02'), [
    ['a removed member enters', ' and m.ended_at is null) then', ') then'],
    ['a member enters in a former role', ' and m.role = found.person_role', ''],
    [
      'a suspended member enters',
      'where person.id = found.person_id) then',
      'where person.id = found.person_id and false) then',
    ],
  ]),
  ...breaksOf(DATA_ACCESS, matrix('TEAM-02'), [
    ['a member calls what is the owner’s', "$2::text = 'none' then", "$2::text = 'nothing' then"],
  ]),
  ...breaksOf(DATA_ACCESS, people('TEAM-02 every kind of row'), [
    [
      'a member takes the role of the owner in the database',
      'coalesce(app_member_role(found.person_role), ${AS_OWNER})',
      'coalesce(nullif(app_member_role(found.person_role), app_member_role(found.person_role)), ${AS_OWNER})',
    ],
  ]),
  ...breaksOf(TABLES, tables('TEAM-02'), [
    ['a member who reads writes', "if each.how = 'write' then", "if each.how <> 'none' then"],
    [
      'a member reads what is beyond the role',
      "if each.how <> 'none' then\n      readers",
      "if each.how <> '' then\n      readers",
    ],
    [
      'a member sees the rows of every account',
      'using (%s) with check (%3$s)',
      'using (%3$s or true) with check (%3$s)',
    ],
  ]),
  ...breaksOf(`${TEAM}/invitations.ts`, people('TEAM-01'), [
    [
      'an unconfirmed address is enough for an invitation',
      'p.user_id = $2 and p.email_verified and',
      'p.user_id = $2 and',
    ],
    ['an invitation lets in whoever opens it', ' and lower(p.email) = i.email', ''],
    ['a used invitation lets in again', 'if (isAccepted) refuse', 'if (isAccepted && isExpired) refuse'],
    ['an invitation that is over lets in', 'if (isExpired) refuse', 'if (isExpired && isAccepted) refuse'],
    ['an account is invited into itself', 'if (found?.isOwn) throw', 'if (found?.isOwn && found.isMember) throw'],
    ['an address is invited twice', 'if (found?.isInvited) throw', 'if (found?.isInvited && found.isMember) throw'],
    [
      'places are not counted for invitations',
      '1 + room.members + room.invitations >= room.most',
      '1 + room.members >= room.most',
    ],
    [
      'places are not counted when an invitation is accepted',
      '1 + room.members >= room.most)',
      '1 + room.members > room.most + 50)',
    ],
  ]),
  ...breaksOf(`${TEAM}/places.ts`, people('TEAM-01'), [
    ['invitations at one moment take the same place', 'where user_id = $1 for update', 'where user_id = $1'],
  ]),
  ...breaksOf(`${TEAM}/entering.ts`, people('TEAM-0[12]'), [
    ['a former member goes into the account', ' and m.ended_at is null and not a.suspended', ' and not a.suspended'],
    [
      'a member goes into a suspended account',
      ' and m.ended_at is null and not a.suspended',
      ' and m.ended_at is null',
    ],
    [
      'the session of the former account stays open',
      'delete from session where hash = $1',
      'select from session where hash = $1',
    ],
  ]),
  ...breaksOf(`${TEAM}/members.ts`, people('TEAM-02'), [
    ['a member stays after removal', 'set ended_at = now() where', 'set ended_at = null where'],
  ]),
  ...breaksOf('src/web/kit/shell/auth-state.ts', unit('src/web/features/accounts/membership.test.ts'), [
    ['the copy of a member is that of every role', '.${member.personId}.${member.role}`', '.${member.personId}`'],
  ]),
]
