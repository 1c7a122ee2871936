import type { AnyRow, Entity } from '#contract/entity.ts'
import type { Statement } from '../database/database.ts'
import { currentUser } from '../database/data-access.ts'
import { type Column, columnsOf } from '../rows/columns.ts'
import { perEntity } from '#contract/per-entity.ts'
import { difference } from './history.ts'
import { same } from '#contract/same.ts'
import type { Numbered, Origin } from './storing.ts'

/**
 * Stores one row, its history and the counter in one statement: most writes are of one row, and a statement of typed values takes half
 * the time of the statement for many rows. Of a known row only the changed columns are sent.
 */
export function storeOneRow({ entity, before, version, lost }: Numbered, after: AnyRow, origin: Origin): Statement {
  const { columns, ...statement } = before ? updateOf(entity, before, after) : insertOf(entity)
  const { actor, why, changeSetId, mutationId, now, clientId, reverts } = origin
  const values = columns.map(({ name, type }) => (name === 'version' ? version : valueOf(type, after[name])))
  const changed = difference(entity, before, after)
  values.push(
    jsonOf(changed.before),
    jsonOf(changed.after),
    jsonOf(lost),
    actor,
    why,
    changeSetId,
    mutationId,
    now,
    clientId,
    reverts,
  )
  return { ...statement, values }
}

/** A statement on one row, with the columns whose values it takes. */
interface RowStatement extends Pick<Statement, 'text' | 'name'> {
  readonly columns: readonly Column[]
}

function valueOf(type: string, value: unknown): unknown {
  return type === 'jsonb' ? jsonOf(value) : value
}

function jsonOf(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}

const insertOf = perEntity((entity): RowStatement => {
  const columns = columnsOf(entity)
  const names = columns.map(({ sql }) => sql).join(', ')
  const values = columns.map((_, index) => placeOf(columns, index)).join(', ')
  const insert = `insert into ${entity.table} (user_id, ${names}) values (${currentUser}, ${values})`
  return { name: `${entity.kind}:insert-one`, text: withHistory(entity, columns, insert), columns }
})

/** Every session keeps each named update prepared, so the names are limited to the first ones used. */
const UPDATES = 48
const updatesOf = perEntity(() => new Map<string, RowStatement>())

/** The row is found by its id; version and time change with every write. */
const ALWAYS: ReadonlySet<string> = new Set(['id', 'version', 'updatedAt'])

/** Sets the changed columns; the time of creation never changes. */
function updateOf(entity: Entity, before: AnyRow, after: AnyRow): RowStatement {
  const columns = columnsOf(entity).filter(({ name }) => ALWAYS.has(name) || !same(before[name], after[name]))
  const known = updatesOf(entity)
  const set = columns.map(({ name }) => name).join()
  const found = known.get(set)
  if (found) return found
  const sets = columns.flatMap(({ name, sql }, index) => (name === 'id' ? [] : [`${sql} = ${placeOf(columns, index)}`]))
  const where = `user_id = ${currentUser} and id = ${placeNamed(columns, 'id')}`
  const text = withHistory(entity, columns, `update ${entity.table} set ${sets.join(', ')} where ${where}`)
  if (known.size >= UPDATES) return { text, columns }
  const made = { name: `${entity.kind}:update-one-${known.size}`, text, columns }
  known.set(set, made)
  return made
}

/** A statement on a row that also adds the history entry and raises the counter to the row's version. */
function withHistory(entity: Entity, columns: readonly Column[], stored: string): string {
  const [before, after, lost, actor, why, changeSet, mutation, at, client, reverts] = Array.from(
    { length: 10 },
    (_, index) => `$${columns.length + index + 1}`,
  )
  const [id, version] = [placeNamed(columns, 'id'), placeNamed(columns, 'version')]
  return `with stored as (${stored}),
    told as (insert into change (user_id, version, kind, id, before, after, lost, actor, why, change_set_id, mutation_id, effective_at,
      client_id, reverts)
      values (${currentUser}, ${version}, '${entity.kind}', ${id}, ${before}::jsonb, ${after}::jsonb, ${lost}::jsonb, ${actor}::text, ${why}::text,
        ${changeSet}::uuid, ${mutation}::uuid, to_timestamp(${at}::float8 / 1000), ${client}::uuid, ${reverts}::uuid))
    update user_head set version = ${version} where user_id = ${currentUser}`
}

function placeOf(columns: readonly Column[], index: number): string {
  return `$${index + 1}::${columns[index]?.type ?? 'text'}`
}

function placeNamed(columns: readonly Column[], wanted: string): string {
  return placeOf(
    columns,
    columns.findIndex(({ name }) => name === wanted),
  )
}
