import { cutText } from './cut-text.ts'

/** The first line of a text that says something, of at most `max` UTF-16 units: what a long text is called where it has no name. */
export function firstLine(text: string, max = 200): string {
  return cutText(wholeFirstLine(text), max)
}

/** A text as a title and what stands below it: its first line, and all others; of a longer first line nothing is lost, so the whole text. */
export function titleAndRest(text: string, max: number): { readonly title: string; readonly rest: string } {
  const line = wholeFirstLine(text)
  const title = cutText(line, max)
  const whole = text.trim()
  return { title, rest: title === line ? whole.slice(line.length).trim() : whole }
}

function wholeFirstLine(text: string): string {
  return (/\S[^\r\n]*/.exec(text)?.[0] ?? '').trimEnd()
}
