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
  return labelled(labelOf(kind, field), message)
}

/** A problem behind the label of its field; a sentence that names the field itself stands alone. */
export function labelled(label: string | undefined, message: string): string {
  if (label === undefined) return message
  if (!/^\p{Lu}/u.test(message)) return `${label} ${message}`
  return message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}: ${message}`
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
