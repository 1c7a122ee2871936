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

/** Documents in an order that they keep, and a number that rises with every change. */
interface Followed {
  readonly version: number
  all: () => Iterable<DocumentFacts>
}

type Entry = { -readonly [Key in keyof PlacedDocument]: PlacedDocument[Key] }

/** So many changes are found at once, so that a first look at all documents does not hold the page up. */
const MOST = 4_000

/** What became of the documents of a book since they were last looked at, taken in one by one. */
export class DocumentChanges {
  readonly #book: Followed
  readonly #most: number
  readonly #known: DocumentFacts[] = []
  /** Of the same places. */
  readonly #entries: Entry[] = []
  #place = 0
  #found: DocumentChange[] = []
  /** That of the book when everything in it had been found. */
  #version = -1

  constructor(book: Followed, most = MOST) {
    this.#book = book
    this.#most = most
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

  #find(): void {
    const { version } = this.#book
    if (this.#walk()) this.#version = version
    this.#found.reverse()
  }

  /** Finds what changed, as much as is found at once; whether that was all. A book keeps its order, so that a walk along both tells. */
  #walk(): boolean {
    let at = 0
    for (const after of this.#book.all()) {
      if (this.#known[at] !== after) {
        this.#cut(at, after.id)
        if (this.#found.length >= this.#most) return false
        if (this.#known[at] !== after) this.#found.push(this.#put(at, after))
      }
      at += 1
    }
    this.#cut(at)
    return this.#known.length === at
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

  /** Takes off the documents that are gone: those from a place on until the next that is there, as many as are found at once. */
  #cut(at: number, next?: string): void {
    const last = Math.min(this.#known.length, at + this.#most - this.#found.length)
    let end = at
    while (end < last && this.#known[end]?.id !== next) end += 1
    if (end === at) return
    this.#known.splice(at, end - at)
    for (const entry of this.#entries.splice(at, end - at)) {
      this.#found.push({ entry, before: entry.facts, after: undefined })
    }
  }
}
