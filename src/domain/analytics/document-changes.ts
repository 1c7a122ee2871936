import type { DocumentFacts } from './document-facts.ts'

/** A document in its place among all. */
export interface PlacedDocument {
  readonly facts: DocumentFacts
  readonly place: number
}

/** What became of a document: without facts before it is new, without those after it is gone. */
export interface DocumentChange {
  readonly entry: PlacedDocument
  readonly before: DocumentFacts | undefined
  readonly after: DocumentFacts | undefined
}

type Entry = { -readonly [Key in keyof PlacedDocument]: PlacedDocument[Key] }

/** What became of the documents of a book since they were last looked at, taken in one by one. */
export class DocumentChanges {
  readonly #known: DocumentFacts[] = []
  /** Of the same places. */
  readonly #entries: Entry[] = []
  #place = 0
  #found: DocumentChange[] = []

  /** Whether changes were found that are not taken in. */
  get isBehind(): boolean {
    return this.#found.length > 0
  }

  /** Finds what changed. A book keeps its order, so that a walk along both tells. */
  find(documents: Iterable<DocumentFacts>): void {
    const found: DocumentChange[] = []
    const known = this.#known
    let at = 0
    for (const after of documents) {
      if (known[at] !== after) {
        while (at < known.length && known[at]?.id !== after.id) found.push(...this.#cut(at, 1))
        found.push(this.#put(at, after))
      }
      at += 1
    }
    if (at < known.length) found.push(...this.#cut(at, known.length - at))
    if (found.length > 0) this.#found = [...found.toReversed(), ...this.#found]
  }

  /** Hands changes over until there is no time left; whether there are none left. */
  read(hasTime: () => boolean, take: (change: DocumentChange) => void): boolean {
    while (hasTime()) {
      const change = this.#found.pop()
      if (!change) return true
      take(change)
    }
    return !this.isBehind
  }

  #put(at: number, after: DocumentFacts): DocumentChange {
    const before = this.#known[at]
    const entry = this.#entries[at] ?? { facts: after, place: this.#place }
    if (!before) this.#place += 1
    entry.facts = after
    this.#known[at] = after
    this.#entries[at] = entry
    return { entry, before, after }
  }

  #cut(at: number, count: number): readonly DocumentChange[] {
    this.#known.splice(at, count)
    return this.#entries.splice(at, count).map((entry) => ({ entry, before: entry.facts, after: undefined }))
  }
}
