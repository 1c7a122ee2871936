import type { BookedProduct } from '../insight-book.ts'
import type { Telling } from '../ranking.ts'
import type { Severity } from '../severity.ts'
import type { Shop } from '../shop.ts'

/** A rule about one active product: it judges every one, and tells only of the most severe. */
export interface ProductRule extends Telling<BookedProduct> {
  /** How severe it is; null where there is nothing to say. */
  readonly judge: (product: BookedProduct, shop: Shop) => Severity | null
}

/** Insights about a product are named by its id. */
export function idOf({ figures }: BookedProduct): string {
  return figures.id
}
