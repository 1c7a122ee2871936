import { currencies } from '#domain/currency.ts'
import { entityOf } from '#contract/entities/registry.ts'
import { type Entity, fieldsOf } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import { columnName, columnsOf } from './columns.ts'
import { perEntity } from './per-entity.ts'
import { currentUser } from '../database/doors.ts'

/** Values of one row in stored form, in the order of `syncColumns`, as the items of a JSON array. */
export function syncProjection(entity: Entity): string {
  return columnsOf(entity)
    .filter(({ name }) => name !== 'id' && name !== 'version')
    .map(({ sql }) => sql)
    .join(', ')
}

/** The names of the values of `syncProjection`. */
export function syncColumns(entity: Entity): readonly string[] {
  return columnsOf(entity)
    .map(({ name }) => name)
    .filter((name) => name !== 'id' && name !== 'version')
}

/** Units per major unit: 10^(4 + minor digits), told by the row's own currency. */
function scaleOf(currency: string): string {
  const exceptions = new Map<number, string[]>()
  for (const each of currencies) {
    if (each.minorDigits !== 2)
      exceptions.set(each.minorDigits, [...(exceptions.get(each.minorDigits) ?? []), each.code])
  }
  const cases = [...exceptions].map(
    ([digits, codes]) =>
      `when ${currency} in (${codes.map((code) => `'${code}'`).join(',')}) then ${10 ** (4 + digits)}::float8`,
  )
  return `case ${cases.join(' ')} else 1000000::float8 end`
}

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`

/** Divided as float8, which is what `to_timestamp` takes: numeric is ten times as slow. */
function iso(sql: string): string {
  return `to_char(to_timestamp(${sql} / 1000::float8) at time zone 'UTC', ${ISO})`
}

function wireValue(field: Field, sql: string): string {
  switch (field.type) {
    case 'money':
      return `${sql} / scale`
    case 'percent':
      return `${sql} / 10000::float8`
    case 'instant':
      return iso(sql)
    case 'lines':
      return field.line ? wireLines(field.line, sql) : sql
    default:
      return sql
  }
}

function wireLines(line: NonNullable<Field['line']>, sql: string): string {
  const kinds = Object.fromEntries(Object.entries(line).map(([name, { type }]) => [name, type]))
  return `case when ${sql} = '[]' then '[]'::json else wire_lines(${sql}, scale, '${JSON.stringify(kinds)}') end`
}

interface Branch {
  [name: string]: string | Branch
}

function place(tree: Branch, path: string, sql: string): void {
  const [head = '', ...rest] = path.split('.')
  if (rest.length === 0) {
    tree[head] = sql
    return
  }
  const inner = tree[head]
  const branch: Branch = typeof inner === 'object' ? inner : {}
  tree[head] = branch
  place(branch, rest.join('.'), sql)
}

function selectList(tree: Branch): string {
  return Object.entries(tree)
    .map(([name, value]) =>
      typeof value === 'string' ? `${value} as "${name}"` : `${buildObject(value)} as "${name}"`,
    )
    .join(', ')
}

/** An object within the object, without a query of its own: those are set up for every statement, and run for every row. */
function buildObject(tree: Branch): string {
  const parts = Object.entries(tree).map(
    ([name, value]) => `'${name}', ${typeof value === 'string' ? value : buildObject(value)}`,
  )
  return `json_build_object(${parts.join(', ')})`
}

/** The REST form of an entity's rows as a select list over `src`; money in major units, percent as percent. */
export const restProjection = perEntity((entity) => {
  const tree: Branch = { id: 'id', version: 'version', userId: 'user_id' }
  const expressions = new Map<string, string>()
  for (const [name, field] of fieldsOf(entity)) {
    if (field.internal) continue
    const sql = wireValue(field, columnName(name))
    expressions.set(name, sql)
    place(tree, field.path ?? name, sql)
    if (field.alias) place(tree, field.alias, sql)
  }
  for (const [name, { by, otherwise }] of Object.entries(entity.shown ?? {})) {
    tree[name] = titleOf(entity, by, otherwise)
  }
  for (const [name, { when, use, otherwise }] of Object.entries(entity.alternatives ?? {})) {
    const test = when.map(({ field, is }) => `${columnName(field)} is not distinct from '${is}'`).join(' or ')
    tree[name] = `case when ${test} then ${expressions.get(use)} else ${expressions.get(otherwise)} end`
  }
  tree['createdAt'] = iso('created_at')
  tree['updatedAt'] = iso('updated_at')
  tree['createdBy'] = 'user_id'
  tree['updatedBy'] = 'user_id'
  return selectList(tree)
})

function titleOf(entity: Entity, by: string, otherwise: string): string {
  const target = entityOf(entity.fields[by]?.target ?? '')
  if (!target) throw new Error(`${entity.kind}.${by} is no reference`)
  const named = `src.${columnName(by)}`
  const title = `(select ${columnName(target.title)} from ${target.table} where user_id = src.user_id and id = ${named})`
  return `case when ${named} is null then '${otherwise}' else coalesce(${title}, '${otherwise}') end`
}

/** The rows of an entity of the signed-in user with their money scale, to select a REST projection from. */
export const restSource = perEntity((entity) => {
  const currency = fieldsOf(entity).find(([, field]) => field.currencyField)?.[1].currencyField
  const scale = currency ? `${scaleOf(columnName(currency))} as scale` : '1000000::float8 as scale'
  return `(select *, ${scale} from ${entity.table} where user_id = ${currentUser}) src`
})
