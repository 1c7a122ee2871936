import type { RowOfKind } from '#contract/row-kinds.ts'
import type { Ppm } from '#domain/money.ts'
import type { ListedPrice, ListPricing } from './list-pricing.ts'

export interface MovedPrice {
  readonly before: ListedPrice
  readonly after: ListedPrice
}

export interface ListEffect {
  readonly products: number
  /** The prices of the products that will all be priced: those of variants count one by one. */
  readonly prices: number
  readonly changed: number
  /** Products, as the two above. */
  readonly belowFloor: { readonly before: number; readonly after: number }
  readonly unpriced: { readonly before: number; readonly after: number }
  /** The mean of the margins of the prices that have one; null without any. */
  readonly margin: { readonly before: Ppm | null; readonly after: Ppm | null }
  /** The first ones that move, or without any the first ones there are. */
  readonly examples: readonly MovedPrice[]
}

const EXAMPLES = 8

/** Prices every product of a list by its rules as they are and as they would be. */
export function listEffect(rows: Iterable<RowOfKind<'product'>>, now: ListPricing, then: ListPricing): ListEffect {
  const products = [...rows].map((row) => pairsOf(now.pricesOf(row), then.pricesOf(row)))
  const changed = products.filter((pairs) => pairs.some(isMoved))
  const pairs = products.flat()
  const before = sums(products.map((each) => each.map((pair) => pair.before)))
  const after = sums(products.map((each) => each.map((pair) => pair.after)))
  return {
    products: products.length,
    prices: after.prices,
    changed: changed.length,
    belowFloor: { before: before.belowFloor, after: after.belowFloor },
    unpriced: { before: before.unpriced, after: after.unpriced },
    margin: { before: before.margin, after: after.margin },
    examples: (changed.length > 0 ? changed.flat().filter(isMoved) : pairs).slice(0, EXAMPLES),
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

/** A product with variants counts once: by the one that has the problem. */
function sums(products: readonly (readonly ListedPrice[])[]) {
  const margins = products.flat().flatMap(({ margin }) => margin ?? [])
  const unpriced = products.filter((prices) => prices.some(({ price }) => price.price === null))
  return {
    prices: products.flat().length - unpriced.flat().length,
    belowFloor: products.filter((prices) => prices.some(({ price }) => price.belowFloor)).length,
    unpriced: unpriced.length,
    margin: margins.length === 0 ? null : Math.round(margins.reduce((sum, each) => sum + each, 0) / margins.length),
  }
}
