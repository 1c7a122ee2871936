import { keysGivenUp, referencesGivenUp, triggersGivenUp } from './obstacles.ts'
import type { StoredPolicy, StoredTable } from './stored-schema.ts'
import { placeOf, USER_KEY } from './table-places.ts'

/** What is known of the database beside its tables. */
export interface Shared {
  /** The roles that requests run as; each node lets them in, because statements run there in their name. */
  readonly roles: readonly string[]
  /** Tables that are shared out already. */
  readonly distributed: ReadonlySet<string>
}

/** The table whose shards those of all other tables lie beside: each user has one row in it. */
const FIRST = 'user_head'

const PRELUDE = [
  // Foreign keys between the tables are made on the shards one after the other.
  `set citus.multi_shard_modify_mode = 'sequential'`,
]

/** The table that the index of searches is of. */
const SEARCHED = 'product'
const WITHOUT_SEARCH_INDEX = [
  `create or replace function product_candidates(wanted text, most integer) returns uuid[] language sql stable
    set search_path = pg_catalog, pg_temp as 'select null::uuid[]'`,
  'drop schema if exists search_index cascade',
]

/**
 * The statements that share out the rows of users by their key (OPS-02), for a database with Citus: own tables beside each other, shared
 * ones on every node, system ones left on the coordinator. `tables` come in the order of references. Tables that are shared out already
 * are left out, so that the same is asked again after a migration that adds some.
 */
export function distributionSql(tables: readonly StoredTable[], { roles, distributed }: Shared): readonly string[] {
  const left = tables.filter(({ name }) => !distributed.has(name))
  const own = left.filter(({ name }) => placeOf(name) === 'by-user')
  const everywhere = left.filter(({ name }) => placeOf(name) === 'everywhere')
  if (own.length + everywhere.length === 0) return []
  return [
    ...PRELUDE,
    ...roles.map((role) => `alter role ${quoted(role)} login`),
    ...own.flatMap(prepared),
    ...(own.some(({ name }) => name === SEARCHED) ? WITHOUT_SEARCH_INDEX : []),
    ...everywhere.map(({ name }) => `select create_reference_table(${literal(name)})`),
    ...firstOf(own).map(({ name }) => sharedOut(name)),
  ]
}

function firstOf(tables: readonly StoredTable[]): readonly StoredTable[] {
  return [...tables.filter(({ name }) => name === FIRST), ...tables.filter(({ name }) => name !== FIRST)]
}

function sharedOut(name: string): string {
  const beside = name === FIRST ? `colocate_with => 'none'` : `colocate_with => '${FIRST}'`
  return `select create_distributed_table(${literal(name)}, '${USER_KEY}', ${beside})`
}

function prepared(table: StoredTable): string[] {
  const name = quoted(table.name)
  return [
    ...triggersGivenUp(table).map((trigger) => `drop trigger ${quoted(trigger)} on ${name}`),
    ...referencesGivenUp(table).map((reference) => `alter table ${name} drop constraint ${quoted(reference.name)}`),
    ...keysGivenUp(table).flatMap((key) => [
      `alter table ${name} drop constraint ${quoted(key.name)}`,
      `create index on ${name} (${key.columns.map(quoted).join(', ')})`,
    ]),
    ...table.policies.flatMap((policy) => withoutSubquery(name, policy)),
  ]
}

/** A distributed table takes no policy with a query in it: the current user is asked for without one. */
function withoutSubquery(table: string, { name, using, check }: StoredPolicy): string[] {
  const [seen, written] = [plain(using), plain(check)]
  if (seen === using && written === check) return []
  const parts = [seen === null ? '' : ` using (${seen})`, written === null ? '' : ` with check (${written})`]
  return [`alter policy ${quoted(name)} on ${table}${parts.join('')}`]
}

/** How the database tells `(select nullif(current_setting('app.uid', true), '')::uuid)`. */
const CURRENT_USER =
  /\(\s*SELECT\s+(\(NULLIF\(current_setting\('app\.uid'::text, true\), ''::text\)\)::uuid) AS "?[a-z_]+"?\)/g

function plain(expression: string | null): string | null {
  return expression === null ? null : expression.replaceAll(CURRENT_USER, '$1')
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

function literal(name: string): string {
  return `'${name.replaceAll("'", "''")}'`
}
