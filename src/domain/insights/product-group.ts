import { compareText } from '../text-fold.ts'
import type { ProductFigures } from './product-figures.ts'

/** The products of a group that are named: enough to see what it is about. */
const MOST_NAMED = 10
const OFFSET = 0x811c_9dc5
const PRIME = 0x0100_0193

/** Products that lack the same thing, kept up to date product by product. */
export class ProductGroup {
  readonly #members = new Map<string, ProductFigures>()
  #named: readonly ProductFigures[] | undefined
  // Both can be taken back, whatever the order.
  #sum = 0
  #mixed = 0

  /** Adds a product, or takes it away; `mark` says what of it counts, so that another value is another fingerprint. */
  count(product: ProductFigures, mark: string, by: 1 | -1): void {
    const hash = hashOf(`${product.id} ${mark}`)
    this.#sum = (this.#sum + by * hash) | 0
    this.#mixed ^= Math.imul(hash, PRIME)
    this.#named = undefined
    if (by === 1) this.#members.set(product.id, product)
    else this.#members.delete(product.id)
  }

  get size(): number {
    return this.#members.size
  }

  members(): Iterable<ProductFigures> {
    return this.#members.values()
  }

  /** The first ten by id, so that neither the order of rows nor another name changes which they are. */
  get named(): readonly ProductFigures[] {
    this.#named ??= firstOf(this.#members.values())
    return this.#named
  }

  /** Its one product; null if there are several. */
  get onlyId(): string | null {
    const [first] = this.#members.keys()
    return this.size === 1 && first !== undefined ? first : null
  }

  /** A short text that tells this set of products and values from another: the cause of an insight about it (INS-02). */
  get fingerprint(): string {
    return `${this.size}-${(this.#sum >>> 0).toString(36)}-${(this.#mixed >>> 0).toString(36)}`
  }
}

function firstOf(products: Iterable<ProductFigures>): readonly ProductFigures[] {
  const first: ProductFigures[] = []
  for (const product of products) {
    const last = first.at(-1)
    if (first.length >= MOST_NAMED && last && last.id < product.id) continue
    first.push(product)
    first.sort((a, b) => compareText(a.id, b.id))
    if (first.length > MOST_NAMED) first.pop()
  }
  return first
}

/** FNV-1a, 32 bits: short, and no secret. */
function hashOf(text: string): number {
  let hash = OFFSET
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return hash
}
