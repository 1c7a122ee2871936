import { beginning } from './beginning.ts'

/**
 * The beginning of a text that has at most `max` UTF-16 units, and ends with a whole character: no emoji or accent is cut in two. Of a
 * character that is longer than that, such as a letter under hundreds of accents, its beginning.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  let end = 0
  for (const { index, segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (index + segment.length > max) break
    end = index + segment.length
  }
  return (end > 0 ? text.slice(0, end) : beginning(text, max)).trimEnd()
}
