import type { DocumentBook, DocumentFacts } from './document-facts.ts'

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

/** So many changes are found at once, so that a first look at all documents does not hold the page up. */
const MOST = 4_000

/** What became of the documents of a book since they were last looked at, taken in one by one. */
export class DocumentChanges {
  readonly #book: Pick<DocumentBook, 'version' | 'all'>
  readonly #known: DocumentFacts[] = []
  /** Of the same places. */
  readonly #entries: Entry[] = []
  #place = 0
  #found: DocumentChange[] = []
  /** That of the book when everything in it had been found. */
  #version = -1

  constructor(book: Pick<DocumentBook, 'version' | 'all'>) {
    this.#book = book
  }

  /** Whether something changed that was not taken in. */
  get isBehind(): boolean {
    return this.#found.length > 0 || this.#version !== this.#book.version
  }

  /** Hands changes over until there is no time left; whether there are none left. */
  read(hasTime: () => boolean, take: (change: DocumentChange) => void): boolean {
    while (this.isBehind) {
      if (this.#found.length === 0) this.#find()
      if (!hasTime()) return !this.isBehind
      const change = this.#found.pop()
      if (change) take(change)
    }
    return true
  }

  /** Finds what changed. A book keeps its order, so that a walk along both tells. */
  #find(): void {
    const { version } = this.#book
    const [known, found] = [this.#known, this.#found]
    let at = 0
    for (const after of this.#book.all()) {
      if (known[at] !== after) {
        if (found.length >= MOST) break
        while (at < known.length && known[at]?.id !== after.id) found.push(...this.#cut(at, 1))
        found.push(this.#put(at, after))
      }
      at += 1
    }
    if (found.length < MOST) {
      found.push(...this.#cut(at, known.length - at))
      this.#version = version
    }
    found.reverse()
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
    if (count <= 0) return []
    this.#known.splice(at, count)
    return this.#entries.splice(at, count).map((entry) => ({ entry, before: entry.facts, after: undefined }))
  }
}
