/** The beginning of a text that has at most `max` UTF-16 units, never with half of a surrogate pair. */
export function beginning(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}
