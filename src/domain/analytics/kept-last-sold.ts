import type { Chunk } from './chunked-rows.ts'
import type { DocumentFacts } from './document-facts.ts'
import { lastSold } from './sold-quantities.ts'

type Days = ReadonlyMap<string, string>

/** The last day on which each product was sold, until a day; after a change only the products of what changed are looked at. */
export class KeptLastSold {
  #chunks: readonly Chunk<DocumentFacts>[] = []
  #parts: readonly Days[] = []
  readonly #days = new Map<string, string>()
  readonly #until: string

  constructor(until: string) {
    this.#until = until
  }

  of(productId: string): string | null {
    return this.#days.get(productId) ?? null
  }

  /** Takes the documents as they are now; answers the products whose day may be another one. */
  follow(chunks: readonly Chunk<DocumentFacts>[]): ReadonlySet<string> {
    const [former, chunksBefore] = [this.#parts, this.#chunks]
    const parts = chunks.map((chunk, at) => {
      const known = chunk === chunksBefore[at] ? former[at] : undefined
      return known ?? lastSold(chunk, this.#until)
    })
    const touched = new Set<string>()
    for (let at = 0; at < Math.max(parts.length, former.length); at++) {
      const [before, after] = [former[at] ?? NO_DAYS, parts[at] ?? NO_DAYS]
      if (before !== after) addDifferent(touched, before, after)
    }
    this.#chunks = chunks
    this.#parts = parts
    this.#lookAt(touched)
    return touched
  }

  #lookAt(touched: ReadonlySet<string>): void {
    if (touched.size > MOST_SINGLE) {
      this.#days.clear()
      for (const part of this.#parts) for (const [id, day] of part) this.#atLeast(id, day)
      return
    }
    for (const id of touched) {
      this.#days.delete(id)
      for (const part of this.#parts) this.#atLeast(id, part.get(id) ?? '')
    }
  }

  #atLeast(id: string, day: string): void {
    if ((this.#days.get(id) ?? '') < day) this.#days.set(id, day)
  }
}

const NO_DAYS: Days = new Map()
/** More products than these are sooner looked at all together. */
const MOST_SINGLE = 200

function addDifferent(touched: Set<string>, before: Days, after: Days): void {
  for (const [id, day] of after) if (before.get(id) !== day) touched.add(id)
  for (const id of before.keys()) if (!after.has(id)) touched.add(id)
}
