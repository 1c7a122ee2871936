import type { Noun } from '../format/number.ts'
import { keptNouns } from './kept-row-messages.ts'
import { nounFor } from './nouns.ts'

/** What rows of a kind are called in an overview of all that is kept. */
export function keptNoun(kind: string): Noun {
  return (keptNouns as Readonly<Record<string, Noun>>)[kind] ?? nounFor(kind)
}
