import { entityOf } from '#contract/entities/registry.ts'
import type { Field } from '#contract/fields.ts'

/**
 * Why a row is refused, with the name of the field where it names one: `Unit price must not be negative`. Sentences of their own stand
 * behind a colon. `field` is a field as it is stored, or one of a line: `items.0.unitPrice`.
 */
export function problemMessages(
  kind: string,
  { field, message }: { readonly field: string; readonly message: string },
): string {
  const label = labelOf(kind, field)
  if (label === undefined) return message
  return `${label}${/^\p{Lu}/u.test(message) ? ':' : ''} ${message}`
}

/** The words for refusals of rows of a kind, wherever they are told. */
export function wordsFor(kind: string): (issue: { readonly field: string; readonly message: string }) => string {
  return (issue) => problemMessages(kind, issue)
}

function labelOf(kind: string, place: string): string | undefined {
  const [name = '', _line, inner] = place.split('.')
  const field: Field | undefined = entityOf(kind)?.fields[name]
  return (inner === undefined ? undefined : field?.line?.[inner]?.label) ?? field?.label
}
