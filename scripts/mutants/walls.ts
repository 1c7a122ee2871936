import { breaksOf, integration, type Mutant } from './mutant.ts'

const GROUND = 'migrations/0001_ground.sql'
const DATA_ACCESS = 'src/server/kit/database/data-access.ts'

const dataAccess = (grep?: string) => integration('src/server/kit/database/data-access.test.ts', grep)
const matrix = (grep: string) => integration('test/integration/route-matrix.test.ts', grep)

/** The checks of data access. */
export const wallMutants: readonly Mutant[] = [
  ...breaksOf(DATA_ACCESS, dataAccess('a session enters|revocation and suspension'), [
    ['a revoked session enters', ' and found.revoked_at is null', ''],
    ['an expired session enters', ' and found.expires_at > now()', ''],
    ['an idle session enters', ' and found.idle_expires_at > now()', ''],
    ['a suspended user enters', 'when account.suspended then', 'when false then'],
    ['nobody’s session enters', 'when account.id is null then', 'when false then'],
  ]),
  ...breaksOf(DATA_ACCESS, matrix('token'), [
    ['a revoked token enters', ' and found.revoked_at is null', ''],
    ['an expired token enters', ' and found.expires_at > now()', ''],
    ['a token that may read writes', "found.scope = 'read' and $2", "found.scope = 'read' and false and $2"],
  ]),
  ...breaksOf(GROUND, dataAccess(), [
    ['administrators change more than they may', 'update (role, suspended) on account', 'update on account'],
    [
      'history can be rewritten',
      'grant select, insert on change to',
      'grant select, insert, update, delete on change to',
    ],
    [
      'the application reads sessions',
      'grant usage on schema public',
      'alter default privileges in schema public grant select on tables to public;\ngrant usage on schema public',
    ],
  ]),
  ...breaksOf('migrations/0030_orderable_jobs.sql', integration('src/server/kit/jobs/jobs.test.ts'), [
    ['work is ordered in nobody’s name', 'end, uid, job_payload', 'end, null, job_payload'],
  ]),
  ...breaksOf(DATA_ACCESS, dataAccess('OPS-03'), [
    ['the role is not taken', "entries(':user', (lookup) => [takeRole(lookup)])", "entries(':user', () => [])"],
  ]),
  ...breaksOf('migrations/0085_teams.sql', dataAccess('ADMIN-01'), [
    ['anybody has administrator access', "and role = 'admin' and not suspended", 'and not suspended'],
  ]),
  ...breaksOf(DATA_ACCESS, matrix('TEAM-02'), [
    ['an accountant is answered empty lists', "$2::text = 'work' and", "$2::text = 'nothing' and"],
  ]),
  ...breaksOf(DATA_ACCESS, integration('src/server/accounts/team/suspended-owner.test.ts'), [
    ['members work for a suspended owner', 'and account.suspended then', 'and false then'],
  ]),
  ...breaksOf(DATA_ACCESS, matrix('AUTH-1'), [
    [
      'a known token is asked no more',
      'known.cameIn(actor) === undefined',
      'known.whose(actor).userId() === undefined',
    ],
  ]),
  ...breaksOf('src/server/kit/http/mount.ts', matrix('AUTH-15 nothing is answered'), [
    ['a call that asks nothing is answered to anybody', 'await this.#notes.admit(caller)', 'await Promise.resolve()'],
  ]),
  ...breaksOf('migrations/0107_private_kinds.sql', integration('test/integration/private-kinds.test.ts'), [
    ['members see in history what is a person’s own', 'and not is_private_kind(kind)', 'and kind is not null'],
    ['a kind of a person’s own is forgotten', "'stickyNote', ", ''],
  ]),
  ...breaksOf('migrations/0107_private_kinds.sql', integration('src/server/accounts/team/private-rows.test.ts'), [
    [
      'a member takes back a part of a change set',
      'if public.holds_private_rows(',
      'if false and public.holds_private_rows(',
    ],
  ]),
  ...breaksOf(
    'src/server/accounts/data/delete-account.ts',
    integration('src/server/administration/administration.test.ts', 'at the same moment'),
    [['the last two administrators leave', 'if (rowCount === 1) throw', 'if (rowCount === 2) throw']],
  ),
]
