import { refusalTitles } from './refusal-messages.ts'

/** The stable code of an error (API-02). */
export type MessageCode = keyof typeof refusalTitles

/** Fills the `{name}` places of a message; a place without a value becomes empty. */
export function fillText(template: string, values: Readonly<Record<string, string | number>> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** One refused field and how to correct it. */
export interface FieldIssue {
  readonly field: string
  readonly message: string
}

/**
 * A refusal with a message for people: the catalogue's code with its values; `message` replaces the catalogue's text. Thrown by commands
 * and the write path.
 */
export class Refusal extends Error {
  readonly code: MessageCode
  readonly values: Readonly<Record<string, string | number>>
  readonly issues: readonly FieldIssue[]
  constructor(
    code: MessageCode,
    values: Readonly<Record<string, string | number>> = {},
    issues: readonly FieldIssue[] = [],
  ) {
    super(fillText(String(values['message'] ?? refusalTitles[code]), values))
    this.name = 'Refusal'
    this.code = code
    this.values = values
    this.issues = issues
  }
}

/** The refusal that lists each bad field. */
export function invalid(issues: readonly FieldIssue[]): Refusal {
  return new Refusal('invalid-input', {}, issues)
}
