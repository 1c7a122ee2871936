import type { Field } from './fields.ts'

/** The longest text of a field that names no limit. */
const MOST = 300

/**
 * The name or number of a copy: the text of the original with a suffix, shortened by whole characters so that the field takes it (PROD-04).
 */
export function copiedText({ max = MOST }: Pick<Field, 'max'>, text: string, suffix = ' (Copy)'): string {
  return `${cutText(text, max - suffix.length)}${suffix}`
}

/** The beginning of a text that has at most `max` UTF-16 units, and ends with a whole character: no emoji or accent is cut in two. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  let end = 0
  for (const { index, segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (index + segment.length > max) break
    end = index + segment.length
  }
  return text.slice(0, end).trimEnd()
}
