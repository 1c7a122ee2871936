import { entityOf } from '#contract/entities/registry.ts'
import type { Field } from '#contract/fields.ts'
import { labelMessages } from './label-messages.ts'
import { byMessage, isSentence, type Problem } from './same-problems.ts'

/**
 * Why a row is refused, with the name of the field where it names one: `Unit price must not be negative`. Sentences of their own stand
 * behind a colon. Each reason is told once: fields with the same problem are named together, and before a sentence of its own not at all.
 * `field` is a field as it is stored, or one of a line: `items.0.unitPrice`.
 */
export function reasonsOf(kind: string, issues: readonly Problem[]): string[] {
  return byMessage(issues).map(({ message, fields }) => {
    const labels = [...new Set(fields.map((field) => labelOf(kind, field)))]
    if (labels.length > 1 && isSentence(message)) return message
    return labelled(labels.filter((label) => label !== undefined).join(', '), message)
  })
}

/** The words for refusals of rows of a kind, wherever they are told. */
export function wordsFor(kind: string): (issues: readonly Problem[]) => string[] {
  return (issues) => reasonsOf(kind, issues)
}

/** A problem behind the label of its field; a sentence that names the field itself stands alone. */
export function labelled(label: string, message: string): string {
  if (label === '') return message
  if (!isSentence(message)) return labelMessages.goesOn(label, message)
  return message.toLowerCase().includes(label.toLowerCase()) ? message : labelMessages.named(label, message)
}

function labelOf(kind: string, place: string): string | undefined {
  const [name = '', _line, inner] = place.split('.')
  const field: Field | undefined = entityOf(kind)?.fields[name]
  return (inner === undefined ? undefined : field?.line?.[inner]?.label) ?? field?.label
}
