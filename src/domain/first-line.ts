import { cutText } from './cut-text.ts'

/** The first line of a text that says something, of at most `max` UTF-16 units: what a long text is called where it has no name. */
export function firstLine(text: string, max = 200): string {
  const line = /\S[^\r\n]*/.exec(text)?.[0] ?? ''
  return cutText(line.trimEnd(), max)
}
