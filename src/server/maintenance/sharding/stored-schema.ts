import type { Queryable } from '../../kit/database/database.ts'

/** A primary key, unique constraint or unique index. An expression among its columns is an empty name. */
export interface StoredKey {
  readonly name: string
  readonly columns: readonly string[]
}

/** A foreign key: which columns name which columns of another table. */
export interface StoredReference {
  readonly name: string
  readonly columns: readonly string[]
  readonly target: string
  readonly targetColumns: readonly string[]
}

/** A row-level policy: what it lets see and what it lets write, as the database tells it. */
export interface StoredPolicy {
  readonly name: string
  readonly using: string | null
  readonly check: string | null
}

/** A trigger and the function that it calls, with its schema. */
export interface StoredTrigger {
  readonly name: string
  readonly calls: string
}

/** What decides whether the rows of a table can be shared out. */
export interface StoredTable {
  readonly name: string
  readonly userKeyType: string | null
  readonly keys: readonly StoredKey[]
  readonly references: readonly StoredReference[]
  readonly policies: readonly StoredPolicy[]
  readonly triggers: readonly StoredTrigger[]
}

const named = (columns: string, table: string): string =>
  `(select coalesce(json_agg(coalesce(a.attname, '') order by n), '[]') from unnest(${columns}) with ordinality as k(attnum, n)
    left join pg_attribute a on a.attrelid = ${table} and a.attnum = k.attnum and k.attnum > 0)`

const TABLES = `select c.relname as name,
    (select format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end from pg_attribute
      where attrelid = c.oid and attname = 'user_id' and not attisdropped) as "userKeyType",
    (select coalesce(json_agg(json_build_object('name', x.relname, 'columns', ${named('i.indkey::int2[]', 'c.oid')}) order by x.relname), '[]')
      from pg_index i join pg_class x on x.oid = i.indexrelid where i.indrelid = c.oid and i.indisunique) as keys,
    (select coalesce(json_agg(json_build_object('name', f.conname, 'columns', ${named('f.conkey', 'c.oid')},
      'target', t.relname, 'targetColumns', ${named('f.confkey', 't.oid')}) order by f.conname), '[]')
      from pg_constraint f join pg_class t on t.oid = f.confrelid where f.conrelid = c.oid and f.contype = 'f') as references,
    (select coalesce(json_agg(json_build_object('name', polname, 'using', pg_get_expr(polqual, polrelid),
      'check', pg_get_expr(polwithcheck, polrelid)) order by polname), '[]') from pg_policy where polrelid = c.oid) as policies,
    (select coalesce(json_agg(json_build_object('name', tgname, 'calls', n.nspname || '.' || p.proname) order by tgname), '[]')
      from pg_trigger g join pg_proc p on p.oid = g.tgfoid join pg_namespace n on n.oid = p.pronamespace
      where g.tgrelid = c.oid and not g.tgisinternal) as triggers
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`

/** Reads the tables of the migrated schema with their keys, references, policies and triggers. */
export async function readSchema(tx: Queryable): Promise<readonly StoredTable[]> {
  const { rows } = await tx.query<StoredTable>({ text: TABLES })
  return rows
}
