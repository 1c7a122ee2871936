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
    const pairs = pairsOf(now.pricesOf(row), then.pricesOf(row))
    const moves = pairs.filter(isMoved)
    const examples = moves.length > 0 ? moved : still
    for (const pair of moves.length > 0 ? moves : pairs) if (examples.length < EXAMPLES) examples.push(pair)
    for (const pair of pairs) {
      before.add(pair.before)
      after.add(pair.after)
    }
    products += 1
    if (moves.length > 0) changed += 1
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

/** Both price the same row, so its variants come in the same order. */
function pairsOf(before: readonly ListedPrice[], after: readonly ListedPrice[]): readonly MovedPrice[] {
  return before.flatMap((each, index) => {
    const then = after[index]
    return then ? [{ before: each, after: then }] : []
  })
}

function isMoved({ before, after }: MovedPrice): boolean {
  return before.price.price !== after.price.price || before.price.currency !== after.price.currency
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
