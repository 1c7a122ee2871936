import { trimEndOf } from '../trim-text.ts'

const SEPARATORS = ' \t\n\r\u00a0\u2009\u202f-–—,;:/|('

/** The name of a product without its variant's options at the end: `Mug - Small, Red` is a `Mug`. */
export function nameWithout(name: string, values: readonly string[]): string {
  const named = values.filter(Boolean)
  for (const between of [', ', ' / ', ' - ', ' ']) {
    const end = named.join(between)
    if (end === '' || !name.toLowerCase().endsWith(end.toLowerCase())) continue
    const rest = name.slice(0, -end.length)
    // A word that only ends like the option is no option.
    const before = trimEndOf(rest, SEPARATORS)
    if (before !== rest) return before
  }
  return name
}

/** The words that all names of variants begin with; blank if there are none. */
export function commonName(names: readonly string[]): string {
  const [first = '', ...others] = names
  const words = first.split(' ')
  const isShared = (word: string, at: number): boolean => others.every((other) => other.split(' ')[at] === word)
  const end = words.findIndex((word, at) => !isShared(word, at))
  const shared = end < 0 ? words : words.slice(0, end)
  return trimEndOf(shared.join(' '), SEPARATORS)
}
