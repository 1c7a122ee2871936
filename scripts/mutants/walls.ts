import { breaksOf, integration, type Mutant } from './mutant.ts'

const GROUND = 'migrations/0001_ground.sql'
/** Where the door for tokens was last made. */
const TOKENS = 'migrations/0005_change_set_actor.sql'

const doors = (grep?: string) => integration('src/server/kit/database/doors.test.ts', grep)
const matrix = (grep: string) => integration('test/integration/route-matrix.test.ts', grep)

/** The checks at the doors. */
export const wallMutants: readonly Mutant[] = [
  ...breaksOf(GROUND, doors('a session enters|revocation and suspension'), [
    [
      'a revoked session enters',
      'hash = secret_hash and revoked_at is null and expires_at > now() and idle',
      'hash = secret_hash and expires_at > now() and idle',
    ],
    [
      'an expired session enters',
      'revoked_at is null and expires_at > now() and idle_expires_at > now();',
      'revoked_at is null and idle_expires_at > now();',
    ],
    ['an idle session enters', ' and idle_expires_at > now();', ';'],
    ['a suspended user enters', 'elsif is_suspended then', 'elsif false then'],
    ['nobody’s session enters', 'if is_suspended is null then', 'if false then'],
  ]),
  ...breaksOf(TOKENS, matrix('token'), [
    [
      'a revoked token enters',
      'hash = secret_hash and revoked_at is null and expires_at > now();',
      'hash = secret_hash and expires_at > now();',
    ],
    [
      'an expired token enters',
      'hash = secret_hash and revoked_at is null and expires_at > now();',
      'hash = secret_hash and revoked_at is null;',
    ],
    [
      'a token that may read writes',
      "found_token.scope = 'read' and wants_write",
      "found_token.scope = 'read' and false",
    ],
  ]),
  ...breaksOf(GROUND, doors(), [
    ['anybody passes the administrators’ door', "and role = 'admin' and not suspended", 'and not suspended'],
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
    [
      'work is ordered in another’s name',
      "values (job_kind, job_uniq, nullif(current_setting('app.uid', true), '')::uuid,",
      'values (job_kind, job_uniq, null,',
    ],
  ]),
  ...breaksOf('src/server/kit/database/doors.ts', doors('OPS-03'), [
    ['the role is not taken', `set_config('role', \${role}, true)\`, values }`, '1`, values }'],
  ]),
]
