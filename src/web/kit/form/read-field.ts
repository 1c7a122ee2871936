import type { Field } from '#contract/fields.ts'
import type { Parsed } from '../ui/use-draft.ts'
import { formMessages } from './messages.ts'

/** Reads text as the value of a declared text field, within its limits; leading and trailing space is dropped. */
export function readField(field: Field<string>): (text: string) => Parsed<string> {
  return (text) => {
    const checked = field.stored.safeParse(text.trim())
    return checked.success ? { value: checked.data } : { issue: sentence(checked.error.issues[0]?.message ?? '') }
  }
}

/** Messages of the declarations follow a field's name; alone they are a sentence of their own. */
export function sentence(message: string): string {
  return formMessages.standsAlone(message)
}
