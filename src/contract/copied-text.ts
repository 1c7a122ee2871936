import { cutText } from '#domain/cut-text.ts'
import type { Field } from './fields.ts'

/** The longest text of a field that names no limit. */
const MOST = 300

/** The beginning of a text that a field takes. */
export function textFor({ max = MOST }: Pick<Field, 'max'>, text: string): string {
  return cutText(text, max)
}

/**
 * The name or number of a copy: the text of the original with a suffix, shortened by whole characters so that the field takes it (PROD-04).
 */
export function copiedText({ max = MOST }: Pick<Field, 'max'>, text: string, suffix = ' (Copy)'): string {
  return `${cutText(text, max - suffix.length)}${suffix}`
}
