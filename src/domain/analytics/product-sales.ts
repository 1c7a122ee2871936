import { firstSoldCosts } from './cost-rises.ts'
import type { DocumentChange, PlacedDocument } from './document-changes.ts'
import type { DocumentFacts } from './document-facts.ts'
import { type DayRange, isIn } from './period.ts'
import type { WaitSales } from './product-waits.ts'
import { soldQuantities } from './sold-quantities.ts'

/** What was sold of a product, and at which costs. */
export type SoldProduct = Pick<WaitSales, 'sold' | 'firstCosts'>

const UNSOLD: SoldProduct = { sold: { of: () => 0 }, firstCosts: new Map() }

/** The documents by which each product was sold in a range: after a change only the products of that document are looked at again. */
export class ProductSales {
  readonly #range: DayRange
  /** In the order of the documents, on which it depends which of two sales of a day was the first. */
  readonly #byProduct = new Map<string, PlacedDocument[]>()

  constructor(range: DayRange) {
    this.#range = range
  }

  /** What was sold of a product. */
  of(productId: string): SoldProduct {
    const entries = this.#byProduct.get(productId)
    if (!entries) return UNSOLD
    const documents = entries.map(({ facts }) => facts)
    const range = this.#range
    return {
      sold: soldQuantities(documents, { range }, productId),
      firstCosts: firstSoldCosts(documents, range, productId),
    }
  }

  /** Takes in what became of a document, and tells of each product that it is about. */
  take({ entry, before, after }: DocumentChange, tell: (productId: string) => void): void {
    const [was, is] = [this.#productsOf(before), this.#productsOf(after)]
    for (const productId of was) {
      if (!is.has(productId)) this.#leave(productId, entry)
      tell(productId)
    }
    for (const productId of is) {
      if (was.has(productId)) continue
      this.#enter(productId, entry)
      tell(productId)
    }
  }

  #productsOf(facts: DocumentFacts | undefined): ReadonlySet<string> {
    if (!facts?.sale || !isIn(this.#range, facts.issueDate)) return NONE
    const ids = new Set<string>()
    for (const { productId } of facts.sale.lines) if (productId !== null) ids.add(productId)
    return ids
  }

  #enter(productId: string, entry: PlacedDocument): void {
    const entries = this.#byProduct.get(productId)
    if (!entries) {
      this.#byProduct.set(productId, [entry])
      return
    }
    let at = entries.length
    while (at > 0 && (entries[at - 1]?.place ?? 0) > entry.place) at -= 1
    entries.splice(at, 0, entry)
  }

  #leave(productId: string, entry: PlacedDocument): void {
    const entries = this.#byProduct.get(productId) ?? []
    const left = entries.filter((each) => each !== entry)
    if (left.length > 0) this.#byProduct.set(productId, left)
    else this.#byProduct.delete(productId)
  }
}

const NONE: ReadonlySet<string> = new Set()
