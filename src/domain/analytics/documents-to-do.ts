import type { DocumentChange, PlacedDocument } from './document-changes.ts'
import type { DocumentFacts } from './document-facts.ts'
import { mayWait } from './waiting-documents.ts'

/** The documents about which something may have to be done on a day, which are few among all. */
export class DocumentsToDo {
  readonly #today: string
  readonly #found = new Set<PlacedDocument>()
  /** Credit notes that ask for more instead of taking back: with one of them more may be open of an invoice than was left unpaid. */
  readonly #belowZero = new Set<PlacedDocument>()
  #all: readonly DocumentFacts[] | undefined

  constructor(today: string) {
    this.#today = today
  }

  /** Takes in what became of a document. */
  take({ entry, after }: DocumentChange): void {
    const isFound = after !== undefined && mayWait(after, this.#today)
    const isBelowZero = isFound && after.documentType === 'creditnote' && after.total < 0
    if (isFound || this.#found.has(entry) || this.#belowZero.size > 0) this.#all = undefined
    keep(this.#found, entry, isFound)
    keep(this.#belowZero, entry, isBelowZero)
  }

  /** In the order of all documents, which `everything` are; the same list until one of them changes. */
  of(everything: Iterable<DocumentFacts>): readonly DocumentFacts[] {
    this.#all ??= this.#belowZero.size > 0 ? [...everything] : this.#ordered()
    return this.#all
  }

  #ordered(): readonly DocumentFacts[] {
    return [...this.#found].toSorted((a, b) => a.place - b.place).map(({ facts }) => facts)
  }
}

function keep<Item>(all: Set<Item>, item: Item, isIn: boolean): void {
  if (isIn) all.add(item)
  else all.delete(item)
}
