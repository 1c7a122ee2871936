import type { Ref } from './command.ts'
import { type AnyPatch, type Entity, fieldsOf } from './entity.ts'
import type { Field } from './fields.ts'
import { perEntity } from './per-entity.ts'

/** A row that another names without a foreign key, and where: `items.0.productId`. */
export interface NamedRow extends Ref {
  readonly place: string
  /** The field without the number of its line. */
  readonly field: string
}

/** Whether a field names rows, or its lines do. */
export function isNaming({ names, line = {} }: Field): boolean {
  return names !== undefined || Object.values(line).some(isNaming)
}

const namingFields = perEntity((entity) => fieldsOf(entity).filter(([, field]) => !field.readOnly && isNaming(field)))

/** The rows that the values of an entity's fields name: in a row, a patch with edits of lists, or a REST body. */
export function namedRows(entity: Entity, values: AnyPatch): NamedRow[] {
  return namingFields(entity).flatMap(([name, field]) => {
    const value = values[name]
    return field.line ? namedInLines(name, field, value) : namedBy(field, name, value)
  })
}

function namedBy({ names = '' }: Field, field: string, value: unknown): NamedRow[] {
  if (typeof value === 'string') return value === '' ? [] : [{ kind: names, id: value, place: field, field }]
  const added = Array.isArray(value) ? value : isRecord(value) ? value['add'] : []
  if (!Array.isArray(added)) return []
  return added.flatMap((id: unknown, index) =>
    typeof id === 'string' ? [{ kind: names, id, place: `${field}.${index}`, field }] : [],
  )
}

function namedInLines(name: string, { line: fields = {}, names: ofLine }: Field, value: unknown): NamedRow[] {
  const lines = isRecord(value) ? value['lines'] : value
  const inner = Object.entries(fields).filter(([, { names }]) => names !== undefined)
  return Object.entries(isRecord(lines) || Array.isArray(lines) ? lines : {}).flatMap(
    ([key, line]: [string, unknown]) => {
      if (!isRecord(line)) return []
      // In an edit of a list the key is the line's id.
      const id = isRecord(lines) ? key : line['id']
      const own = ofLine !== undefined && typeof id === 'string' ? [{ kind: ofLine, id, field: `${name}.id` }] : []
      return [
        ...own.map((row) => ({ ...row, place: `${name}.${key}.id` })),
        ...inner.flatMap(([each, field]) =>
          namedBy(field, `${name}.${each}`, line[each]).map((row) => ({ ...row, place: `${name}.${key}.${each}` })),
        ),
      ]
    },
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
