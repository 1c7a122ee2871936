import { type Entity, fieldsOf } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import { currentUser } from '../database/data-access.ts'
import { perEntity } from '#contract/per-entity.ts'

/** The SQL name of a camelCase name: the only mapping between the two. */
export function columnName(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`)
}

const SQL_TYPES: Readonly<Record<Field['type'], string>> = {
  text: 'text',
  choice: 'text',
  flag: 'boolean',
  money: 'bigint',
  percent: 'integer',
  quantity: 'bigint',
  integer: 'integer',
  instant: 'bigint',
  reference: 'uuid',
  tags: 'jsonb',
  lines: 'jsonb',
  json: 'jsonb',
}

/** The SQL type that holds a field's stored form. */
function sqlType(field: Pick<Field, 'type'>): string {
  return SQL_TYPES[field.type]
}

/** One column of an entity's table. */
export interface Column {
  /** The row's property: `baseCost`. */
  readonly name: string
  /** The quoted SQL column: `base_cost`. */
  readonly sql: string
  readonly type: string
  readonly nullable: boolean
}

const STAMPS: readonly Column[] = [
  { name: 'id', sql: 'id', type: 'uuid', nullable: false },
  { name: 'version', sql: 'version', type: 'bigint', nullable: false },
  { name: 'createdAt', sql: 'created_at', type: 'bigint', nullable: false },
  { name: 'updatedAt', sql: 'updated_at', type: 'bigint', nullable: false },
]

/** Every column of an entity but `user_id`, stamps first, then fields in declared order. */
export const columnsOf = perEntity((entity): readonly Column[] => {
  const own = fieldsOf(entity).map(([name, field]) => ({
    name,
    sql: columnName(name),
    type: sqlType(field),
    nullable: field.nullable,
  }))
  return [...STAMPS, ...own]
})

/** The columns of an entity in stored form with camelCase names, as a select names them. */
export const selectList = perEntity((entity) =>
  columnsOf(entity)
    .map(({ sql, name }) => (sql === name ? sql : `${sql} as "${name}"`))
    .join(', '),
)

/** Selects whole rows in stored form with camelCase names; `where` may use $1 and so on. */
export function selectRows(entity: Entity, where: string): string {
  return `select ${selectList(entity)} from ${entity.table} where user_id = ${currentUser} and ${where}`
}

/** Stores rows given as one JSON array in $1, new or known. */
export const upsertRows = perEntity((entity) => {
  const columns = columnsOf(entity)
  const names = columns.map(({ sql }) => sql)
  const shape = columns.map(({ name, type }) => `"${name}" ${type}`).join(', ')
  const values = columns.map(({ name }) => `x."${name}"`).join(', ')
  const changed = names.filter((name) => name !== 'id' && name !== 'created_at')
  return `insert into ${entity.table} (user_id, ${names.join(', ')})
    select ${currentUser}, ${values} from jsonb_to_recordset($1::jsonb) as x(${shape})
    on conflict (user_id, id) do update set ${changed.map((name) => `${name} = excluded.${name}`).join(', ')}`
})
