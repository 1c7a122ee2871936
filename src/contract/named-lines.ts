import { type AnyPatch, type Entity, fieldsOf } from './entity.ts'
import type { Field, Fields } from './fields.ts'

/** A line in a list of another row that a field names, such as a variant, and where: `items.0.variantId`. */
export interface NamedLine {
  readonly kind: string
  /** The row with the list; empty if none is named. */
  readonly id: string
  readonly list: string
  readonly line: string
  readonly place: string
  /** The field with the line's id, the field beside it with the row's id, and the noun for such a line. */
  readonly field: string
  readonly beside: string
  readonly label: string
}

type Values = Readonly<Record<string, unknown>>

const naming = new WeakMap<Fields, readonly (readonly [string, Field])[]>()

/** The lines of other rows that a row names, in its fields and its lists. */
export function namedLines(entity: Pick<Entity, 'fields'>, row: AnyPatch): NamedLine[] {
  const inLists = fieldsOf(entity).flatMap(([name, { line }]) => {
    const lines = row[name]
    if (!line || namingOf(line).length === 0 || !Array.isArray(lines)) return []
    return lines.flatMap((each: unknown, index) => (isValues(each) ? namedBy(line, each, `${name}.${index}.`) : []))
  })
  return [...namedBy(entity.fields, row, ''), ...inLists]
}

function namedBy(fields: Fields, values: Values, prefix: string): NamedLine[] {
  return namingOf(fields).flatMap(([field, { label, namesLine }]) => {
    const line = values[field]
    if (!namesLine || typeof line !== 'string' || line === '') return []
    const { by, list } = namesLine
    const owner = values[by]
    const id = typeof owner === 'string' ? owner : ''
    return [{ kind: fields[by]?.names ?? '', id, list, line, place: prefix + field, field, beside: by, label }]
  })
}

function namingOf(fields: Fields): readonly (readonly [string, Field])[] {
  const known = naming.get(fields)
  if (known) return known
  const found = Object.entries(fields).filter(([, { namesLine }]) => namesLine !== undefined)
  naming.set(fields, found)
  return found
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}
