import { matchesSearch, searchTerms } from '#domain/text-fold.ts'
import { SearchBlocks } from './search-blocks.ts'

/** With so few rows left, asking each is cheaper than walking all texts. */
const FEW = 8_192
/** Terms whose hits are remembered: those of a phrase being typed. */
const REMEMBERED = 12

/** Marks the rows that contain a term by another way than their own text. */
export type MarkNamed = (term: string, hits: Uint8Array) => void

/** Search as you type (PROD-12): every term of a search must occur in a row's text or be found by `markNamed`. */
export class RowSearch {
  readonly #texts = new SearchBlocks()
  readonly #known = new Map<string, Uint8Array>()

  set(slot: number, text: string): void {
    this.#texts.set(slot, text)
  }

  /** To call when texts or names changed. */
  forget(): void {
    this.#known.clear()
  }

  /** Clears each match that does not hold every term. */
  keep(search: string, matches: Uint8Array, markNamed: MarkNamed): void {
    for (const term of searchTerms(search)) this.#keepTerm(term, matches, markNamed)
  }

  #keepTerm(term: string, matches: Uint8Array, markNamed: MarkNamed): void {
    const known = this.#known.get(term)
    if (known) return both(matches, known)
    // Whatever holds a longer term holds its beginning too, and that was typed a moment ago.
    for (const [beginning, hits] of this.#known) if (term.startsWith(beginning)) both(matches, hits)
    const hits = new Uint8Array(matches.length)
    markNamed(term, hits)
    if (countOnes(matches) <= FEW) {
      matches.forEach((match, slot) => {
        if (match === 1 && hits[slot] === 0 && !matchesSearch(this.#texts.text(slot), [term])) matches[slot] = 0
      })
      return undefined
    }
    this.#texts.mark(term, hits)
    this.#remember(term, hits)
    return both(matches, hits)
  }

  #remember(term: string, hits: Uint8Array): void {
    this.#known.set(term, hits)
    const [oldest] = this.#known.keys()
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest)
  }
}

function both(matches: Uint8Array, hits: Uint8Array): void {
  for (let slot = 0; slot < matches.length; slot += 1) if (hits[slot] !== 1) matches[slot] = 0
}

/** How many places are 1. */
export function countOnes(matches: Uint8Array): number {
  let count = 0
  for (let slot = 0; slot < matches.length; slot += 1) count += matches[slot] ?? 0
  return count
}
