import type { Kind } from '#contract/row-kinds.ts'
import { formatCount, type Noun } from '../format/number.ts'
import { nouns, nounTexts } from './noun-messages.ts'

/** What rows of a kind are called that may be known only at run time. */
export function nounFor(kind: string): Noun {
  return (nouns as Readonly<Record<string, Noun>>)[kind] ?? nounTexts.unlisted(kind)
}

/** How many rows of a kind: `1 brand`, `1,204 brands`. */
export function countOf(kind: Kind, count: number): string {
  return formatCount(count, nounFor(kind))
}
