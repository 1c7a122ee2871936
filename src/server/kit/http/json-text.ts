import type { Statement } from '../database/database.ts'
import type { Entity } from '#contract/entity.ts'
import { perEntity } from '../rows/per-entity.ts'
import { restProjection, restSource } from '../rows/projections.ts'

const oneText = perEntity(
  (entity) =>
    `select row_to_json(one)::text as text from (select ${restProjection(entity)} from ${restSource(entity)} where id = $1) one`,
)

/** One row of an entity as REST JSON text in column `text`; $1 is its id. */
export function oneAsText(entity: Entity, id: string): Statement {
  return { name: `${entity.kind}:one`, text: oneText(entity), values: [id] }
}

/** What a list is to hold. `where` uses $1 and so on, in the order of `values`. */
export interface TextList {
  readonly entity: Entity
  readonly where: string
  readonly order: string
  readonly values: readonly unknown[]
  readonly limit: number
  readonly offset: number
  readonly total: boolean
}

/**
 * A page of rows as REST JSON text in column `text`: `{items, more}` and `total` where asked for.
 * One row too many is read to know `more`; counting is left out otherwise (performance.md rule 2).
 */
export function listAsText({ entity, where, order, values, limit, offset, total }: TextList): Statement {
  const source = restSource(entity)
  const [limitAt, offsetAt] = [values.length + 1, values.length + 2]
  const count = total ? `|| ',"total":' || (select count(*) from ${source} where ${where})` : ''
  const text = `select '{"items":[' || coalesce(array_to_string(lines[1:$${limitAt}], ','), '') || '],"more":'
      || (coalesce(cardinality(lines), 0) > $${limitAt})::text ${count} || '}' as text
    from (select array_agg(row_to_json(one)::text) as lines from (select ${restProjection(entity)} from
      (select * from ${source} where ${where} order by ${order} limit $${limitAt} + 1 offset $${offsetAt}) src) one) page`
  return { ...nameOf(text), text, values: [...values, limit, offset] }
}

/** Each named text is kept prepared by every session, so they are limited: the lists that are asked for most are asked for first. */
const NAMED_LISTS = 32
const listNames = new Map<string, string>()

function nameOf(text: string): Pick<Statement, 'name'> {
  if (!listNames.has(text) && listNames.size < NAMED_LISTS) listNames.set(text, `list:${listNames.size + 1}`)
  const name = listNames.get(text)
  return name === undefined ? {} : { name }
}
