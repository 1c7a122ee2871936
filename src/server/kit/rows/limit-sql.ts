import { type ContextNeed, type Entity, type Limited } from '#contract/entity.ts'
import { entityOf } from '#contract/entities/registry.ts'
import { currentUser } from '../database/data-access.ts'
import { columnName } from './columns.ts'

type Named = Extract<ContextNeed, { readonly by: string }>
type Flagged = Extract<ContextNeed, { readonly flag: string }>

/** SQL for the limit in force of a row, or null: `limitInForce` for a few rows, each of which is looked up. */
export function limitOf(entity: Entity, row: string): string {
  const { limited } = entity
  if (!limited) throw new Error(`${entity.kind} has no limit`)
  const named = (need: Named): string =>
    `(select ${nearest(limited, need)} from ${chain(need)} where own.user_id = ${row}.user_id and own.id = ${row}.${columnName(need.by)})`
  const broken = `${row}.${columnName(limited.keeps)} is not null or ${row}.${columnName(limited.lines)} <> '[]'`
  return `case when ${broken} then ${inOrder(entity, limited, row, named)} end`
}

/** SQL for the same limit, for any number of rows: the rows they name are read once. */
export function limitNow(entity: Entity, row: string): string {
  const { limited } = entity
  if (!limited) throw new Error(`${entity.kind} has no limit`)
  const named = (need: Named): string =>
    `((select jsonb_object_agg(own.id, ${nearest(limited, need)}) from ${chain(need)} where own.user_id = ${currentUser}) ->> ${row}.${columnName(need.by)}::text)::integer`
  return inOrder(entity, limited, row, named)
}

/**
 * A query for the ids of all rows that break the limit in force, each perhaps more than once. An index on the row that sets a limit and on what is
 * kept finds them, however many rows keep to theirs.
 */
export function idsBeyondLimit(entity: Entity): string {
  const { limited, context = [], table } = entity
  if (!limited) throw new Error(`${entity.kind} has no limit`)
  const [keeps, limit] = [columnName(limited.keeps), columnName(limited.limit)]
  const rows = `select src.id from ${table} src where src.user_id = ${currentUser}`
  const everywhere = context.flatMap((need) => ('flag' in need ? [flagged(need, limit)] : []))
  // With a lower end the planner takes the range for one of few rows; without, for a third of all, which it would go through.
  const keepsLess = (most: string): string => `src.${keeps} >= -1 and src.${keeps} < ${most} and src.${limit} is null`
  const parts = context.flatMap((need) => {
    if ('naming' in need || 'flag' in need) return []
    const by = columnName(need.by)
    const nearestLimit = `coalesce(${[nearest(limited, need), ...everywhere].join(', ')})`
    // One after the other of those that are named, by the index.
    return [
      `select src.id from (select own.id, ${nearestLimit} as most from ${chain(need)} where own.user_id = ${currentUser} offset 0) named
        cross join lateral (${rows} and src.${by} = named.id and ${keepsLess('named.most')} offset 0) src`,
      `${rows} and src.${by} is null and ${keepsLess(`(select coalesce(${everywhere.join(', ')}))`)}`,
    ]
  })
  return [`${rows} and src.${keeps} < src.${limit}`, ...parts].join(' union all ')
}

function inOrder(entity: Entity, { limit }: Limited, row: string, named: (need: Named) => string): string {
  const others = (entity.context ?? []).flatMap((need) => {
    if ('naming' in need) return []
    if ('by' in need) return [named(need)]
    return [flagged(need, columnName(limit))]
  })
  const own = `${row}.${columnName(limit)}`
  return `coalesce(${[own, ...others].join(', ')})`
}

function flagged({ kind, flag }: Flagged, limit: string): string {
  return `(select ${limit} from ${tableOf(kind)} where user_id = ${currentUser} and ${columnName(flag)} limit 1)`
}

function chain({ kind, parent }: Named): string {
  const table = tableOf(kind)
  const above =
    parent === undefined
      ? ''
      : ` left join ${table} above on above.user_id = own.user_id and above.id = own.${columnName(parent)}`
  return `${table} own${above}`
}

function nearest({ limit }: Limited, { parent }: Named): string {
  const column = columnName(limit)
  return parent === undefined ? `own.${column}` : `coalesce(own.${column}, above.${column})`
}

function tableOf(kind: string): string {
  const entity = entityOf(kind)
  if (!entity) throw new Error(`there is no kind ${kind}`)
  return entity.table
}
