import { entityOf } from '#contract/entities/registry.ts'
import { type Entity, fieldsOf } from '#contract/entity.ts'
import type { Database } from '#server/kit/database/database.ts'
import { columnName } from '#server/kit/rows/columns.ts'

/**
 * Makes so many copies of a user's row, each with texts, numbers and instants of its own but for the fields that are `alike`, and tells the
 * planner of them.
 */
export async function multiplyRow(
  database: Database,
  entity: Entity,
  { userId, id }: { readonly userId: string; readonly id: string },
  rows: number,
  alike: ReadonlySet<string> = new Set(),
): Promise<void> {
  const { table } = entity
  const [first] = await database.batch([{ text: selectWhole(entity), values: [userId, id] }])
  if (first?.rows.length !== 1) throw new Error(`there is no ${entity.kind} ${id}`)
  const own = fieldsOf(entity).flatMap(([name, { type, internal, max = 0, names, target = names, nullable }]) => {
    if (alike.has(name)) return []
    const column = columnName(name)
    const named = type === 'text' || type === 'reference' ? entityOf(target ?? '') : undefined
    if (named) return first.rows[0]?.[name] ? [`'${column}', ${oneOf(named)}`] : []
    if (type === 'text' && max >= NUMBERED.length && (internal || !nullable))
      return [`'${column}', 'v' || lpad(n::text, 6, '0')`]
    return type === 'money' || type === 'integer' ? [`'${column}', 1000 + n`] : []
  })
  const values = [
    `'id', gen_random_uuid()`,
    `'version', 1000000 + n`,
    `'created_at', 1790000000000 + n`,
    `'updated_at', 1790000000000 + n`,
    ...own,
  ]
  const copies = `select (jsonb_populate_record(t, jsonb_build_object(${values.join(', ')}))).*
    from ${table} t, generate_series($2::int, $3::int) n where user_id = $1 and id = $4`
  for (let from = 1; from <= rows; from += AT_ONCE) {
    const bounds = [from, Math.min(rows, from + AT_ONCE - 1), id]
    await database.batch([{ text: `insert into ${table} ${copies}`, values: [userId, ...bounds] }], {
      limitMs: LIMIT_MS,
    })
  }
  await database.batch([{ text: `analyze ${table}` }])
}

function selectWhole({ table, fields }: Entity): string {
  const columns = ['id', ...Object.keys(fields)].map((name) => `${columnName(name)} as "${name}"`)
  return `select ${columns.join(', ')} from ${table} where user_id = $1 and id = $2`
}

/** Rows name many others, in turn. */
function oneOf({ table }: Entity): string {
  return `(array(select id from ${table} where user_id = $1 order by id limit 500))[1 + n % greatest(1, least(500, (select count(*) from ${table} where user_id = $1)::int))]`
}

const NUMBERED = 'v000000'
const AT_ONCE = 2_000
const LIMIT_MS = 60_000
