import type { Lookup, Ref } from './command.ts'
import { type AnyPatch, type AnyRow, type Entity, fieldsOf } from './entity.ts'
import { entities } from './entities/registry.ts'
import { ownPart } from './field-groups.ts'
import { same } from './same.ts'

/** A row that an act made, and the values of callers that it left there. */
export interface MadeRow extends Ref {
  readonly left: AnyPatch
}

/** What an act left in a row that it made, without what the server fills in where that is blank. */
export function leftOf(entity: Entity, row: AnyRow): AnyPatch {
  const [decides, ...rest] = entity.filledIn ?? []
  const isFilledIn = decides !== undefined && row[decides] === ''
  const open = new Set(isFilledIn ? [decides, ...rest] : [])
  const own = fieldsOf(entity).filter(([name, { readOnly }]) => !readOnly && !open.has(name))
  return Object.fromEntries(own.map(([name, field]) => [name, ownPart(field, row[name])]))
}

/** Whether a row still holds what the act that made it left there. */
export function isAsMade(entity: Entity, row: AnyRow, left: AnyPatch): boolean {
  return Object.entries(left).every(([name, value]) => {
    const field = entity.fields[name]
    return field !== undefined && same(ownPart(field, row[name]), ownPart(field, value))
  })
}

/** Where rows are found that need others: by the fields that refer to them. */
export function lookupsOfUsers(rows: readonly Ref[]): Lookup[] {
  const references = entities.flatMap(({ kind, fields }) =>
    Object.entries(fields).flatMap(([field, { target }]) => (target === undefined ? [] : [{ kind, field, target }])),
  )
  return rows.flatMap(({ kind: made, id }) =>
    references.flatMap(({ kind, field, target }) => (target === made ? [{ kind, field, is: id }] : [])),
  )
}
