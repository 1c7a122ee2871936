import type { AnyPatch, Entity } from './entity.ts'
import { fieldsOf } from './entity.ts'
import { ownPart } from './field-groups.ts'
import type { Field } from './fields.ts'
import type { DataChange } from './next-row.ts'
import { same } from './same.ts'

/**
 * A change that brings a deleted row back as it was: it keeps the instant at which it was made, and its figures, such as prices with their
 * receipts, where what callers write is what it was (PRICE-16). `was` is the row before its deletion, with its derived fields.
 */
export function broughtBack(entity: Entity, change: DataChange, was: AnyPatch): DataChange {
  const createdAt = instantOf(was['createdAt'])
  if (!entity.figures || !isAsBefore(entity, change.data, was)) return { ...change, createdAt }
  const figures = fieldsOf(entity).filter(([name, field]) => isFigure(field) && name in was)
  return { ...change, createdAt, restored: Object.fromEntries(figures.map(([name]) => [name, was[name]])) }
}

/** An instant in epoch milliseconds as the history holds it; undefined for all else. */
export function instantOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
}

function isFigure({ readOnly, byServer, line }: Field): boolean {
  return readOnly ? !byServer : Object.values(line ?? {}).some((inner) => inner.readOnly)
}

/** Whether callers write what the row held. A row that it named may be gone. */
function isAsBefore(entity: Entity, data: AnyPatch, was: AnyPatch): boolean {
  return fieldsOf(entity).every(([name, field]) => {
    if (field.readOnly || (field.target !== undefined && data[name] === null)) return true
    return same(ownPart(field, data[name]), ownPart(field, was[name]))
  })
}
