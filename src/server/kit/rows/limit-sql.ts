import { type ContextNeed, type Entity, type Limited } from '#contract/entity.ts'
import { entityOf } from '#contract/entities/registry.ts'
import { currentUser } from '../database/data-access.ts'
import { columnName } from './columns.ts'

type Named = Extract<ContextNeed, { readonly by: string }>

/** SQL for the limit in force of a row, or null: `limitInForce` for a few rows, each of which is looked up. */
export function limitOf(entity: Entity, row: string): string {
  const { limited } = entity
  if (!limited) throw new Error(`${entity.kind} has no limit`)
  const named = (need: Named): string =>
    `(select ${nearest(limited, need)} from ${chain(need)} where own.user_id = ${row}.user_id and own.id = ${row}.${columnName(need.by)})`
  const broken = `${row}.${columnName(limited.keeps)} is not null or ${row}.${columnName(limited.lines)} <> '[]'`
  return `case when ${broken} then ${inOrder(entity, limited, row, named)} end`
}

/**
 * SQL for whether a row, or a line of it that keeps to `kept`, breaks the limit in force; for any number of rows: the rows they name are
 * read once.
 */
export function isBeyondLimit(entity: Entity, row: string, kept?: string): string {
  const { limited } = entity
  if (!limited) throw new Error(`${entity.kind} has no limit`)
  const named = (need: Named): string =>
    `((select jsonb_object_agg(own.id, ${nearest(limited, need)}) from ${chain(need)} where own.user_id = ${currentUser}) ->> ${row}.${columnName(need.by)}::text)::integer`
  return `${kept ?? `${row}.${columnName(limited.keeps)}`} < ${inOrder(entity, limited, row, named)}`
}

function inOrder(entity: Entity, { limit }: Limited, row: string, named: (need: Named) => string): string {
  const others = (entity.context ?? []).flatMap((need) => {
    if ('naming' in need) return []
    if ('by' in need) return [named(need)]
    return [
      `(select ${columnName(limit)} from ${tableOf(need.kind)} where user_id = ${currentUser} and ${columnName(need.flag)} limit 1)`,
    ]
  })
  const own = `${row}.${columnName(limit)}`
  return `coalesce(${[own, ...others].join(', ')})`
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
