import type { Ppm } from '#domain/money.ts'
import type { ListedPrice, ListPricing } from './list-pricing.ts'
import type { ProductRow } from './price-list-row.ts'

/** A product whose price a change of the rules moves. */
export interface MovedPrice {
  readonly before: ListedPrice
  readonly after: ListedPrice
}

/** What a change of a list's rules would do to its own prices. */
export interface ListEffect {
  readonly products: number
  readonly changed: number
  readonly belowFloor: { readonly before: number; readonly after: number }
  readonly unpriced: { readonly before: number; readonly after: number }
  /** The mean of the margins of the products that have one; null without any. */
  readonly margin: { readonly before: Ppm | null; readonly after: Ppm | null }
  /** The first ones that move, or without any the first ones there are. */
  readonly examples: readonly MovedPrice[]
}

const EXAMPLES = 8

/** Prices every product of a list by its rules as they are and as they would be. */
export function listEffect(rows: Iterable<ProductRow>, now: ListPricing, then: ListPricing): ListEffect {
  const [before, after] = [new Sums(), new Sums()]
  const moved: MovedPrice[] = []
  const still: MovedPrice[] = []
  let products = 0
  let changed = 0
  for (const row of rows) {
    const pair = { before: now.priceOf(row), after: then.priceOf(row) }
    const isMoved =
      pair.before.price.price !== pair.after.price.price || pair.before.price.currency !== pair.after.price.currency
    const examples = isMoved ? moved : still
    if (examples.length < EXAMPLES) examples.push(pair)
    before.add(pair.before)
    after.add(pair.after)
    products += 1
    if (isMoved) changed += 1
  }
  return {
    products,
    changed,
    belowFloor: { before: before.belowFloor, after: after.belowFloor },
    unpriced: { before: before.unpriced, after: after.unpriced },
    margin: { before: before.margin(), after: after.margin() },
    examples: changed > 0 ? moved : still,
  }
}

class Sums {
  belowFloor = 0
  unpriced = 0
  #margins = 0
  #count = 0

  add({ price, margin }: ListedPrice): void {
    if (price.belowFloor) this.belowFloor += 1
    if (price.price === null) this.unpriced += 1
    if (margin === null) return
    this.#margins += margin
    this.#count += 1
  }

  margin(): Ppm | null {
    return this.#count === 0 ? null : Math.round(this.#margins / this.#count)
  }
}
