import { type AnyRow, type Entity, fieldsOf } from './entity.ts'
import { fieldMessages } from './field-messages.ts'
import { type FieldIssue, fillText, Refusal } from './refusal.ts'

const demands = new WeakMap<Entity, readonly { readonly name: string; readonly message: string }[]>()

/** The fields that a new row needs: those whose fallback is not valid. */
function demandsOf(entity: Entity): readonly { readonly name: string; readonly message: string }[] {
  const known = demands.get(entity)
  if (known) return known
  const made = fieldsOf(entity).flatMap(([name, { readOnly, stored, fallback }]) => {
    const checked = readOnly ? undefined : stored.safeParse(fallback)
    return checked?.error ? [{ name, message: checked.error.issues[0]?.message ?? fieldMessages.missing }] : []
  })
  demands.set(entity, made)
  return made
}

/** The missing fields of a new row; the same on both sides. */
export function missingFields(entity: Entity, row: AnyRow): FieldIssue[] {
  return demandsOf(entity)
    .filter(({ name }) => row[name] === entity.fields[name]?.fallback)
    .map(({ name, message }) => ({ field: name, message }))
}

/** The catalogue's not-found answer for a row. */
export function notFound(entity: Pick<Entity, 'notFound'>, id: string): Refusal {
  return new Refusal('no-such-row', { message: fillText(entity.notFound, { id }) })
}
