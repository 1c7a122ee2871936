import { breaksOf, integration, type Mutant } from './mutant.ts'

const GROUND = 'migrations/0001_ground.sql'
const CATALOGUE = 'migrations/0002_catalogue.sql'
const DRAFTS = 'migrations/0004_change_set_rows.sql'

const ENTITIES = ['user_profile', 'business_profile', 'category', 'brand', 'product', 'change_set', 'import_mapping']
const KEPT = ['user_head', 'tombstone', 'change', 'sync_client', 'idempotency_key']
const DRAFT_TABLES = ['change_set_draft', 'change_set_row']

const seenByOwner = (table: string) => integration('test/integration/tables.test.ts', `rows of ${table} are seen`)
const doors = (grep?: string) => integration('src/server/kit/database/doors.test.ts', grep)
const matrix = (grep: string) => integration('test/integration/route-matrix.test.ts', grep)

/** A second policy beside the right one: policies add up, so this is a hole in one wall. */
function hole(table: string, file: string, before: string): Mutant {
  return {
    what: `everybody sees ${table}`,
    file,
    find: before,
    replace: `create policy hole on ${table} to :"app_user" using (true) with check (true);\n${before}`,
    caughtBy: seenByOwner(table),
  }
}

function dropped(table: string, file: string, find: string, replace: string): Mutant {
  return { what: `the policy of ${table} is gone`, file, find, replace, caughtBy: seenByOwner(table) }
}

const GROUND_LIST = `array['user_head', 'tombstone', 'change', 'sync_client', 'idempotency_key'] loop`
const DRAFT_POLICY = `    execute format($policy$create policy own on %I to %I`

/** Every policy that keeps users apart, dropped and made leaky; and the checks at the doors. */
export const wallMutants: readonly Mutant[] = [
  ...ENTITIES.map((table) => hole(table, CATALOGUE, `alter table ${table} force row level security;`)),
  ...KEPT.map((table) => hole(table, GROUND, 'create policy admin_reads on account')),
  ...DRAFT_TABLES.map((table) => hole(table, DRAFTS, 'grant select, insert, update, delete on change_set_draft')),
  ...ENTITIES.map((table) =>
    dropped(
      table,
      CATALOGUE,
      `create policy own on ${table} to :"app_user"`,
      `create policy own on ${table} to :"app_admin"`,
    ),
  ),
  ...KEPT.map((table) =>
    dropped(table, GROUND, GROUND_LIST, GROUND_LIST.replace(new RegExp(`'${table}'(, )?`), '').replace(', ]', ']')),
  ),
  ...DRAFT_TABLES.map((table) =>
    dropped(table, DRAFTS, DRAFT_POLICY, `    continue when name = '${table}';\n${DRAFT_POLICY}`),
  ),
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
  ...breaksOf(GROUND, matrix('token'), [
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
