export type { MessagesOf } from '#domain/messages-of.ts'
import type { Fields } from './fields.ts'

/** What a language says of an entity: its names, and the labels of its fields. */
export interface EntityMessages<F extends Fields = Fields> {
  readonly label: { readonly one: string; readonly many: string }
  readonly notFound: string
  /** The message for a second row with the same key. */
  readonly key?: { readonly taken: string }
  readonly figures?: { readonly label: string }
  readonly fields: { readonly [K in keyof F]: FieldMessages }
}

/** What a language says of a field, and of the fields of its lines. */
export interface FieldMessages {
  readonly label: string
  readonly help?: string
  /** What fields that are one decision are called together. */
  readonly group?: string
  /** The message for a row that the field names and that is not there. */
  readonly missing?: string
  readonly line?: Readonly<Record<string, FieldMessages>>
}

/**
 * Writes the texts of a language into `messages`, or into a declared entity, in place of those that are there. Parts are kept as the same
 * objects, so what holds a part shows the new texts when it is drawn next; what copied a text at import would not.
 */
export function putMessages(messages: object, language: object): void {
  for (const [key, said] of Object.entries(language)) {
    const part: unknown = Reflect.get(messages, key)
    if (isPart(part) && isPart(said)) putMessages(part, said)
    else Object.assign(messages, { [key]: said as unknown })
  }
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
