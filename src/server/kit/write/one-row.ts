import type { AnyRow, Entity } from '#contract/entity.ts'
import type { Statement } from '../database/database.ts'
import { currentUser } from '../database/doors.ts'
import { type Column, columnsOf } from '../rows/columns.ts'
import { perEntity } from '../rows/per-entity.ts'

/** What is stored of one change of one row; the names are those of the table `change`. */
export interface HistoryEntry {
  readonly before: object | null
  readonly after: object | null
  readonly actor: string
  readonly why: string | null
  readonly changeSetId: string | null
  readonly mutationId: string | null
  /** Epoch milliseconds. */
  readonly effectiveAt: number
}

/**
 * Stores one row, its history and the counter in one statement: most writes are of one row, and for those a statement of typed
 * values takes half of what the statement for many takes. `isNew` says that the user has no row of this id.
 */
export function storeOneRow(entity: Entity, row: AnyRow, isNew: boolean, entry: HistoryEntry): Statement {
  const { before, after, actor, why, changeSetId, mutationId, effectiveAt } = entry
  const history = [jsonOf(before), jsonOf(after), actor, why, changeSetId, mutationId, effectiveAt]
  const columns = isNew ? columnsOf(entity) : changingOf(entity)
  return {
    name: `${entity.kind}:${isNew ? 'insert' : 'update'}-one`,
    text: isNew ? insertText(entity) : updateText(entity),
    values: [...columns.map(({ name, type }) => valueOf(type, row[name])), ...history],
  }
}

function valueOf(type: string, value: unknown): unknown {
  return type === 'jsonb' ? jsonOf(value) : value
}

function jsonOf(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}

/** All but what a row keeps from its beginning to its end; its id to find it by. */
const changingOf = perEntity((entity) => columnsOf(entity).filter(({ name }) => name !== 'createdAt'))

const insertText = perEntity((entity) => {
  const columns = columnsOf(entity)
  const names = columns.map(({ sql }) => sql).join(', ')
  const values = columns.map((_, index) => placeOf(columns, index)).join(', ')
  const insert = `insert into ${entity.table} (user_id, ${names}) values (${currentUser}, ${values})`
  return withHistory(entity, columns, insert)
})

const updateText = perEntity((entity) => {
  const columns = changingOf(entity)
  const sets = columns.flatMap(({ name, sql }, index) => (name === 'id' ? [] : [`${sql} = ${placeOf(columns, index)}`]))
  const where = `user_id = ${currentUser} and id = ${placeNamed(columns, 'id')}`
  return withHistory(entity, columns, `update ${entity.table} set ${sets.join(', ')} where ${where}`)
})

/** A statement on a row with the entry in the history, and the counter raised to the row's version. */
function withHistory(entity: Entity, columns: readonly Column[], stored: string): string {
  const [before, after, actor, why, changeSet, mutation, at] = Array.from(
    { length: 7 },
    (_, index) => `$${columns.length + index + 1}`,
  )
  const [id, version] = [placeNamed(columns, 'id'), placeNamed(columns, 'version')]
  return `with stored as (${stored}),
    told as (insert into change (user_id, version, kind, id, before, after, actor, why, change_set_id, mutation_id, effective_at)
      values (${currentUser}, ${version}, '${entity.kind}', ${id}, ${before}::jsonb, ${after}::jsonb, ${actor}::text, ${why}::text,
        ${changeSet}::uuid, ${mutation}::uuid, to_timestamp(${at}::float8 / 1000)))
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
