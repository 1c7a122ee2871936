import type { Field } from '#contract/fields.ts'
import type { Parsed } from '../ui/use-draft.ts'

/** Reads text as the value of a declared text field, within its limits; leading and trailing space is dropped. */
export function readField(field: Field<string>): (text: string) => Parsed<string> {
  return (text) => {
    const checked = field.stored.safeParse(text.trim())
    return checked.success ? { value: checked.data } : { issue: sentence(checked.error.issues[0]?.message ?? '') }
  }
}

/** Messages of the declarations follow a field's name; alone they have a subject, begin with a capital and end with a point. */
export function sentence(message: string): string {
  const text = /^(is|has) /.test(message) ? `This ${message}` : message.charAt(0).toUpperCase() + message.slice(1)
  return /[.!?%]$/.test(text) ? text : `${text}.`
}
