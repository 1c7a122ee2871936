import { type Entity, fieldsOf } from '#contract/entity.ts'
import { entityOf } from '#contract/entities/registry.ts'
import { MEMBER_ROLES, reachesOf } from '#contract/teams/reach.ts'
import { type Column, columnName, columnsOf } from './columns.ts'

function columnSql({ sql, type, nullable }: Column): string {
  return `${sql} ${type}${nullable ? '' : ' not null'}`
}

/** `create table` with policies, indexes and foreign keys for an entity, to be reviewed and kept as a migration. */
export function createTable(entity: Entity): string {
  const { table } = entity
  const references = fieldsOf(entity).flatMap(([name, field]) => {
    const target = entityOf(field.target ?? '')
    return target ? [{ column: columnName(name), target: target.table }] : []
  })
  const lines = [
    'user_id uuid not null references account (id) on delete cascade',
    ...columnsOf(entity).map(columnSql),
    'primary key (user_id, id)',
    ...references.map(
      ({ column, target }) =>
        `constraint ${table}__${column} foreign key (user_id, ${column}) references ${target} (user_id, id)`,
    ),
  ]
  return [
    `create table ${table} (\n  ${lines.join(',\n  ')}\n);`,
    `create unique index ${table}_version on ${table} (user_id, version);`,
    ...references.map(({ column }) => `create index ${table}_${column} on ${table} (user_id, ${column});`),
    wall(table),
    members(entity),
  ].join('\n')
}

function wall(table: string): string {
  return `alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy own on ${table} to :"app_user"
  using (user_id = (select nullif(current_setting('app.uid', true), '')::uuid))
  with check (user_id = (select nullif(current_setting('app.uid', true), '')::uuid));
create policy owner on ${table} to :"owner" using (true) with check (true);
grant select, insert, update, delete on ${table} to :"app_user";`
}

/** What the members of an account reach (TEAM-02). */
function members({ kind, table }: Entity): string {
  const reaches = MEMBER_ROLES.map((role) => `'${reachesOf(kind)[role]}'`)
  return `select open_to_members('${table}', ${reaches.join(', ')});`
}

/** `alter table … add column` for columns that a table lacks. */
export function addColumns(entity: Entity, present: ReadonlySet<string>): string {
  return columnsOf(entity)
    .filter(({ sql }) => !present.has(sql))
    .map((column) => `alter table ${entity.table} add column ${columnSql(column)};`)
    .join('\n')
}
