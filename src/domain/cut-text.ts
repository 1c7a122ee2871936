import { beginning } from './beginning.ts'

let characters: Intl.Segmenter | undefined

/**
 * The beginning of a text that has at most `max` UTF-16 units, and ends with a whole character: no emoji or accent is cut in two. Of a
 * character that is longer than that, such as a letter under hundreds of accents, its beginning.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  characters ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  // Where a character ends is told by the next code point; a longer text makes each look at it dearer.
  const end = characters.segment(beginning(text, max + 2)).containing(max)?.index ?? 0
  return (end > 0 ? text.slice(0, end) : beginning(text, max)).trimEnd()
}
